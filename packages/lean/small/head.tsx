/**
 * What stands in a page's head while one goes from page to page, instead of `react-helmet-async`: the same rules, for what
 * Docusaurus and this site put there, in a quarter of its 5 kB. The server keeps the original, whose tags this finds by `data-rh`.
 */
import {Children, Fragment, isValidElement, type ReactNode, useEffect, useRef} from 'react';
import {attributesOf, type Attributes, type HeadEntry, wantedHead} from './head-entries.ts';

/** One `<Head>` of the page; the order is that in which they were first drawn, parents before what stands in them. */
interface Holder {
  entry: HeadEntry;
  isThere: boolean;
}

const holders: Holder[] = [];
const managed = new Map<Element, ReadonlySet<string>>();
let frame = 0;

function entryOf(children: ReactNode): HeadEntry {
  const entry: {title?: string; html: Attributes; body: Attributes; tags: [string, Attributes, string][]} = {html: {}, body: {}, tags: []};
  const visit = (nodes: ReactNode): void =>
    Children.forEach(nodes, (node) => {
      if (!isValidElement<{readonly children?: ReactNode}>(node)) return;
      const {type, props} = node;
      const text = Children.toArray(props.children).join('');
      if (type === Fragment) visit(props.children);
      else if (type === 'title') entry.title = text;
      else if (type === 'html' || type === 'body') entry[type] = {...entry[type], ...attributesOf(props)};
      else if (typeof type === 'string') entry.tags.push([type, attributesOf(props), text]);
    });
  visit(children);
  return entry;
}

function setAttributes(element: Element, wanted: Attributes): void {
  for (const [name, value] of Object.entries(wanted)) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  for (const name of managed.get(element) ?? []) if (!(name in wanted)) element.removeAttribute(name);
  managed.set(element, new Set(Object.keys(wanted)));
}

function update(): void {
  const {title, html, body, tags} = wantedHead(holders.filter(({isThere}) => isThere).map(({entry}) => entry));
  if (title !== undefined && document.title !== title) document.title = title;
  setAttributes(document.documentElement, html);
  setAttributes(document.body, body);
  const old = [...document.head.querySelectorAll('[data-rh]:not(title)')];
  const fresh: Element[] = [];
  for (const [name, attributes, text] of tags) {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    element.setAttribute('data-rh', 'true');
    element.textContent = text;
    const known = old.findIndex((other) => other.isEqualNode(element));
    if (known === -1) fresh.push(element);
    else old.splice(known, 1);
  }
  for (const element of old) element.remove();
  document.head.append(...fresh);
}

function soon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(update);
}

export function Helmet({children}: {readonly children?: ReactNode}): ReactNode {
  const holder = useRef<Holder>(null);
  const entry = entryOf(children);
  if (holder.current === null) {
    holder.current = {entry, isThere: false};
    holders.push(holder.current);
  }
  useEffect(() => {
    const mine = holder.current;
    if (mine === null) return;
    mine.entry = entry;
    mine.isThere = true;
    soon();
  });
  useEffect(
    () => () => {
      if (holder.current) holders.splice(holders.indexOf(holder.current), 1);
      holder.current = null;
      soon();
    },
    [],
  );
  return null;
}

export function HelmetProvider({children}: {readonly children?: ReactNode}): ReactNode {
  return children;
}
