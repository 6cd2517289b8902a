import {toString as textOf} from 'mdast-util-to-string';
import type {Locale} from '../../config/product.ts';
import type {Document} from '../../content/documents.ts';
import {parsePage} from '../../content/page.ts';
import {sectionsOf} from '../../content/tree/sections.ts';
import {replaceVariables} from '../../content/variables.ts';
import type {SearchPage, Section} from './page.ts';

/** What a page's source gives; the number of an error stands in its file's name. */
function sectionsIn(file: string, content: string, description: string, locale: Locale): Section[] {
  const page = parsePage(file, content);
  return sectionsOf(page.tree.children).map(({id, nodes}, index) => {
    const [first, ...others] = nodes;
    const heading = first?.type === 'heading' ? first : undefined;
    const name = heading ? textOf({...heading, children: heading.children.filter((child) => child.type !== 'mdxTextExpression')}).trim() : '';
    const text = (heading ? others : nodes).map((node) => textOf(node)).join(' ');
    return {
      heading: replaceVariables(name, locale),
      level: heading?.depth ?? 1,
      anchor: id ?? '',
      text: replaceVariables(index === 0 ? `${description} ${text}` : text, locale),
    };
  });
}

/**
 * The search's view of a page that is not built: what `npm start` searches. Tables of facts are not in it, since elements have no
 * text before the page is rendered.
 *
 * @param tag Docusaurus' search tag of the page's version
 */
export function pageFromSource(document: Document, content: string, tag: string, version: string, locale: Locale): SearchPage {
  const code = /\/issues\/(\d+)$/.exec(document.permalink)?.[1];
  return {
    path: document.permalink,
    language: locale,
    tag,
    version,
    group: '',
    title: document.title,
    keywords: (document.frontMatter.keywords as readonly string[] | undefined) ?? [],
    codes: code === undefined ? [] : [code],
    sections: sectionsIn(document.source, content, document.description, locale),
  };
}
