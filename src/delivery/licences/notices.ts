import {existsSync, globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** Licences under which a part may be served; their texts ask to be handed on. A part under another is a decision, not an oversight. */
const known = /^\(?(?:MIT|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|MPL-2\.0|CC0-1\.0|Unlicense|OFL-1\.1)(?: (?:OR|AND) [\w.-]+)*\)?$/;

/** Packages that name no licence in package.json but bring its text. */
const byTheirText: Readonly<Record<string, string>> = {'twitter-text': 'Apache-2.0'};

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().default(''),
  repository: z.union([z.string(), z.object({url: z.string()})]).optional(),
  homepage: z.string().optional(),
});

/** A package, or a file, of which something is served. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Address of its source. */
  readonly source: string;
  /** What its authors wrote about who may do what. */
  readonly text: string;
}

/** The folder of the package that a file belongs to; undefined for a file of the site's own. */
export function packageFolder(file: string): string | undefined {
  const normal = file.replaceAll('\\', '/');
  const mark = '/node_modules/';
  const start = normal.lastIndexOf(mark);
  if (start === -1) return undefined;
  const [first = '', second = ''] = normal.slice(start + mark.length).split('/');
  return normal.slice(0, start + mark.length) + (first.startsWith('@') ? `${first}/${second}` : first);
}

function sourceOf({repository, homepage, name}: z.infer<typeof manifestSchema>): string {
  const address = (typeof repository === 'string' ? repository : repository?.url) ?? homepage ?? `https://www.npmjs.com/package/${name}`;
  const short = /^(?:github:)?([\w-]+\/[\w.-]+)$/.exec(address)?.[1];
  return short
    ? `https://github.com/${short}`
    : address
        .replace(/^git\+/, '')
        .replace(/^git:\/\//, 'https://')
        .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
        .replace(/\.git$/, '');
}

/** What has to be said of a package. Throws for one whose licence is missing or not among those that may be served. */
export function noticeOf(folder: string): Notice {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
  const licence = manifest.license || (byTheirText[manifest.name] ?? '');
  if (!known.test(licence))
    throw new Error(
      `${manifest.name} ${manifest.version} is served to readers under "${licence || 'no licence'}". If it may be, add the licence to src/delivery/licences/notices.ts; if not, take the package out.`,
    );
  const files = existsSync(folder) ? globSync('{LICENSE,LICENCE,License,license,COPYING,NOTICE}{,.md,.txt,-MIT}', {cwd: folder}) : [];
  return {
    name: manifest.name,
    version: manifest.version,
    licence,
    source: sourceOf(manifest),
    text: files
      .sort()
      .map((file) => readFileSync(path.join(folder, file), 'utf8').trim())
      .join('\n\n'),
  };
}

/** The file that pages link to: each licence text once, after the packages that stand under it. */
export function noticesText(notices: readonly Notice[]): string {
  const byText = new Map<string, Notice[]>();
  for (const notice of [...notices].sort((a, b) => (a.name < b.name ? -1 : 1))) byText.set(notice.text, [...(byText.get(notice.text) ?? []), notice]);
  const parts = [...byText].map(([text, those]) => {
    const heads = those.map(({name, version, licence, source}) => `${name} ${version} (${licence})\nSource: ${source}`);
    return `${heads.join('\n')}\n\n${text || 'Its package brings no licence text; the licence is the one named above.'}`;
  });
  return [
    'This site is made of its own pages and scripts and of parts by others. Below is each of these parts, its licence, and where its source is.',
    ...parts,
  ]
    .join(`\n\n${'-'.repeat(80)}\n\n`)
    .concat('\n');
}
