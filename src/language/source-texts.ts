import {stripTypeScriptTypes} from 'node:module';
import {type AnyNode, parse} from 'acorn';
import type {Locale} from '../config/product.ts';
import {type Run, typesetRuns} from './typography.ts';

const letters: Readonly<Record<Locale, RegExp>> = {en: /[a-z]/i, ru: /[а-яё]/i};

interface Piece {
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is AnyNode => typeof value === 'object' && value !== null && 'type' in value;

/** Where the texts of a literal stand in the source: one piece, or those around its values. */
function piecesOf(node: AnyNode): readonly Piece[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [{start: node.start + 1, end: node.end - 1}];
  return node.type === 'TemplateLiteral' ? node.quasis : [];
}

/** All literals of a program that hold text, each as its pieces. */
function literalsOf(node: AnyNode): (readonly Piece[])[] {
  const own = piecesOf(node);
  const below = Object.values(node).flat().filter(isNode).flatMap(literalsOf);
  return own.length > 0 ? [own, ...below] : below;
}

/** The texts of a language in a source file, each in one piece, with `value` where a value comes in. */
export function textsOfSource(source: string, locale: Locale): string[] {
  const program = parse(stripTypeScriptTypes(source), {ecmaVersion: 'latest', sourceType: 'module'});
  return literalsOf(program)
    .map((pieces) => pieces.map(({start, end}) => source.slice(start, end)).join('value'))
    .filter((text) => letters[locale].test(text) && text.includes(' '));
}

/**
 * A source file with its texts of one language in typographer's spaces, quotes and dashes: those whose letters are the language's. A
 * value within a text counts as a word. What the file does besides stays as it is.
 */
export function typesetSource(source: string, locale: Locale): string {
  // Types become spaces, so that every literal stays where it was.
  const program = parse(stripTypeScriptTypes(source), {ecmaVersion: 'latest', sourceType: 'module'});
  const changes = literalsOf(program).flatMap((pieces) => {
    const texts = pieces.map(({start, end}) => source.slice(start, end));
    if (!texts.some((text) => letters[locale].test(text))) return [];
    const escaped = texts.find((text) => text.includes('\\'));
    if (escaped !== undefined) throw new Error(`"${escaped}" holds a backslash; a text to be typeset has its signs as they are read`);
    const runs = texts.flatMap((text, index): Run[] => [...(index > 0 ? [{text: 'value'}] : []), {text}]);
    const set = typesetRuns(runs, locale);
    return pieces.map(({start, end}, index) => ({start, end, text: set[index * 2] ?? ''}));
  });
  return changes.sort((one, other) => other.start - one.start).reduce((text, {start, end, text: set}) => text.slice(0, start) + set + text.slice(end), source);
}
