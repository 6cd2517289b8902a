import type {Decides} from '../../matching/match.ts';
import {ownCodesIn} from '../../matching/own-codes.ts';
import type {Matcher} from '../../matching/matcher.ts';

/** What one pasted message or code stands for. */
export interface Asked {
  /** The part of the text. */
  readonly text: string;
  /** Surely meant: one code. A guess: the likeliest, at most three. Nothing: none. */
  readonly codes: readonly number[];
  readonly sure: boolean;
  readonly decides?: Decides;
}

const mostParts = 50;
const mostGuesses = 3;

/** A pasted text in parts: by empty lines where there are any, else by lines; an answer of several lines stays whole. */
function partsOf(text: string): string[] {
  const lines = text.replace(/\r/g, '').split('\n');
  const isAnswer = /[{[]\s*$/m.test(text) || lines.some((line) => /^\s+\S/.test(line));
  const parts = /\n\s*\n/.test(text) || isAnswer ? text.split(/\n\s*\n/) : lines;
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, mostParts);
}

/** Codes and messages of a pasted text, each once. */
export function readAsked(text: string, {entries, find}: Matcher): Asked[] {
  const known = new Set(entries.map(({code}) => code));
  const seen = new Set<number>();
  return partsOf(text).flatMap((part): Asked[] => {
    const own = ownCodesIn(part, (code) => known.has(code));
    if (own.length > 0) {
      const fresh = own.filter((code) => !seen.has(code));
      for (const code of fresh) seen.add(code);
      return fresh.map((code) => ({text: part, codes: [code], sure: true}));
    }
    const {matches, sure, decides} = find(part, mostGuesses);
    const codes = matches.slice(0, sure ? 1 : mostGuesses).map(({code}) => code);
    const [first] = codes;
    if (sure && first !== undefined) {
      if (seen.has(first)) return [];
      seen.add(first);
    }
    return [{text: part, codes, sure, ...(decides ? {decides} : {})}];
  });
}
