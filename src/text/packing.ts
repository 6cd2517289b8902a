/**
 * Lists of numbers and of sorted words as short plain text, so that any server's compression of text applies.
 * A number is written in digits of five bits, least significant first; a sixth bit says that more follow.
 */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Map(Array.from(alphabet, (letter, index) => [letter, index]));

/** Non-negative whole numbers as text. */
export function packNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    while (rest >= 32) {
      text += alphabet[(rest % 32) + 32];
      rest = Math.floor(rest / 32);
    }
    text += alphabet[rest];
  }
  return text;
}

/** The numbers that {@link packNumbers} was given. */
export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let factor = 1;
  for (const letter of text) {
    const value = values.get(letter) ?? 0;
    number += (value % 32) * factor;
    if (value >= 32) {
      factor *= 32;
    } else {
      numbers.push(number);
      number = 0;
      factor = 1;
    }
  }
  return numbers;
}

/** Sorted words as text: of each, how much of the last one it repeats (one letter), then the rest. Words hold no spaces. */
export function packWords(words: readonly string[]): string {
  let last = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < 63 && shared < last.length && last[shared] === word[shared]) shared += 1;
      last = word;
      return `${alphabet[shared]}${word.slice(shared)}`;
    })
    .join(' ');
}

/** The words that {@link packWords} was given. */
export function unpackWords(text: string): string[] {
  if (text === '') return [];
  let last = '';
  return text.split(' ').map((entry) => {
    last = last.slice(0, values.get(entry[0] ?? '') ?? 0) + entry.slice(1);
    return last;
  });
}
