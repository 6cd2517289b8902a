// What elements of our pages become before they are turned into Markdown, which knows headings, lists, tables and code only.
import type {Element, ElementContent} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {attribute, classesOf, codeText, element, find, findAll, isBlank, isElement, text} from './elements.ts';

/** Controls, pictures' insides, and what only helps to move about. */
const droppedTags = new Set([
  ...['nav', 'aside', 'footer', 'button', 'form', 'fieldset', 'label', 'input', 'select', 'textarea', 'output', 'progress', 'dialog'],
  ...['script', 'style', 'noscript', 'template', 'iframe', 'svg', 'wbr', 'link', 'meta'],
]);
// The banner of an unlisted page speaks of how the page is found.
const droppedClasses = ['hash-link', 'theme-doc-toc-mobile', 'theme-doc-toc-desktop', 'theme-doc-version-badge', 'theme-unlisted-banner', 'pagination-nav'];
const droppedRoles = ['status', 'progressbar', 'tooltip'];

/** A section with a box to write in is a tool: what it says is about what the reader does in it. */
function isTool(node: Element): boolean {
  return node.tagName === 'section' && find(node, (child) => child.tagName === 'textarea') !== undefined;
}

/** Whether an element is no content: a page may say so of its own with `data-markdown="skip"`. */
export function isDropped(node: Element): boolean {
  return (
    droppedTags.has(node.tagName) ||
    attribute(node, 'ariaHidden') === 'true' ||
    attribute(node, 'dataMarkdown') === 'skip' ||
    droppedRoles.includes(attribute(node, 'role')) ||
    classesOf(node).some((name) => droppedClasses.includes(name)) ||
    (node.tagName === 'img' && attribute(node, 'alt') === '') ||
    isTool(node)
  );
}

/** Code with its language, plain characters inside; the title that stands over it comes as a line of its own. */
export function codeBlock(node: Element): Element {
  const classes = [...classesOf(node), ...findAll(node, (child) => child.tagName === 'code').flatMap(classesOf)];
  const name = classes.find((candidate) => candidate.startsWith('language-'))?.slice('language-'.length);
  const code = element('code', [codeText(node).replace(/^\n/, '').replace(/\n+$/, '')], name ? {className: [`language-${name}`]} : {});
  return element('pre', [code]);
}

function strongLine(children: readonly (ElementContent | string)[]): Element {
  return element('p', [element('strong', children)]);
}

/** A fold is opened: its summary becomes a line, its insides follow. */
function details(node: Element): ElementContent[] {
  const summary = node.children.find((child) => isElement(child, 'summary'));
  return [...(isElement(summary) ? [strongLine(summary.children)] : []), ...node.children.filter((child) => child !== summary)];
}

/** A picture of boxes and arrows: its title, then its words. */
function diagram(node: Element): ElementContent[] | undefined {
  const title = find(node, (child) => child.tagName === 'title');
  const words = find(node, (child) => child.tagName === 'details');
  if (!title || !words) return undefined;
  return [strongLine(title.children), ...words.children.filter((child) => !isElement(child, 'summary'))];
}

/** Terms and what is said of each, one line a pair. */
function definitions(node: Element): Element {
  const parts = node.children.flatMap((child) => (isElement(child, 'div') ? child.children : [child]));
  const items: Element[] = [];
  for (const part of parts) {
    if (isElement(part, 'dt')) items.push(element('li', [element('strong', part.children), ': ']));
    if (isElement(part, 'dd')) (items.at(-1) ?? element('li', [])).children.push(...part.children);
  }
  return element('ul', items);
}

/** A note set apart: a quotation under its heading. */
function admonition(node: Element): Element {
  const heading = node.children.find((child): child is Element => isElement(child) && classesOf(child).some((name) => /admonitionHeading/i.test(name)));
  return element('blockquote', [...(heading ? [strongLine([textOf(heading).trim()])] : []), ...node.children.filter((child) => child !== heading)]);
}

/** A link that is a whole card: its title is the link, its text follows. */
function card(node: Element): Element | undefined {
  const title = find(node, (child) => /^h[1-6]$/.test(child.tagName) || child.tagName === 'strong');
  if (!title || textOf(title).trim() === '') return undefined;
  const label = find(title, (child) => classesOf(child).some((name) => /card-title/.test(name))) ?? title;
  const rest = node.children.filter((child) => child !== title && !isBlank(child) && !(child.type === 'text' && child.value === joined.span));
  if (!classesOf(node).includes('card') && !(node.children[0] === title && rest.every((child) => isElement(child, 'span', 'p')))) return undefined;
  const said = rest.map((child) => textOf(child as Element).trim()).join(' ');
  return element('li', [element('a', [textOf(label).trim()], {href: attribute(node, 'href')}), ...(said ? [`: ${said}`] : [])]);
}

/** Tabs one after the other, each under its label. */
function tabs(node: Element): ElementContent[] | undefined {
  const list = find(node, (child) => attribute(child, 'role') === 'tablist');
  if (!list) return undefined;
  const labels = findAll(list, (child) => attribute(child, 'role') === 'tab').map((tab) => textOf(tab).trim());
  const panels = findAll(node, (child) => attribute(child, 'role') === 'tabpanel');
  return panels.flatMap((panel, index) => [...(labels[index] ? [strongLine([labels[index]])] : []), ...panel.children]);
}

/** One of several panels is seen on the page: samples in several languages, the forms of an object, answers by status. All of them, each under its name. */
function panels(node: Element): ElementContent[] {
  return findAll(node, (child) => child.tagName === 'section').flatMap((section) => [strongLine([attribute(section, 'ariaLabel')]), ...section.children]);
}

/** A line over a block of code, in the block's own frame. */
function titledCode(node: Element): ElementContent[] | undefined {
  const [title, code, ...rest] = node.children.filter((child) => !isBlank(child));
  if (rest.length > 0 || !isElement(title, 'div') || !code || title.children.some((child) => isElement(child))) return undefined;
  const block = isElement(code, 'pre') ? code : isElement(code, 'div') ? find(code, (child) => child.tagName === 'pre') : undefined;
  return block ? [strongLine(title.children), block] : undefined;
}

/** Rules that need an element as the page has it, with its controls. */
export function before(node: Element): ElementContent[] | undefined {
  if (node.tagName === 'figure') return diagram(node);
  if (attribute(node, 'role') === 'radiogroup') return panels(node);
  if (classesOf(node).includes('tabs-container')) return tabs(node);
  return undefined;
}

/** Cards side by side are a list. */
function cards(node: Element): ElementContent[] | undefined {
  const children = node.children.filter((child) => !isBlank(child));
  if (children.length === 0 || !children.every((child) => isElement(child, 'li'))) return undefined;
  return node.tagName === 'article' && children.length === 1 ? children : [element('ul', children)];
}

/** Rules that take an element whose insides are done. */
export function after(node: Element): ElementContent[] | undefined {
  if (node.tagName === 'details') return details(node);
  if (node.tagName === 'dl') return [definitions(node)];
  if (node.tagName === 'a') {
    const made = card(node);
    if (made) return [made];
  }
  const classes = classesOf(node);
  if (classes.includes('theme-admonition')) return [admonition(node)];
  if (classes.includes('alert')) return [element('blockquote', node.tagName === 'p' ? [{...node, properties: {}}] : node.children)];
  if (node.tagName === 'div') return titledCode(node) ?? cards(node);
  if (node.tagName === 'section' || node.tagName === 'article') return cards(node);
  // A line that is one badge, such as what to do about an error.
  if (node.tagName === 'p' && node.children.length === 1 && isElement(node.children[0], 'span')) return [strongLine([textOf(node)])];
  // The API's types are not marked as code, but are: `integer[]`.
  if (node.tagName === 'span' && attribute(node, 'translate') === 'no' && !isBlank(node)) return [element('code', [textOf(node)])];
  return undefined;
}

/** Phrases that only the style sheet keeps apart. */
const joined: Readonly<Record<string, string>> = {small: ' — ', time: ', ', span: ' — ', a: ' — ', strong: ' — ', code: ' '};

function lastText(node: ElementContent): string {
  if (node.type === 'text') return node.value.slice(-1);
  const last = isElement(node) ? node.children.at(-1) : undefined;
  return last ? lastText(last) : '';
}

/** Puts words between neighbours that stand apart on the page by their style alone. */
export function separate(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) => {
    const previous = children[index - 1];
    const separator = isElement(child) ? joined[child.tagName] : undefined;
    if (!previous || !separator || !isElement(child)) return [child];
    const apart = isElement(previous) ? previous.tagName in joined : child.tagName === 'small' || child.tagName === 'time';
    if (!apart) return [child];
    const left = lastText(previous);
    const right = textOf(child);
    if (left === '' || /[\s([«“"/]$/u.test(left) || right.trim() === '' || /^[\s,.;:!?)\]»”"/]/u.test(right)) return [child];
    return [text(separator), child];
  });
}
