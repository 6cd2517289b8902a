import type {Element, ElementContent, Root, RootContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toMdast} from 'hast-util-to-mdast';
import {toString as textOf} from 'hast-util-to-string';
import type {Nodes, Root as MarkdownRoot, RootContent as MarkdownContent} from 'mdast';
import {gfmStrikethroughToMarkdown} from 'mdast-util-gfm-strikethrough';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown} from 'mdast-util-to-markdown';
import type {Locale} from '../../config/product.ts';
import {attribute, classesOf, codeText, element, find, isBlank, isElement, text} from './elements.ts';
import {after, before, codeBlock, isDropped, separate} from './rules.ts';

/** A page in Markdown. */
export interface MarkdownPage {
  readonly title: string;
  /** Day of the last change as `YYYY-MM-DD`, where the page tells it. */
  readonly updated: string | undefined;
  /** The text, from its level-1 heading on, with an end of line at its end. */
  readonly body: string;
}

/** A built page has no heading of level 1, so there is nothing to call it by. */
export class NoTitleError extends Error {
  override name = 'NoTitleError';
}

const quotes: Readonly<Record<Locale, string[]>> = {en: ['“”', '‘’'], ru: ['«»', '„“']};

/** The part of a built page between navbar and footer; parsing the rest would take most of the time. */
function contentOf(html: string): string {
  const start = html.search(/<div id=["']?__docusaurus_skipToContent_fallback/);
  const end = html.lastIndexOf('theme-layout-footer');
  return html.slice(Math.max(start, 0), end > start ? html.lastIndexOf('<', end) : undefined);
}

/** Names a link that leads nowhere else than to the thing it stands in. */
function isSelfLink(node: Element, anchors: readonly string[]): boolean {
  const href = attribute(node, 'href');
  return href.startsWith('#') && anchors.includes(href.slice(1));
}

function rewriteAll(nodes: readonly RootContent[], address: string, anchors: readonly string[], inCell: boolean): ElementContent[] {
  return separate(nodes.flatMap((child) => rewrite(child, address, anchors, inCell)));
}

/** One node of the page as what it is to be in Markdown; nothing for controls. */
function rewrite(node: RootContent, address: string, anchors: readonly string[], inCell: boolean): ElementContent[] {
  if (node.type === 'text') return [text(node.value.replaceAll('\u00a0', ' '))];
  if (node.type !== 'element') return [];
  const early = before(node);
  if (early) return rewriteAll(early, address, anchors, inCell);
  if (isDropped(node)) return [];
  if (node.tagName === 'pre') return [codeBlock(node)];
  if (node.tagName === 'code') return [element('code', [codeText(node)])];
  const ids = node.properties.id ? [...anchors, attribute(node, 'id')] : anchors;
  const cell = inCell || node.tagName === 'td' || node.tagName === 'th';
  const children = rewriteAll(node.children, address, ids, cell);
  // A cell holds one line, so that the lists in it become sentences.
  if (inCell && isElement(node, 'ul', 'ol'))
    return children.filter((item) => !isBlank(item)).flatMap((item, index) => [...(index > 0 ? [text('; ')] : []), ...(item as Element).children]);
  if (inCell && isElement(node, 'p', 'div')) return [...children, text(' ')];
  if (node.tagName === 'a') {
    if (children.every(isBlank)) return [];
    if (isSelfLink(node, ids)) return children;
    const time = children.findIndex((child) => isElement(child, 'time'));
    const href = new URL(attribute(node, 'href'), address).href;
    // A source's date belongs behind its link.
    if (time > 0) return [element('a', children.slice(0, time - 1), {href}), ...children.slice(time - 1)];
    const made = {...node, properties: {href}, children};
    return after({...made, properties: {...node.properties, href}}) ?? [made];
  }
  if (node.tagName === 'img') return [element('img', [], {alt: attribute(node, 'alt'), src: new URL(attribute(node, 'src'), address).href})];
  const made = {...node, children};
  return after(made) ?? [made];
}

/** Joins texts that stood apart in the HTML only, so that they are escaped as one. */
function joinTexts(node: Nodes): void {
  if (!('children' in node)) return;
  const joined: MarkdownContent[] = [];
  for (const child of node.children as MarkdownContent[]) {
    const last = joined.at(-1);
    if (last?.type === 'text' && child.type === 'text') last.value += child.value;
    else joined.push(child);
    joinTexts(child);
  }
  (node as {children: MarkdownContent[]}).children = joined;
}

/**
 * Markdown of a built page: headings, text, lists, tables and code, links and pictures with full addresses; no navigation, no controls.
 * @param html the page as built
 * @param address where the page is served, with its host
 * @throws NoTitleError without a heading of level 1
 */
export function pageToMarkdown(html: string, address: string, locale: Locale): MarkdownPage {
  const tree = fromHtml(contentOf(html), {fragment: true});
  const heading = find(tree, (node) => node.tagName === 'h1');
  if (!heading) throw new NoTitleError(`${address}: the page has no heading of level 1`);
  const changed = find(tree, (node) => classesOf(node).includes('theme-last-updated'));
  const updated = changed && find(changed, (node) => node.tagName === 'time');
  const content: Root = {type: 'root', children: rewriteAll(tree.children, address, [], false)};
  const markdown = toMdast(content, {quotes: quotes[locale], document: true}) as MarkdownRoot;
  joinTexts(markdown);
  // A notice above the title (an older version, a stale translation) follows it, so that every file begins with its title.
  const first = markdown.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  markdown.children.unshift(...markdown.children.splice(first, 1));
  return {
    title: textOf(heading)
      .replace(/[\u200b\s]+/g, ' ')
      .trim(),
    updated: updated ? attribute(updated, 'dateTime').slice(0, 10) : undefined,
    body: toMarkdown(markdown, {
      bullet: '-',
      emphasis: '_',
      listItemIndent: 'one',
      resourceLink: true,
      rule: '-',
      extensions: [gfmTableToMarkdown({tablePipeAlign: false}), gfmStrikethroughToMarkdown()],
    }),
  };
}

/** The file at a page's address plus `.md`: what the page is, then its text. */
export function markdownFile(page: MarkdownPage, address: string, locale: Locale): string {
  const head = [`title: ${JSON.stringify(page.title)}`, `url: ${address}`, `language: ${locale}`, ...(page.updated ? [`last_updated: ${page.updated}`] : [])];
  return `---\n${head.join('\n')}\n---\n\n${page.body}`;
}
