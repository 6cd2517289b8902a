import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Folder of the hand-written OpenAPI documents and their overlays. */
export const documentFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../openapi');
