import type {Page} from '../page.ts';
import type {Finding} from './finding.ts';

/** Titles that two pages of the help share in a language: in search and in a browser's tabs nobody could tell them apart. */
export function checkTitles(pages: Iterable<Pick<Page, 'file' | 'key' | 'locale' | 'frontMatter'>>): Finding[] {
  const first = new Map<string, string>();
  return [...pages].flatMap(({file, key, locale, frontMatter: {title}}): Finding[] => {
    if (!key.startsWith('docs/') || typeof title !== 'string') return [];
    const name = `${locale} ${title.toLowerCase()}`;
    const other = first.get(name);
    first.set(name, other ?? file);
    return other === undefined ? [] : [{file, message: `has the title of ${other}, "${title}"; say in one of them what is different`}];
  });
}
