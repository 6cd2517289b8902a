import type {MagicComment} from '../../config/prism.ts';
import {FenceError} from './fence-error.ts';

/** How a comment begins and ends, by the languages that write it so. */
const comments = {
  slashes: ['\\/\\/', ''],
  block: ['\\/\\*', '\\*\\/'],
  element: ['\\{\\s*\\/\\*', '\\*\\/\\s*\\}'],
  hash: ['#', ''],
  markup: ['<!--', '-->'],
  dashes: ['--', ''],
} as const;
type Kind = keyof typeof comments;
const kindsOf: Readonly<Record<string, readonly Kind[]>> = {
  javascript: ['slashes', 'block'],
  typescript: ['slashes', 'block'],
  go: ['slashes', 'block'],
  csharp: ['slashes', 'block'],
  jsx: ['slashes', 'block', 'element'],
  tsx: ['slashes', 'block', 'element'],
  php: ['slashes', 'block', 'hash'],
  python: ['hash'],
  bash: ['hash'],
  yaml: ['hash'],
  markup: ['markup', 'slashes'],
  markdown: ['markup', 'hash'],
  sql: ['dashes', 'block'],
};
/** Where a language is not listed, every usual comment is understood: JSON has none of its own. */
const usual: readonly Kind[] = ['slashes', 'block', 'element', 'hash', 'markup'];

/** Code without its magic comments, and the classes of its lines (the first line is 0). */
export interface MarkedCode {
  readonly code: string;
  readonly classes: ReadonlyMap<number, readonly string[]>;
}

/** Takes the magic comments out of code. Throws {@link FenceError} for a block that is not closed, or closed and never opened. */
export function takeMagicComments(code: string, language: string, magicComments: readonly MagicComment[]): MarkedCode {
  const words = magicComments.flatMap(({line, block}) => [line, block?.start, block?.end].filter((word) => word !== undefined));
  if (words.length === 0) return {code, classes: new Map()};
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const alternatives = (kindsOf[language] ?? usual).map((kind) => `${comments[kind][0]}\\s*(${escaped})\\s*${comments[kind][1]}`);
  const pattern = new RegExp(`^\\s*(?:${alternatives.join('|')})\\s*$`);
  const lines: string[] = [];
  const classes = new Map<number, string[]>();
  const mark = (line: number, className: string): void => void classes.set(line, [...(classes.get(line) ?? []), className]);
  const open = new Map<MagicComment, number>();
  for (const line of code.split('\n')) {
    const word = pattern
      .exec(line)
      ?.slice(1)
      .find((found) => found !== undefined);
    if (word === undefined) {
      lines.push(line);
      continue;
    }
    for (const magic of magicComments) {
      if (magic.line === word) mark(lines.length, magic.className);
      if (magic.block?.start === word) open.set(magic, lines.length);
      if (magic.block?.end === word) {
        const start = open.get(magic);
        if (start === undefined) throw new FenceError(`code block: "${word}" ends what no "${magic.block.start}" has begun`);
        for (let marked = start; marked < lines.length; marked += 1) mark(marked, magic.className);
        open.delete(magic);
      }
    }
  }
  for (const {block} of open.keys()) throw new FenceError(`code block: "${block?.start}" is not followed by "${block?.end}"`);
  return {code: lines.join('\n'), classes};
}
