/** Writes the interface's texts (`i18n/ru/**.json`, and those that stand in both languages in a source file) in typographer's spaces, quotes and dashes. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {untypesetInterface} from '../src/language/interface-texts.ts';

const root = path.resolve(import.meta.dirname, '..');
const untypeset = untypesetInterface(root);
for (const [file, text] of untypeset) writeFileSync(path.join(root, file), text);
console.log(`${untypeset.size} file(s) typeset.`);
