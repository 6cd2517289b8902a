/**
 * The five sections of the help. Each has a strand (its dye in the design, `--dye-<strand>`) and the paths that belong to
 * it; the longest path that fits decides. A new part of the site is a path here.
 */
export const strands = {
  channels: {to: '/docs/channels', paths: ['/docs/channels']},
  publishing: {to: '/docs/tools/publications', paths: ['/docs/tools', '/docs/modules-and-settings']},
  errors: {
    to: '/docs/tools/publications/issues',
    paths: ['/docs/tools/publications/issues', '/docs/tools/automation/issues', '/docs/category/errors'],
  },
  api: {to: '/docs/api', paths: ['/docs/api']},
  account: {
    to: '/docs/category/account-and-team',
    paths: [
      '/docs/about',
      '/docs/account',
      '/docs/affiliate-program',
      '/docs/billing',
      '/docs/category/account-and-team',
      '/docs/projects',
      '/docs/safety',
      '/docs/team',
      '/docs/technical-support',
    ],
  },
} as const;

export type Strand = keyof typeof strands;

/** Home, search and what belongs to no section are woven in the colour of the logo. */
export const commonStrand: Strand = 'publishing';

/** A path covers another when it begins it and ends there at a part's end, or at a dash within the last part. */
const covers = (path: string, page: string): boolean => page === path || page.startsWith(`${path}/`) || page.startsWith(`${path}-`);

/** The section that a page belongs to, if any. `page`: path without the site's base, such as `/docs/channels/telegram`. */
export function sectionOf(page: string): Strand | undefined {
  const found = (Object.keys(strands) as Strand[]).flatMap((strand) =>
    strands[strand].paths.filter((path) => covers(path, page)).map((path) => ({strand, length: path.length})),
  );
  return found.sort((a, b) => b.length - a.length)[0]?.strand;
}

/** The strand that colours a page. */
export function strandOf(page: string): Strand {
  return sectionOf(page) ?? commonStrand;
}

/** Paths of a strand as a pattern for the menu: its own, without those that belong to another section. */
export function pathPattern(strand: Strand): string {
  const others = (Object.keys(strands) as Strand[]).filter((name) => name !== strand).flatMap((name) => strands[name].paths as readonly string[]);
  return strands[strand].paths
    .map((path) => {
      const taken = others.filter((other) => covers(path, other)).map((other) => other.slice(path.length));
      return `${path}${taken.length > 0 ? `(?!${taken.join('|')})` : ''}(?:[/-]|$)`;
    })
    .join('|');
}
