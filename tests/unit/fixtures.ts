import {parsePage, type Page} from '../../src/content/page.ts';

/** A page as a writer would save it. */
export function page(file: string, body: string, frontMatter = 'kind: section\ntitle: T\ndescription: d'): Page {
  return parsePage(file, `---\n${frontMatter}\n---\n${body}`);
}
