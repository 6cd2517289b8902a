import {apiOperation} from './api-operation.ts';
import {checkPost} from './check-post.ts';
import {explainError} from './explain-error.ts';
import {networkLimits} from './network-limits.ts';
import {readPage} from './read-page.ts';
import {searchHelp} from './search-help.ts';
import type {Tool} from './tool.ts';

/** Everything that can be asked, in the order in which it is listed. */
export const tools: readonly Tool[] = [searchHelp, readPage, explainError, networkLimits, checkPost, apiOperation];
