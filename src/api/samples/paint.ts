/** A piece of code and what it is: the part of its class after `token `. */
export type Piece = readonly [kind: string | undefined, text: string];

const keywords =
  'await|async|class|const|def|defer|else|except|for|from|func|function|if|import|in|let|log|new|nil|not|null|None|package|print|public|raise|require|return|static|throw|throws|true|True|false|False|try|type|unless|using|var|void';

/** What our own samples are made of. Longest first: comments, strings (a key, when a colon follows), numbers, flags of commands, words. */
const pattern = new RegExp(
  [
    String.raw`(?<comment>(?<=^|\n)\s*(?://|#)(?![^\n]*\{)[^\n]*)`,
    String.raw`(?<property>"(?:[^"\\\n]|\\.)*"(?=\s*:)|\b[A-Za-z_]\w*(?=:\s))`,
    String.raw`(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\x60(?:[^\x60\\\n]|\\.)*\x60)`,
    String.raw`(?<number>(?<![\w.])-?\d+(?:\.\d+)?\b)`,
    String.raw`(?<attr>(?<=\s)--[\w-]+)`,
    String.raw`(?<keyword>(?<![\w$."'-])(?:${keywords})\b)`,
  ].join('|'),
  'g',
);

/**
 * Colours for the samples, made in the page: its reader changes them. Code of guides and other blocks is coloured by the build,
 * with a grammar for each language, which would be more than the rest of the page.
 */
export function paint(code: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    if (match.index > end) pieces.push([undefined, code.slice(end, match.index)]);
    pieces.push([kind, match[0]]);
    end = match.index + match[0].length;
  }
  if (end < code.length) pieces.push([undefined, code.slice(end)]);
  return pieces;
}

/** The pieces of each line. */
export function paintLines(code: string): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const [kind, text] of paint(code)) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push([kind, part]);
    }
  }
  return lines;
}

/**
 * The line in which a field of the request or answer stands: its name as a key or parameter, after the lines of the objects it is in.
 * Parts of the path that stand nowhere (names of forms) are passed over; -1 when the field itself is not there.
 */
export function lineOfField(lines: readonly string[], path: readonly string[]): number {
  let from = 0;
  for (const [index, name] of path.entries()) {
    const key = new RegExp(`(?<![\\w-])["']?${name}["']?\\s*(?::|=>|=(?!=))`);
    const found = lines.findIndex((line, number) => number >= from && key.test(line));
    if (found >= 0) from = found;
    else if (index === path.length - 1) return -1;
  }
  return from;
}
