import type {CatalogueFileEntry} from '../../catalogue.ts';

/** A code as the finder needs it: its messages in both languages beside its facts. */
export interface FinderEntry extends Pick<CatalogueFileEntry, 'code' | 'title' | 'networks' | 'network_codes' | 'keywords' | 'status'> {
  /** Messages and titles in every language at hand; variable parts stand as `…`. */
  readonly texts: readonly string[];
}

export interface Match {
  readonly code: number;
  readonly title: string;
  /** 0 to 100. */
  readonly score: number;
  readonly reason: {readonly kind: 'code' | 'network-code' | 'message' | 'words'; readonly text: string};
}

/** Input past this length is not read; a pasted log is mostly repetition. */
export const inputLimit = 100_000;
const tokenLimit = 4000;

/** Lower case, one kind of quotes and spaces, ё as е: how texts are compared. */
export function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[«»“”„"'`‘’]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Fixed parts of a text around its variable ones. The sign is split at first: compatibility forms turn it into three dots. */
function partsOf(text: string): string[] {
  return text.split('…').map(normalize);
}

/** Words and numbers of a text, in order; identifiers such as `spam_risk_text` stay whole. */
export function tokenize(text: string): string[] {
  return (normalize(text).match(/[\p{L}\p{N}_]+/gu) ?? []).slice(0, tokenLimit);
}

/** Values of a JSON answer that can hold a code or a message; undefined when the text is no JSON. */
function fieldsOf(input: string): {codes: Set<string>; text: string} | undefined {
  const start = input.search(/[[{]/);
  if (start < 0) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(input.slice(start).trim());
  } catch {
    return undefined;
  }
  const codes = new Set<string>();
  const texts: string[] = [];
  const pending: {key: string; value: unknown; depth: number}[] = [{key: '', value, depth: 0}];
  let seen = 0;
  while (pending.length > 0 && seen < tokenLimit) {
    const item = pending.pop();
    if (!item) break;
    seen += 1;
    if (typeof item.value === 'number' || typeof item.value === 'string') {
      if (/code|subcode|status|reason|error|type/i.test(item.key)) codes.add(normalize(String(item.value)));
      texts.push(String(item.value));
    } else if (typeof item.value === 'object' && item.value !== null && item.depth < 12) {
      for (const [key, child] of Object.entries(item.value)) pending.push({key, value: child, depth: item.depth + 1});
    }
  }
  return {codes, text: texts.reverse().join('\n')};
}

/** A keyword that can be part of an answer: a number, an identifier, a sentence; a plain word would match any text. */
const answerLike = /[\d_]|\S\s+\S+\s+\S/;

const knownTokens = new Map<string, readonly string[]>();

/** Tokens of a catalogue text, made once: the same texts are compared on every keystroke. */
function tokensOf(text: string): readonly string[] {
  const known = knownTokens.get(text) ?? tokenize(text);
  knownTokens.set(text, known);
  return known;
}

interface Input {
  readonly whole: string;
  readonly tokens: readonly string[];
  readonly set: ReadonlySet<string>;
  /** Numbers that stand as a code: `(#190)`, `code 190`, `"error_subcode": 463`, or all there is. */
  readonly marked: ReadonlySet<string>;
}

function readInput(raw: string): Input {
  const cut = raw.slice(0, inputLimit);
  const fields = fieldsOf(cut);
  const whole = normalize(fields ? `${fields.text}\n${cut}` : cut);
  const tokens = tokenize(whole);
  const marked = new Set(fields?.codes ?? []);
  for (const found of whole.matchAll(/(?:#|code\W{0,3}|subcode\W{0,3}|error\W{0,3}|ошибка\W{0,3}|код\W{0,3}|status\W{0,3})(-?\d{1,9})(?!\d)/gu))
    if (found[1]) marked.add(found[1]);
  if (tokens.length <= 2) for (const token of tokens) marked.add(token);
  return {whole, tokens, set: new Set(tokens), marked};
}

/** How well a code of a network's own, or a pattern with `…`, is found in the input: 0 to 98. */
function scoreNetworkCode(code: string, input: Input): number {
  const wanted = normalize(code);
  if (wanted === '') return 0;
  if (/^-?\d+$/.test(wanted)) {
    if (input.marked.has(wanted)) return wanted.length >= 5 ? 97 : 88;
    return wanted.length >= 5 && input.set.has(wanted) ? 90 : 0;
  }
  const parts = partsOf(code).filter(Boolean);
  let from = 0;
  let allFound = true;
  for (const part of parts) {
    const at = input.whole.indexOf(part, from);
    if (at < 0) {
      allFound = false;
      break;
    }
    from = at + part.length;
  }
  if (allFound && wanted.length >= 4) return Math.min(98, 88 + Math.round(wanted.length / 8));
  const tokens = tokenize(wanted);
  const numbers = tokens.filter((token) => /^\d+$/.test(token));
  // "2 invalidAuthToken": the name alone says as much as both; the number alone little.
  const names = tokens.filter((token) => !/^\d+$/.test(token) && token.length >= 6);
  if (/[a-z][A-Z]/.test(code) && numbers.length > 0 && names.length > 0 && names.every((token) => input.set.has(token)))
    return numbers.every((token) => input.set.has(token)) ? 98 : 92;
  // "190 (subcode 463)": every number has to be there as a code; the longest weighs.
  if (numbers.length > 0 && numbers.every((token) => input.marked.has(token))) return numbers.length > 1 ? 96 : 80;
  const first = tokens[0];
  if (first && /_|\d/.test(first) && first.length >= 6 && input.set.has(first)) return 86;
  return 0;
}

/** Share of a text's rare words that the input holds, 0 to 1; frequent words weigh little. */
function overlap(tokens: readonly string[], input: Input, weight: (token: string) => number): number {
  let total = 0;
  let found = 0;
  for (const token of new Set(tokens)) {
    const value = weight(token);
    total += value;
    if (input.set.has(token)) found += value;
  }
  return total === 0 ? 0 : found / total;
}

/**
 * Codes that a pasted text stands for, best first, at most `most`, each with the reason.
 * Takes anything: a number, a message in either language, an API answer, a network's raw error. Never throws.
 */
export function findErrors(raw: string, entries: readonly FinderEntry[], most = 8): Match[] {
  const input = readInput(raw);
  if (input.tokens.length === 0) return [];
  const frequency = new Map<string, number>();
  for (const entry of entries) for (const token of new Set(entry.texts.flatMap(tokensOf))) frequency.set(token, (frequency.get(token) ?? 0) + 1);
  const weight = (token: string): number => (token.length < 3 ? 0.05 : Math.log(1 + entries.length / (frequency.get(token) ?? entries.length)));
  const matches: Match[] = [];
  for (const entry of entries) {
    let best: Pick<Match, 'score' | 'reason'> | undefined;
    const offer = (score: number, kind: Match['reason']['kind'], text: string): void => {
      if (score > 0 && (best === undefined || score > best.score)) best = {score, reason: {kind, text}};
    };
    if (input.set.has(String(entry.code))) offer(99, 'code', String(entry.code));
    // A network's name in the input settles which of two networks' equal numbers is meant.
    const named = entry.networks.some((network) => (network.length > 2 ? input.whole.includes(network) : input.set.has(network))) ? 6 : 0;
    for (const {code} of entry.network_codes) {
      const score = scoreNetworkCode(code, input);
      if (score > 0) offer(Math.min(100, score + named), 'network-code', code);
    }
    for (const keyword of entry.keywords) {
      const score = answerLike.test(keyword) ? scoreNetworkCode(keyword, input) : 0;
      if (score > 0) offer(score - 4 + named, 'network-code', keyword);
    }
    for (const text of entry.texts) {
      const parts = partsOf(text).filter((part) => part.length > 3);
      if (parts.length > 0 && parts.every((part) => input.whole.includes(part))) offer(95, 'message', text);
      else if (input.tokens.length <= 400) {
        const share = overlap(tokensOf(text), input, weight);
        const back = overlap(input.tokens, {...input, set: new Set(tokensOf(text))}, weight);
        const both = share * 0.6 + back * 0.4;
        if (both >= 0.35) offer(Math.round(both * 80) + named, 'words', text);
      }
    }
    if (best) matches.push({code: entry.code, title: entry.title, score: entry.status === 'retired' ? best.score - 15 : best.score, reason: best.reason});
  }
  matches.sort((a, b) => b.score - a.score || a.code - b.code);
  const top = matches[0]?.score ?? 0;
  return matches.filter((match) => match.score >= Math.min(60, top * 0.6) || match.score >= top - 12).slice(0, most);
}
