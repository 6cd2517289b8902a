import {ownPath} from './schema/common.ts';
import {documentUrl} from './sources.ts';

/** Every `source` below a value of a data file: an address, or one for each language. */
function sourcesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(sourcesIn);
  if (typeof value !== 'object' || value === null) return [];
  const {source} = value as {readonly source?: unknown};
  const addresses = typeof source === 'object' && source !== null ? Object.values(source) : [source];
  return [...addresses.filter((address) => typeof address === 'string'), ...Object.values(value).flatMap(sourcesIn)];
}

/**
 * Whether every source of the data is registered, pages of this site apart, and every registered document still used.
 * @param data parts of the data by the file that they come from
 * @param registered addresses of the register
 */
export function checkSources(data: ReadonlyMap<string, unknown>, registered: ReadonlySet<string>): {readonly file: string; readonly message: string}[] {
  const used = new Set<string>();
  const findings = [...data].flatMap(([file, value]) =>
    [
      ...new Set(
        sourcesIn(value)
          .filter((source) => ownPath(source) === undefined)
          .map(documentUrl),
      ),
    ].flatMap((url) => {
      used.add(url);
      return registered.has(url)
        ? []
        : [{file, message: `source ${url} is not in the register; add it to src/data/sources/, with the dates that are known of it`}];
    }),
  );
  const idle = [...registered].filter((url) => !used.has(url));
  return [...findings, ...idle.map((url) => ({file: 'src/data/sources', message: `${url} is registered, and no fact rests on it; remove it`}))];
}
