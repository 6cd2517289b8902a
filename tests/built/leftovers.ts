import {load} from 'cheerio';
import type {Locale} from '../../src/config/product.ts';

type Node = NonNullable<ReturnType<ReturnType<typeof load>>[0]>;

/** Not read as running text; a drawing's words stand where they were put. */
const unseen: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'svg']);
const code: ReadonlySet<string> = new Set(['code', 'pre', 'kbd', 'samp', 'var']);
const inline: ReadonlySet<string> = new Set('a b strong em i span abbr sup sub mark small q cite time label'.split(' '));

function textOf(node: Node): string {
  if (!('children' in node)) return '';
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.data;
      if (!('name' in child) || unseen.has(child.name)) return '';
      if (code.has(child.name)) return '`';
      const text = textOf(child);
      return inline.has(child.name) ? text : `\n${text}\n`;
    })
    .join('');
}

const patterns: Readonly<Record<Locale, readonly RegExp[]>> = {
  // A word of one letter, a dash, a straight quote and apostrophe, a number of bytes without their word.
  en: [/(?<![\p{L}\p{N}\-’'.@/_])[aAI] (?=[\p{L}\p{N}“`])/gu, / [—–](?=[ \u00a0])/gu, /"/g, /(?<=\p{L})'/gu, /(?<=\d)[ \u00a0]B(?![\p{L}\p{N}])/gu],
  ru: [/(?<![\p{L}\p{N}\-’'.@/_])[авикосуяжб] (?=[\p{L}\p{N}«`])/giu, / [—–](?=[ \u00a0])/gu, /"/g, /(?<=\d)[ \u00a0]Б(?![\p{L}\p{N}])/gu],
};

/** What the typographer has left in a page: each place with the words around it. */
export function leftoversIn(html: string, locale: Locale): string[] {
  const [body] = load(html)('body');
  const text = body ? textOf(body) : '';
  return patterns[locale].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({index}) =>
      text
        .slice(Math.max(0, index - 25), index + 25)
        .replaceAll('\n', ' ')
        .trim(),
    ),
  );
}
