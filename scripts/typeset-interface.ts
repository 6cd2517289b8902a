/**
 * Writes the interface's texts (`i18n/ru/**.json`, and those that stand in both languages in a source file) in typographer's spaces,
 * quotes and dashes; `--check` only says where they are not.
 */
import {globSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {typesetMessages} from '../src/language/messages.ts';
import {typesetSource} from '../src/language/source-texts.ts';

const root = path.resolve(import.meta.dirname, '..');
const checkOnly = process.argv.includes('--check');
let wrong = 0;
/** Sentences that are put together in the browser: there is no typographer there. */
const sources = ['src/checker/advice.ts'];
const messages = globSync('i18n/ru/**/*.json', {cwd: root, exclude: ['**/reference/**', '**/version-*.json']});
for (const file of [...messages, ...sources].sort()) {
  const before = readFileSync(path.join(root, file), 'utf8');
  const after = sources.includes(file) ? typesetSource(before, 'ru') : typesetMessages(before, 'ru');
  if (before === after) continue;
  wrong += 1;
  if (checkOnly) console.error(`${file}: quotes, dashes or spaces are not typeset; run npm run typeset`);
  else writeFileSync(path.join(root, file), after);
}
console.log(checkOnly ? `Interface texts: ${wrong} file(s) to typeset.` : `${wrong} file(s) typeset.`);
if (checkOnly && wrong > 0) process.exitCode = 1;
