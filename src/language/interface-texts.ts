import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {typesetMessages} from './messages.ts';
import {typesetSource} from './source-texts.ts';

/** Sentences that are put together in the browser: there is no typographer there. */
const sources = ['src/checker/advice.ts'];

/** Files with texts of the interface that are not in typographer's spaces, quotes and dashes, by their path below `root`, and what they should hold. */
export function untypesetInterface(root: string): ReadonlyMap<string, string> {
  const messages = globSync('i18n/ru/**/*.json', {cwd: root, exclude: ['**/reference/**', '**/version-*.json']});
  const typeset = [...messages, ...sources].sort().flatMap((file): [string, string][] => {
    const before = readFileSync(path.join(root, file), 'utf8');
    const after = sources.includes(file) ? typesetSource(before, 'ru') : typesetMessages(before, 'ru');
    return before === after ? [] : [[file, after]];
  });
  return new Map(typeset);
}
