import type {Finding} from '../content/checks/finding.ts';
import type {CatalogueEntry} from '../facts/load.ts';

/** A document as far as codes go: its file, its version, and which codes its calls name themselves. */
interface NamedCodes {
  readonly file: string;
  readonly version: CatalogueEntry['api_versions'][number];
  readonly calls: readonly {readonly name: string; readonly codes: readonly number[]}[];
}

/**
 * Codes that a call can be refused with, against what the documents name: a general code is named by its calls and has its line of what an
 * integration does; a code of a network comes to the calls by itself.
 */
export function checkApiCodes(errors: ReadonlyMap<number, CatalogueEntry>, documents: readonly NamedCodes[], actions: ReadonlySet<number>): Finding[] {
  const refusing = [...errors.values()].filter(({http_status: status, status: use}) => status !== null && use === 'active');
  const general = refusing.filter(({group}) => group === 'general');
  const facts = 'src/data/errors/general.yaml';
  const unnamed = documents.flatMap(({file, version, calls}) => {
    const named = new Set(calls.flatMap(({codes}) => codes));
    return general
      .filter(({code, api_versions: versions}) => versions.includes(version) && !named.has(code))
      .map(({code, http_status: status}) => ({
        file: facts,
        message: `code ${code} refuses calls with ${status}, and no call of ${file} names it; add it to "x-error-codes" of those it refuses, in order, or set http_status to null`,
      }));
  });
  const unsaid = general
    .filter(({code}) => !actions.has(code))
    .map(({code}) => ({file: facts, message: `code ${code} refuses calls; say in src/data/api/client-actions.yaml what an integration does with it`}));
  const foreign = documents.flatMap(({file, calls}) =>
    calls.flatMap(({name, codes}) =>
      codes.flatMap((code) => {
        const entry = errors.get(code);
        if (entry === undefined) return [{file, message: `${name}: "x-error-codes" names ${code}; there is no such code in src/data/errors/`}];
        return entry.group === 'general'
          ? []
          : [{file, message: `${name}: "x-error-codes" names ${code}, a code of "${entry.group}"; those come by themselves to calls with "x-network-errors"`}];
      }),
    ),
  );
  return [...unnamed, ...unsaid, ...foreign];
}
