import {newestDate} from '../../facts/sources.ts';

/** One thing that somebody should look at. */
export interface ReportItem {
  readonly where: string;
  readonly what: string;
}

const day = 86_400_000;

function daysSince(date: string, today: Date): number {
  return Math.floor((today.getTime() - Date.parse(date)) / day);
}

interface Fact {
  readonly path: string;
  readonly source: string;
}

/** Every part of a data file that names a `source`, and where it stands. */
export function factsIn(value: unknown, path = ''): Fact[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => factsIn(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  const name = record.id ?? record.code;
  const {source} = record;
  const own = typeof source === 'string' ? [{path: name === undefined ? path : `${path} (${String(name)})`, source}] : [];
  return [...own, ...Object.entries(record).flatMap(([key, item]) => factsIn(item, path === '' ? key : `${path}.${key}`))];
}

/** The month of examples, once it is near or gone, or too far off for a publication to be scheduled in it. */
export function nearExamples(file: string, month: string, daysAhead: number, today: Date, least = 60): ReportItem[] {
  const first = -daysSince(`${month}-01`, today);
  if (first >= least && first + 31 <= daysAhead) return [];
  return [{where: file, what: `${month} begins ${first < 0 ? `${-first} days ago` : `in ${first} days`}; choose one ${least} to ${daysAhead - 31} days ahead`}];
}

/** A document of the register as the file has it. */
export type RegisteredSource = Parameters<typeof newestDate>[0] & {readonly url: string};

/** Documents of which nobody knows how old the copy was that the facts come from. */
export function undatedSources(file: string, sources: readonly RegisteredSource[]): ReportItem[] {
  return sources.flatMap((source) => (newestDate(source) === undefined ? [{where: file, what: source.url}] : []));
}

/** Documents whose latest date is longer ago than `limit` days. */
export function oldSources(file: string, sources: readonly RegisteredSource[], today: Date, limit = 365): ReportItem[] {
  return sources.flatMap((source) => {
    const date = newestDate(source);
    const age = date === undefined ? 0 : daysSince(date, today);
    return age > limit ? [{where: file, what: `${source.url}: as of ${date}, ${age} days ago`}] : [];
  });
}

/** Whether an address can be one of a public page: https, no user and no port, a dot in the host; or one of this site. Nothing is fetched. */
function isSound(address: string): boolean {
  if (address.startsWith('/docs/')) return true;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.protocol === 'https:' && url.username === '' && url.port === '' && url.hostname.includes('.') && address === address.trim();
}

function malformed(where: string, place: string, address: string): ReportItem[] {
  return isSound(address) ? [] : [{where, what: `${place}: "${address}" is not the address of a page; https://… is expected`}];
}

/** Addresses in a data file that cannot be right: sources of facts, and the pages of a network as a whole. */
export function malformedSources(file: string, data: unknown): ReportItem[] {
  const whole = Object.entries(data ?? {}).filter((entry): entry is [string, string] => ['homepage', 'documentation'].includes(entry[0]));
  return [...whole.flatMap(([key, address]) => malformed(file, key, address)), ...factsIn(data).flatMap(({path, source}) => malformed(file, path, source))];
}

/** Links of a page to other sites that cannot be right. */
export function malformedLinks(file: string, links: readonly {readonly url: string; readonly line: number}[]): ReportItem[] {
  return links.filter(({url}) => /^(https?:)?\/\//.test(url)).flatMap(({url, line}) => malformed(file, `line ${line}`, url));
}

/** A data file of errors, as far as the report reads it. */
export interface GroupOfCodes {
  readonly group: string;
  readonly errors: readonly {readonly code: number; readonly status: string; readonly network_codes: readonly unknown[]}[];
}

/** Codes in use of a network that name no code of the network itself, so that a reader who saw the network's message does not find them. */
export function unmappedCodes(files: readonly (GroupOfCodes & {readonly file: string})[], networks: ReadonlySet<string>): ReportItem[] {
  return files
    .filter(({group}) => networks.has(group))
    .flatMap(({file, errors}) =>
      errors
        .filter(({status, network_codes}) => status === 'active' && network_codes.length === 0)
        .map(({code}) => ({where: file, what: `${code}: no code of the network`})),
    );
}

/** Pages whose last change is longer ago than `limit` days; `changes` holds dates by file, pages without one are new. */
export function untouchedPages(files: readonly string[], changes: ReadonlyMap<string, string>, today: Date, limit = 365): ReportItem[] {
  return files.flatMap((file) => {
    const date = changes.get(file);
    const age = date === undefined ? 0 : daysSince(date, today);
    return age > limit ? [{where: file, what: `last changed ${date?.slice(0, 10)}, ${age} days ago`}] : [];
  });
}

/** Last change of each file from the text of `git log --format=%x00%cI --name-only`, newest first. */
export function lastChanges(log: string): Map<string, string> {
  const changes = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter((line) => line !== '');
    for (const file of files) if (!changes.has(file)) changes.set(file, date);
  }
  return changes;
}
