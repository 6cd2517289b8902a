// Small helpers over parsed HTML, so that the rules read as rules.
import type {Element, ElementContent, Properties, Text} from 'hast';

export function isElement(node: {readonly type: string} | undefined, ...tags: readonly string[]): node is Element {
  return node?.type === 'element' && (tags.length === 0 || tags.includes((node as Element).tagName));
}

/** A new element; strings among the children become text. */
export function element(tagName: string, children: readonly (ElementContent | string)[], properties: Properties = {}): Element {
  return {type: 'element', tagName, properties, children: children.map((child) => (typeof child === 'string' ? text(child) : child))};
}

export function text(value: string): Text {
  return {type: 'text', value};
}

export function classesOf(node: Element): readonly string[] {
  return Array.isArray(node.properties.className) ? node.properties.className.map(String) : [];
}

/** An attribute as text; missing ones are empty. */
export function attribute(node: Element, name: string): string {
  const value = node.properties[name];
  return Array.isArray(value) ? value.join(' ') : value === undefined || value === null ? '' : String(value);
}

/** The first element below a node that passes, depth first. */
export function find(node: {readonly children: readonly {readonly type: string}[]}, passes: (candidate: Element) => boolean): Element | undefined {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    if (passes(child)) return child;
    const found = find(child, passes);
    if (found) return found;
  }
  return undefined;
}

/** All elements below a node that pass, in order, without looking into those that do. */
export function findAll(node: {readonly children: readonly {readonly type: string}[]}, passes: (candidate: Element) => boolean): Element[] {
  return node.children.flatMap((child) => (!isElement(child) ? [] : passes(child) ? [child] : findAll(child, passes)));
}

/** Whether nothing is to be read or seen in a node. */
export function isBlank(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  return node.type !== 'element' || (!['img', 'hr', 'br'].includes(node.tagName) && node.children.every(isBlank));
}

/** The text of code: its characters, and an end of line for each `br`. */
export function codeText(node: Element): string {
  return node.children.map((child) => (child.type === 'text' ? child.value : isElement(child, 'br') ? '\n' : isElement(child) ? codeText(child) : '')).join('');
}
