/**
 * npm run facts:watch: asks every cited document and every network's list of changes whether it is as it was, and prints what a keeper
 * should look at. Options: `--state FILE` (default .cache/facts-watch.json), `--only telegram` (part of an address),
 * `--report FILE` (the table as Markdown). Ends with 1 when there is something to look at.
 */
import {existsSync, globSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {dataFolder, loadErrors, loadNetworks, readData} from '../src/facts/load.ts';
import {sourceFile} from '../src/facts/schema/source.ts';
import {noticesTable} from '../src/facts/watch/compare.ts';
import {watchedDocuments} from '../src/facts/watch/documents.ts';
import {watch, type WatchState} from '../src/facts/watch/run.ts';

const {values} = parseArgs({
  options: {state: {type: 'string', default: '.cache/facts-watch.json'}, only: {type: 'string', default: ''}, report: {type: 'string'}},
});
const file = path.resolve(values.state);
const state: WatchState = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {looks: {}, before: {}};
mkdirSync(path.dirname(file), {recursive: true});
const documents = watchedDocuments(
  loadNetworks().values(),
  globSync('sources/*.yaml', {cwd: dataFolder}).map((name) => readData(path.join(dataFolder, name), sourceFile)),
  loadErrors().values(),
).filter(({url}) => url.includes(values.only));
console.log(`${documents.length} documents to look at; a run that is broken off goes on where it was.`);
const notices = await watch(
  documents,
  state,
  (next) => writeFileSync(file, JSON.stringify(next, null, 1)),
  (line) => console.log(line),
);
const table = noticesTable(notices);
console.log(`\n${table}`);
if (values.report) writeFileSync(values.report, `${table}\n`);
if (notices.length > 0) process.exitCode = 1;
