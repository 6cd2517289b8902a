import {escapeHtml} from './html.ts';
import {tiers, type Ranked} from './ranking.ts';
import type {Slot} from './slots.ts';
import {tokensOf} from './tokens.ts';

interface Marked {
  readonly value: string;
  readonly matchLevel: 'none' | 'full';
  readonly matchedWords: readonly string[];
}

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
type Hierarchy<Value> = Readonly<Record<'lvl0' | 'lvl1', Value>> & Readonly<Record<Exclude<Level, 'lvl0' | 'lvl1'>, Value | null>>;

/** A result in the format of DocSearch records. `url` is a path on this site. */
export interface Hit {
  readonly objectID: string;
  readonly type: Exclude<Level, 'lvl0' | 'lvl5' | 'lvl6'> | 'content';
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly content: string | null;
  readonly hierarchy: Hierarchy<string>;
  readonly _highlightResult: {readonly hierarchy: Hierarchy<Marked>; readonly content?: Marked};
  readonly _snippetResult: {readonly hierarchy: Hierarchy<Marked>; readonly content?: Marked};
  /** The row is the answer itself, of this kind. */
  readonly answer?: 'error' | 'limit' | 'way';
}

const snippetWords = 30;

/** Whether a word of a text is one that was looked for. */
type IsFound = (surface: string, stem: string) => boolean;

/** The text as HTML, everything escaped, found words in `<mark>`. */
export function mark(text: string, isFound: IsFound): Marked {
  let html = '';
  let last = 0;
  const matchedWords: string[] = [];
  for (const token of tokensOf(text)) {
    if (!isFound(token.surface, token.stem)) continue;
    matchedWords.push(token.surface);
    html += `${escapeHtml(text.slice(last, token.start))}<mark>${escapeHtml(text.slice(token.start, token.end))}</mark>`;
    last = token.end;
  }
  return {value: html + escapeHtml(text.slice(last)), matchLevel: matchedWords.length > 0 ? 'full' : 'none', matchedWords};
}

/** Where one sentence ends and another begins. */
const betweenSentences = /(?<=[.!?…]["”»)]?)\s+(?=["“«(]?[\p{Lu}\p{N}])/u;

/** The sentence of a text that holds most of the found words; of a longer one, the part that does, cut at words. */
export function snippet(text: string, isFound: IsFound): string {
  let best = '';
  let bestScore = -1;
  for (const sentence of text.split(betweenSentences)) {
    const stems = tokensOf(sentence).flatMap((token) => (isFound(token.surface, token.stem) ? [token.stem] : []));
    const score = new Set(stems).size * 10 + Math.min(stems.length, 9);
    if (score > bestScore) {
      best = sentence;
      bestScore = score;
    }
  }
  return part(best, isFound);
}

/** The part of a long sentence that holds most of the found words, cut at words. */
function part(text: string, isFound: IsFound): string {
  const tokens = tokensOf(text);
  if (tokens.length <= snippetWords) return text;
  const found = tokens.map((token) => (isFound(token.surface, token.stem) ? token.stem : ''));
  let best = 0;
  let bestScore = -1;
  for (let start = 0; start <= tokens.length - snippetWords; start += 1) {
    if (found[start] === '') continue;
    const window = found.slice(start, start + snippetWords).filter((stem) => stem !== '');
    const score = new Set(window).size * 10 + window.length;
    if (score > bestScore) {
      best = start;
      bestScore = score;
    }
  }
  const from = Math.max(0, best - 4);
  const to = Math.min(tokens.length, from + snippetWords) - 1;
  return `${from > 0 ? '… ' : ''}${text.slice(from > 0 ? tokens[from]?.start : 0, to < tokens.length - 1 ? tokens[to]?.end : undefined)}${to < tokens.length - 1 ? ' …' : ''}`;
}

/** A judged section as a hit; `text` is the section's text where it is known. */
export function toHit(result: Ranked, slots: readonly Slot[], text: string | undefined): Hit {
  const {set, page, section, terms} = result;
  const entry = set.pages[page];
  const outline = set.outline(page);
  const prefixes = slots.flatMap((slot) => (slot.prefix === undefined ? [] : [slot.prefix]));
  // The product's name is marked where it was looked for, not for a word that it begins with.
  const isFound: IsFound = (surface, stem) => terms.has(stem) || (!set.isProduct(stem) && prefixes.some((prefix) => surface.startsWith(prefix)));
  const names: (string | null)[] = [set.groups[entry?.[1] ?? 0] ?? '', entry?.[2] ?? '', null, null, null, null, null];
  for (const [heading, level] of outline.slice(0, section)) {
    names[level] = heading;
    for (let deeper = level + 1; deeper < names.length; deeper += 1) names[deeper] = null;
  }
  const own = section === 0 ? undefined : outline[section - 1];
  const hierarchy = Object.fromEntries(names.map((name, level) => [`lvl${level}`, name])) as unknown as Hierarchy<string>;
  const marked = Object.fromEntries(names.map((name, level) => [`lvl${level}`, name === null ? null : mark(name, isFound)])) as unknown as Hierarchy<Marked>;
  const cut = result.byText && text ? snippet(text, isFound) : undefined;
  const content = cut === undefined ? undefined : mark(cut, isFound);
  const path = entry?.[0] ?? '';
  return {
    objectID: `${path}#${own?.[2] ?? ''}`,
    type: content && result.tier > tiers.codeHolds && !result.sure ? 'content' : (`lvl${own?.[1] ?? 1}` as Hit['type']),
    url: own ? `${path}#${own[2]}` : path,
    url_without_anchor: path,
    anchor: own?.[2] ?? null,
    content: cut ?? null,
    hierarchy,
    _highlightResult: {hierarchy: marked, ...(content ? {content} : {})},
    _snippetResult: {hierarchy: marked, ...(content ? {content} : {})},
  };
}
