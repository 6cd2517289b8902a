import type {Finding} from '../content/checks/finding.ts';
import type {ApiFields} from '../facts/schema/api.ts';
import type {Network} from '../facts/schema/network.ts';

const usage = (value: string | {readonly use: string} | undefined): string => (typeof value === 'object' ? value.use : (value ?? ''));

/** Networks whose posts of a link hold a file as well. */
const linksHoldFiles: ReadonlySet<string> = new Set(['pinterest']);
const withoutFiles: ReadonlySet<string> = new Set(['text', 'link', 'article', 'poll']);

/** How networks use the API's fields, against what is known of the networks; `lines` are those of the table's keys. */
export function checkApiFields(
  file: string,
  table: Partial<ApiFields>,
  networks: ReadonlyMap<string, Pick<Network, 'id' | 'limits' | 'features' | 'post_kinds'>>,
  lines: ReadonlyMap<string, number>,
): Finding[] {
  return [...networks.values()].flatMap(({id, limits, features, post_kinds: kinds}) => {
    const fields = table[id];
    if (fields === undefined) return [{file, message: `${id} has no line; say how it uses the fields`}];
    const contents = kinds.flatMap((kind) => (kind.supported === 'no' ? [] : kind.contents));
    const titleRequired = limits.some((limit) => limit.bound === 'required' && limit.metric === 'title_length');
    const fileRequired = linksHoldFiles.has(id) || !contents.some((content) => withoutFiles.has(content));
    const comment = features.find((feature) => feature.id === 'first_comment')?.value ?? 'no';
    const facts = `src/data/networks/${id}.yaml`;
    const faults = [
      ['title', 'required', titleRequired, `${facts} has ${titleRequired ? 'a' : 'no'} limit of metric title_length with bound "required"`],
      ['file_ids', 'required', fileRequired, `the post kinds in ${facts} ${fileRequired ? 'all need a file' : 'have contents without a file'}`],
      ['comment', 'ignored', comment === 'no', `first_comment in ${facts} is "${comment}"`],
    ] as const;
    return faults
      .filter(([field, use, expected]) => (usage(fields[field]) === use) !== expected)
      .map(([field, use, expected, why]) => ({
        file,
        line: lines.get(id),
        message: `${id} ${field} is "${usage(fields[field])}", but ${why}; make it ${expected ? `"${use}"` : `another than "${use}"`}, or correct the facts`,
      }));
  });
}
