import path from 'node:path';
import type {Page} from '../page.ts';
import type {Finding} from './finding.ts';

/** Links between pages are relative file paths to a page of the same language, with an anchor that exists there; `unread` are pages that have a finding of their own. */
export function checkLinks(page: Page, pages: ReadonlyMap<string, Page>, unread: ReadonlySet<string> = new Set()): Finding[] {
  const findings: Finding[] = [];
  for (const link of page.links) {
    const add = (message: string, more?: Pick<Finding, 'follows'>): void => void findings.push({file: page.file, line: link.line, message, ...more});
    if (/^(https?:|mailto:|error:)/.test(link.url)) {
      if (/^http:/.test(link.url)) add(`"${link.url}": use https`);
      continue;
    }
    if (/^\/ru(\/|$)/.test(link.url)) {
      add(`"${link.url}": links carry no language; write the path without /ru`);
      continue;
    }
    if (link.url.startsWith('/') || link.url.startsWith('pathname:')) continue;
    const [target = '', anchor] = link.url.split('#');
    const file = target === '' ? page.file : path.posix.join(path.posix.dirname(page.file), target);
    if (target !== '' && !/\.mdx?$/.test(target)) {
      add(`"${link.url}": link to a page by its file, such as ./connecting.mdx`);
      continue;
    }
    if (unread.has(file)) continue;
    const found = pages.get(file);
    if (!found) {
      // A page with others below it is the index of their folder, and the other way round.
      const likely = /\/index\.mdx$/.test(file) ? file.replace(/\/index\.mdx$/, '.mdx') : file.replace(/\.mdx?$/, '/index.mdx');
      add(`"${link.url}": there is no page ${file}${pages.has(likely) ? `; there is ${likely}` : ''}`, {follows: true});
      continue;
    }
    if (anchor && !found.headings.some((heading) => heading.id === anchor) && !anchor.startsWith('limit-'))
      add(`"${link.url}": ${file} has no heading with the id "${anchor}"`);
  }
  return findings;
}
