// X's library takes time that grows with the square of a word's length: 15 seconds for 37,500 characters without a space.
// Words are independent of each other, so each is weighed once, and a very long one in parts.
import type {Weigh} from './count.ts';

/** Longest word, in UTF-16 units, that goes to the library as it is. */
const longestWord = 400;
/** X takes longer addresses for text. */
const longestLink = 4096;
/** What any address weighs, whatever its length. */
const linkWeight = 23;
/** Words remembered between two texts; then all are forgotten. */
const mostRemembered = 20_000;

const link = /(https?:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}[!-~]*)/i;

/** Whether a text may be cut before a place without taking a character apart. */
function isBetweenCharacters(text: string, at: number): boolean {
  return !/\p{M}|\p{Cs}|\u200d/u.test(text.charAt(at)) && !/\p{Cs}|\u200d/u.test(text.charAt(at - 1));
}

function parts(word: string): string[] {
  const found: string[] = [];
  let start = 0;
  while (word.length - start > longestWord) {
    let end = start + longestWord;
    while (end > start + longestWord / 2 && !isBetweenCharacters(word, end)) end -= 1;
    // Nothing but emoji: a pair of surrogates is kept together all the same.
    if (!isBetweenCharacters(word, end) && /[\uDC00-\uDFFF]/.test(word.charAt(end))) end -= 1;
    found.push(word.slice(start, end));
    start = end;
  }
  return [...found, word.slice(start)];
}

/**
 * The same count as `weigh` gives, word by word and remembered, in a time that grows with the text's length only. Exact but for
 * words of more than 400 characters that hold an address without http:// in them.
 */
export function weighWords(weigh: Weigh): Weigh {
  const known = new Map<string, number>();
  const weightOf = (word: string): number => {
    const remembered = known.get(word);
    if (remembered !== undefined) return remembered;
    const weight = weigh(word) ?? 0;
    if (known.size >= mostRemembered) known.clear();
    known.set(word, weight);
    return weight;
  };
  const long = (word: string): number =>
    word
      .split(link)
      .map((part) => {
        if (part.length > longestWord && link.test(part)) return part.length > longestLink ? part.length : linkWeight;
        return part === '' ? 0 : parts(part).reduce((sum, piece) => sum + weightOf(piece), 0);
      })
      .reduce((sum, weight) => sum + weight, 0);
  return (text) => text.split(/(\s+)/u).reduce((sum, word) => sum + (word === '' ? 0 : word.length > longestWord ? long(word) : weightOf(word)), 0);
}
