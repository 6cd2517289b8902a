import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import type {Locale} from '../config/product.ts';
import {shortAddress} from './catalogue.ts';
import {readOfPage} from './page-tree.ts';
import {errorReply} from './reply.ts';
import {loadErrorTexts} from './texts.ts';
import {loadErrors} from '../facts/load.ts';

/** What support needs of a code in one language: the reply, the short link, and what to ask the customer for. */
export interface SupportReply {
  readonly title: string;
  readonly reply: string;
  readonly link: string;
  readonly ask: string;
}
/** `replies.json` of a language, by code. */
export type RepliesFile = Readonly<Record<string, SupportReply>>;

/** The paragraphs below the heading that says what support needs, up to the next heading. */
export function supportText(tree: Root): string {
  const from = tree.children.findIndex((node) => node.type === 'heading' && /#support\b/.test(JSON.stringify(node)));
  if (from < 0) return '';
  const rest = tree.children.slice(from + 1);
  const end = rest.findIndex((node) => node.type === 'heading');
  return rest
    .slice(0, end < 0 ? undefined : end)
    .map((node) => textOf(node).replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/** Every code that is written in the language, for the page of support agents. */
export function buildReplies(locale: Locale): RepliesFile {
  const texts = loadErrorTexts(locale);
  return Object.fromEntries(
    [...loadErrors().values()].flatMap(({code, group}): [string, SupportReply][] => {
      const link = shortAddress(code, locale);
      const reply = errorReply(code, group, locale, link);
      const ask = readOfPage(code, group, locale, supportText);
      return reply === undefined || ask === undefined ? [] : [[String(code), {title: texts.get(code)?.title ?? '', reply, link, ask}]];
    }),
  );
}
