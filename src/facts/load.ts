import {existsSync, globSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {LineCounter, parseDocument} from 'yaml';
import type * as z from 'zod';
import {networkIds, type NetworkId} from './schema/common.ts';
import {errorFile, type ErrorFacts, type ErrorGroup} from './schema/error.ts';
import {type Headings, headingsFile} from './schema/headings.ts';
import {type Interface, interfaceFile} from './schema/interface.ts';
import {keyRemedy, keysAt} from './schema/keys.ts';
import {type NetworkWords, networkWordsFile} from './schema/network-words.ts';
import {network, type Limit, type Network} from './schema/network.ts';
import {rangesFile, type Ranges} from './schema/ranges.ts';
import {service, type Service} from './schema/service.ts';
import {type Terms, termsFile} from './schema/terms.ts';
import {yamlFault} from './yaml-fault.ts';

/** Folder of the data files. */
export const dataFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../data');

/** A data file does not hold what its schema asks; the message names file, place and what was expected. */
export class DataError extends Error {
  override name = 'DataError';
}

/** How many faults of one file are named; the first explain the rest. */
const shownIssues = 8;

/** The part of a file that an issue is about: what is not there is missing in the nearest thing above it. */
function nearest(document: ReturnType<typeof parseDocument>, keys: readonly PropertyKey[]): unknown {
  for (let length = keys.length; length > 0; length--) {
    const node = document.getIn(keys.slice(0, length), true);
    if (node !== undefined) return node;
  }
  return document.contents;
}

/** `line 83: limits.2.unit: expected one of …; found "charcter"`. */
function issueLine(issue: z.core.$ZodIssue, schema: z.ZodType, document: ReturnType<typeof parseDocument>, lines: LineCounter): string {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const node = nearest(document, issue.path) as {readonly range?: readonly number[]; readonly items?: readonly {readonly key?: unknown}[]} | null;
  const key =
    unknown === undefined
      ? undefined
      : node?.items?.map((pair) => pair.key as {range?: readonly number[]; value?: unknown}).find((item) => item.value === unknown);
  const offset = (key ?? node)?.range?.[0];
  const value = document.getIn(issue.path);
  const remedy = unknown === undefined ? '' : keyRemedy(unknown, keysAt(schema, issue.path));
  const found = issue.code === 'invalid_value' && ['string', 'number', 'boolean'].includes(typeof value) ? `; found ${JSON.stringify(value)}` : '';
  const isMissing = issue.code !== 'unrecognized_keys' && issue.path.length > 0 && value === undefined;
  const said = issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message;
  const message = isMissing ? `is missing (${said})` : said;
  return `  ${offset === undefined ? '' : `line ${lines.linePos(offset).line}: `}${issue.path.join('.') || '(top)'}: ${message}${found}${remedy}`;
}

/**
 * Reads one YAML file and checks it against its schema. Throws {@link DataError}.
 * @param empty what a file without a value stands for; by itself it is a fault
 */
export function readData<Schema extends z.ZodType>(file: string, schema: Schema, empty?: z.infer<Schema>): z.infer<Schema> {
  const name = path.relative(process.cwd(), file);
  const counter = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), {lineCounter: counter});
  const [fault] = document.errors;
  if (fault) throw new DataError(`${name}: not readable as YAML: ${yamlFault(fault)}`);
  const raw: unknown = document.toJS();
  if (raw === null && empty !== undefined) return empty;
  if (raw === null) throw new DataError(`${name}: the file is empty`);
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  // A misspelt key is missing under its right name as well: the cause comes first.
  const issues = result.error.issues.toSorted((left, right) => Number(right.code === 'unrecognized_keys') - Number(left.code === 'unrecognized_keys'));
  const lines = issues.map((issue) => issueLine(issue, schema, document, counter));
  const more = lines.length > shownIssues ? `\n  … and ${lines.length - shownIssues} more` : '';
  throw new DataError(`${name}: ${lines.length} value(s) do not fit the schema:\n${lines.slice(0, shownIssues).join('\n')}${more}`);
}

/** When the newest data file was written. Asked at most every 300 ms: a page asks for facts thousands of times. */
let newest = 0;
let lookedAt = 0;
function newestChange(): number {
  const now = Date.now();
  if (now - lookedAt > 300) {
    lookedAt = now;
    newest = Math.max(...globSync('**/*.yaml', {cwd: dataFolder}).map((file) => statSync(path.join(dataFolder, file)).mtimeMs));
  }
  return newest;
}

/** What is made of the data once a build; while pages are written (`npm start`), anew after a data file has changed. */
export function once<T>(make: () => T): () => T {
  let value: {readonly made: T; readonly of: number} | undefined;
  return () => {
    const of = process.env.NODE_ENV === 'development' ? newestChange() : 0;
    if (value === undefined || value.of !== of) value = {made: make(), of};
    return value.made;
  };
}

/** The service's own numbers. */
export const loadService = once((): Service => readData(path.join(dataFolder, 'service.yaml'), service));

/** Every network whose data file exists, in the order of their ids. */
export const loadNetworks = once((): ReadonlyMap<NetworkId, Network> => {
  const found = new Map<NetworkId, Network>();
  const stray = readdirSync(path.join(dataFolder, 'networks')).find((name) => !(networkIds as readonly string[]).includes(name.replace(/\.yaml$/, '')));
  if (stray !== undefined)
    throw new DataError(
      `src/data/networks/${stray}: no network of that name is registered in src/data/network-ids.ts; add it there (npm run new -- network <id> does), or delete the file`,
    );
  for (const id of networkIds) {
    const file = path.join(dataFolder, 'networks', `${id}.yaml`);
    if (!existsSync(file)) continue;
    const data = readData(file, network);
    if (data.id !== id) throw new DataError(`src/data/networks/${id}.yaml: id is "${data.id}", the file name says "${id}"; make them the same`);
    found.set(id, data);
  }
  return found;
});

/** The limit that `<network>.<id>` names, or undefined. */
export function findLimit(reference: string): {network: Network; limit: Limit} | undefined {
  const [id, limitId] = reference.split('.');
  const owner = loadNetworks().get(id as NetworkId);
  const limit = owner?.limits.find((item) => item.id === limitId);
  return owner && limit ? {network: owner, limit} : undefined;
}

export type CatalogueEntry = ErrorFacts & {readonly group: ErrorGroup};

/** Facts of every error code, by code, ascending. */
export const loadErrors = once((): ReadonlyMap<number, CatalogueEntry> => {
  const folder = path.join(dataFolder, 'errors');
  const entries: CatalogueEntry[] = [];
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.yaml') && file !== 'ranges.yaml')) {
    const file = path.join(folder, name);
    const data = readData(file, errorFile);
    if (`${data.group}.yaml` !== name)
      throw new DataError(`src/data/errors/${name}: group is "${data.group}", the file name says otherwise; make them the same`);
    for (const facts of data.errors) entries.push({...facts, group: data.group});
  }
  entries.sort((a, b) => a.code - b.code);
  const byCode = new Map<number, CatalogueEntry>();
  for (const entry of entries) {
    const other = byCode.get(entry.code);
    if (other) {
      const place = other.group === entry.group ? 'twice in this file' : `in ${other.group}.yaml as well`;
      throw new DataError(
        `src/data/errors/${entry.group}.yaml: code ${entry.code} is ${place}; a number belongs to one error (npm run new -- error ${entry.group} takes the next free one)`,
      );
    }
    byCode.set(entry.code, entry);
  }
  return byCode;
});

/** The numbers that each group's codes are taken from, from `errors/ranges.yaml`. */
export const loadRanges = once((): Ranges => readData(path.join(dataFolder, 'errors', 'ranges.yaml'), rangesFile));

/** The words of the site, and the forms to avoid, from `terms.yaml`. */
export const loadTerms = once((): Terms => readData(path.join(dataFolder, 'terms.yaml'), termsFile));

/** The words of the service's interface by place, from `interface.yaml`. */
export const loadInterface = once((): Interface => readData(path.join(dataFolder, 'interface.yaml'), interfaceFile));

/** The words of the networks' own screens, from `network-words.yaml`. */
export const loadNetworkWords = once((): NetworkWords => readData(path.join(dataFolder, 'network-words.yaml'), networkWordsFile));

/** The sections that pages of one kind share, from `headings.yaml`. */
export const loadHeadings = once((): Headings => readData(path.join(dataFolder, 'headings.yaml'), headingsFile));
