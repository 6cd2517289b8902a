import {toString as textOf} from 'mdast-util-to-string';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Locale} from '../../config/product.ts';
import type {AvoidedForm} from '../../facts/schema/terms.ts';
import type {Page} from '../page.ts';
import type {Finding} from './finding.ts';

/** Text as it is read: without code, and with every kind of space as a plain one. */
function readText(node: Nodes): string {
  const copy = structuredClone(node);
  visit(copy, (child) => {
    if (child.type === 'inlineCode' || child.type === 'code') child.value = '`';
  });
  return textOf(copy).replace(/[\u00a0\u202f\s]+/g, ' ');
}

/** Sentences in a text that hold a form to avoid, with what to write instead. */
export function avoidedIn(text: string, forms: readonly AvoidedForm[]): {readonly found: string; readonly instead: string; readonly sentence: string}[] {
  return text.split(/(?<=[.!?…])\s+/u).flatMap((sentence) =>
    forms.flatMap(({form, instead, unless}) => {
      if (unless !== undefined && new RegExp(unless, 'u').test(sentence)) return [];
      return [...sentence.matchAll(new RegExp(form, 'gu'))].map(([found]) => ({found, instead, sentence}));
    }),
  );
}

/** Forms to avoid in a page's front matter, headings, paragraphs and tables. */
export function checkTerms(
  page: Pick<Page, 'file' | 'tree' | 'frontMatter' | 'offset'>,
  avoid: Readonly<Record<Locale, readonly AvoidedForm[]>>,
  locale: Locale,
): Finding[] {
  const findings: Finding[] = [];
  const look = (text: string, line?: number): void => {
    for (const {found, instead, sentence} of avoidedIn(text, avoid[locale]))
      findings.push({file: page.file, line, message: `"${found}" is a form to avoid; write: ${instead} (${sentence.slice(0, 90)})`});
  };
  for (const key of ['title', 'description', 'meaning', 'sidebar_label']) {
    const value = page.frontMatter[key];
    if (typeof value === 'string') look(value);
  }
  visit(page.tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    look(readText(node), (node.position?.start.line ?? 0) + page.offset);
  });
  return findings;
}

/** The same for texts in a data or message file: `texts` are its strings by place. */
export function checkTermsOfTexts(file: string, texts: Iterable<readonly [place: string, text: string]>, forms: readonly AvoidedForm[]): Finding[] {
  return [...texts].flatMap(([place, text]) =>
    avoidedIn(text.replace(/`[^`]*`|(?<=\])\([^)]*\)/g, '`').replace(/[\u00a0\s]+/g, ' '), forms).map(({found, instead}) => ({
      file,
      message: `${place}: "${found}" is a form to avoid; write: ${instead}`,
    })),
  );
}

/** Every text of a language in parsed data: the values of its key `en` or `ru`, with their places. */
export function textsIn(value: unknown, locale: Locale, place = ''): (readonly [place: string, text: string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const here = place === '' ? key : `${place}.${key}`;
    return key === locale && typeof item === 'string' ? [[here, item] as const] : textsIn(item, locale, here);
  });
}

/** Keys of an OpenAPI document or overlay whose values are read. */
const described: ReadonlySet<string> = new Set(['title', 'summary', 'description', 'x-displayName', 'x-roleNote']);

/** What an OpenAPI document or overlay says to its readers, with places: descriptions and names, of values too. */
export function textsOfDocument(value: unknown, place = ''): (readonly [place: string, text: string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const here = place === '' ? key : `${place}.${key}`;
    if (typeof item === 'string') return described.has(key) || place.endsWith('x-enumDescriptions') ? [[here, item] as const] : [];
    return textsOfDocument(item, here);
  });
}
