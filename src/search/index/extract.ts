import {type DefaultTreeAdapterTypes as Tree, parse, parseFragment} from 'parse5';
import type {SearchPage, Section} from './page.ts';

type Node = Tree.ChildNode;
type Element = Tree.Element;

/** Never content: controls, pictures' insides, and what only helps to move about. */
const skippedTags = new Set(['nav', 'button', 'script', 'style', 'svg', 'template', 'noscript', 'form', 'input', 'select', 'footer', 'aside', 'iframe']);
const skippedClasses = [
  'hash-link',
  'theme-doc-breadcrumbs',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-doc-footer',
  'pagination-nav',
  'no-print',
  // Names of other pages, each of which is found by itself.
  'page-list',
];
/** Words of neighbouring inline elements belong together; of all others they do not. */
const inlineTags = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'q',
  's',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'wbr',
]);
const headings = new Map([
  ['h1', 1],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
]);

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((entry) => entry.name === name)?.value;
}

function classes(element: Element): readonly string[] {
  return (attribute(element, 'class') ?? '').split(/\s+/);
}

function children(node: Node): readonly Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

/** A panel of tabs is hidden until it is chosen, and `until-found` until it is looked for: a reader can get at both. */
function isHidden(element: Element): boolean {
  const hidden = attribute(element, 'hidden');
  if (hidden !== undefined && hidden !== 'until-found' && attribute(element, 'role') !== 'tabpanel') return true;
  return attribute(element, 'aria-hidden') === 'true' || /display:\s*none/.test(attribute(element, 'style') ?? '');
}

/** A link that says its address in its title, or its host in its text, names a source; readers do not search for it. */
function isSource(element: Element): boolean {
  const href = attribute(element, 'href');
  if (element.tagName !== 'a' || !href?.startsWith('http')) return false;
  if (attribute(element, 'title') === href) return true;
  const host = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : '';
  const [first] = element.childNodes;
  return host !== '' && first !== undefined && 'value' in first && first.value.trim() === host;
}

/** The same request in further languages: the first sample tells what the others tell. */
function isFurtherSample(element: Element): boolean {
  const parent = element.parentNode;
  const grandparent = parent && 'parentNode' in parent ? parent.parentNode : null;
  if (element.tagName !== 'section' || !parent || !grandparent || !isElement(grandparent as Node)) return false;
  return attribute(grandparent as Element, 'role') === 'radiogroup' && parent.childNodes.find(isElement) !== element;
}

function isSkipped(element: Element): boolean {
  if (isFurtherSample(element)) return true;
  if (skippedTags.has(element.tagName) || isHidden(element) || isSource(element)) return true;
  // A part of a page may say so of itself: labels and sentences that stand on every page of a kind.
  if (attribute(element, 'data-search') === 'skip') return true;
  const names = classes(element);
  return skippedClasses.some((name) => names.includes(name));
}

function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200b\u00ad\ufeff]/g, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
}

/** Parts of cards and rows: inline elements that a style sheet sets apart, as it does the title and the note of a row. */
const partTags = new Set(['a', 'b', 'small', 'span', 'strong', 'time']);
/** What is read as a sentence by itself, whether or not its author ended it like one. */
const sentenceTags = new Set(['li', 'tr']);
const endsOpen = /[\p{L}\p{N}%][)\]»”"'’]?$/u;
const beginsAnew = /^["“«(]?[\p{Lu}\p{N}]/u;

/** Texts of neighbours. Two parts that touch, and of which the second begins like a sentence, are not one word. */
function joined(nodes: readonly Node[], isCode: boolean): string {
  if (isCode) return nodes.map((node) => textOf(node, isCode)).join('');
  let text = '';
  let last: Node | undefined;
  for (const node of nodes) {
    const next = textOf(node);
    if (next === '') continue;
    const areParts = [last, node].every((part) => part !== undefined && isElement(part) && partTags.has(part.tagName));
    if (areParts && beginsAnew.test(next) && !/\s$/.test(text)) text += endsOpen.test(text) ? ' — ' : ' ';
    text += next;
    last = node;
  }
  return text;
}

/** Codes of errors alone in a cell. */
const onlyCodes = /^\d{5}(?:[\s,]+\d{5})*$/;

/** A table's row as one would read it out: what it is about, a colon, what stands beside it. */
function rowText(row: Element): string {
  const cells = children(row).filter((cell) => isElement(cell) && /^t[dh]$/.test(cell.tagName)) as readonly Element[];
  const texts = cells.map((cell) => tidy(textOf(cell))).filter((text) => text !== '');
  if (texts.length === 0 || cells.every(({tagName}) => tagName === 'th')) return texts.join(' ');
  return texts.reduce((text, next, index) => {
    if (onlyCodes.test(next)) return `${text} (${next})`;
    if (!endsOpen.test(text)) return `${text} ${next}`;
    if (index === 1) return `${text}: ${next}`;
    return /^\p{Lu}/u.test(next) ? `${text}. ${next}` : `${text}; ${next}`;
  });
}

/** Text as a reader sees it, blocks kept apart by a space, rows by a full stop; code as it is written. */
function textOf(node: Node, isCode = false): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  if (!isElement(node)) return joined(children(node), isCode);
  if (isSkipped(node)) return '';
  if (node.tagName === 'br') return ' ';
  if (node.tagName === 'img') return ` ${attribute(node, 'alt') ?? ''} `;
  const text = node.tagName === 'tr' ? rowText(node) : joined(children(node), isCode || node.tagName === 'code' || node.tagName === 'pre');
  if (inlineTags.has(node.tagName) && !classes(node).includes('token-line')) return text;
  const isOpen = sentenceTags.has(node.tagName) && endsOpen.test(text.trimEnd());
  return ` ${isOpen ? `${text.trimEnd()}.` : text} `;
}

function find(node: Node, wanted: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && wanted(node)) return node;
  for (const child of children(node)) {
    const found = find(child, wanted);
    if (found) return found;
  }
  return undefined;
}

function findAll(node: Node, wanted: (element: Element) => boolean): Element[] {
  const below = children(node).flatMap((child) => findAll(child, wanted));
  return isElement(node) && wanted(node) ? [node, ...below] : below;
}

/** Headings inside the content and the text below each, in the page's order. */
function readSections(content: Element): {readonly title: string; readonly sections: Section[]} {
  let title = '';
  const sections: {heading: string; level: number; anchor: string; parts: string[]}[] = [{heading: '', level: 1, anchor: '', parts: []}];
  const visit = (node: Node): void => {
    if (!isElement(node)) {
      sections.at(-1)?.parts.push(textOf(node));
      return;
    }
    if (isSkipped(node)) return;
    const level = headings.get(node.tagName);
    if (level === 1) {
      title ||= tidy(
        children(node)
          .map((child) => textOf(child))
          .join(''),
      );
      return;
    }
    const anchor = attribute(node, 'id');
    if (level !== undefined && anchor !== undefined) {
      sections.push({
        heading: tidy(
          children(node)
            .map((child) => textOf(child))
            .join(''),
        ),
        level,
        anchor,
        parts: [],
      });
      return;
    }
    // An element that holds headings is walked, one without any is a piece of text.
    if (find(node, (element) => headings.has(element.tagName))) {
      for (const child of children(node)) visit(child);
      return;
    }
    sections.at(-1)?.parts.push(textOf(node));
  };
  for (const child of children(content)) visit(child);
  return {title, sections: sections.map(({parts, ...section}) => ({...section, text: tidy(parts.join(' '))}))};
}

/** The page's place in the menu, from its breadcrumbs: the first name that is not the page itself. */
function groupOf(main: Element): string | undefined {
  const crumbs = findAll(main, (element) => classes(element).includes('breadcrumbs__item')).map((item) =>
    tidy(
      children(item)
        .map((child) => textOf(child))
        .join(''),
    ),
  );
  const names = crumbs.filter((name) => name !== '');
  return names.length > 1 ? names[0] : undefined;
}

/** Numbers of errors as titles show them: "Error 10141: …", "Ошибка 10141: …". */
const errorTitle = /^(?:Error|Ошибка) (\d{5})\b/;

function codesOf(title: string, content: Element): string[] {
  const own = errorTitle.exec(title)?.[1];
  const box = find(content, (element) => classes(element).includes('error-facts'));
  const networks = box ? findAll(box, (element) => element.tagName === 'code').map((element) => tidy(textOf(element))) : [];
  return [...new Set([...(own ? [own] : []), ...networks])];
}

/** Names of page groups that no breadcrumb tells. */
export interface GroupNames {
  /** Pages of the documentation that stand in no group. */
  readonly documentation: string;
  /** Pages of an API version, of which the number is given. */
  readonly api: (version: string) => string;
}

function slice(html: string, from: string, to: string): string {
  const start = html.indexOf(from);
  const end = html.lastIndexOf(to);
  return start < 0 || end < start ? '' : html.slice(start, end + to.length);
}

/** The page's description says in other words what the page is about; it is read with the introduction. */
function withDescription(sections: readonly Section[], description: string): readonly Section[] {
  const [introduction, ...others] = sections;
  if (!introduction || description === '' || introduction.text.includes(description)) return sections;
  return [{...introduction, text: `${description} ${introduction.text}`.trim()}, ...others];
}

/**
 * What the search indexes of a built page, or undefined for a page that is not to be found: one without a heading,
 * without a search tag, or with `noindex`. `path` is the page's address without host.
 */
export function extractPage(html: string, path: string, names: GroupNames): SearchPage | undefined {
  const head = parse(html.slice(0, html.indexOf('</head>') + 7));
  const metas = findAll(head as unknown as Node, (element) => element.tagName === 'meta');
  const meta = (name: string): string | undefined => {
    const found = metas.find((element) => attribute(element, 'name') === name || attribute(element, 'property') === name);
    return found && attribute(found, 'content');
  };
  const tag = meta('docsearch:docusaurus_tag');
  const language = meta('docsearch:language');
  if (!tag || !language || meta('robots')?.includes('noindex')) return undefined;

  // Only the main part is parsed: a menu of hundreds of links would be most of the work.
  const fragment = parseFragment(slice(html, '<main', '</main>'));
  const main = fragment.childNodes.find(isElement);
  if (!main) return undefined;
  const content = find(main, (element) => classes(element).includes('theme-doc-markdown')) ?? find(main, (element) => element.tagName === 'article') ?? main;
  // A generated list of pages is found by its name; its cards are the pages' own words.
  const listHeader = find(
    main,
    (element) => element.tagName === 'header' && classes(element.parentNode as Element).some((name) => name.startsWith('generatedIndexPage')),
  );
  const {title, sections} = readSections(listHeader ?? content);
  if (!title) return undefined;

  const version = meta('docsearch:version') ?? 'current';
  const group = tag.startsWith('docs-api-') ? names.api(version.split(',')[0] ?? version) : (groupOf(main) ?? names.documentation);
  return {
    path,
    language,
    tag,
    version,
    group,
    title,
    keywords: (meta('keywords') ?? '')
      .split(',')
      .map(tidy)
      .filter((keyword) => keyword !== ''),
    codes: codesOf(title, content),
    sections: withDescription(sections, tidy(meta('description') ?? '')),
  };
}
