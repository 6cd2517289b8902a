/** Widths of letters of Onest in parts of its size, rounded up: what is not named is `usual`. */
const letters: readonly (readonly [letters: string, width: number])[] = [
  ['ijlI.,:;!|’ ', 0.29],
  ['()[]trf1-', 0.4],
  ['sz_гзт/', 0.49],
  ['acekvxасеклухчьэяёв', 0.56],
  ['ABCDGHKNOPQRSUVXYАБВДИЙКЛНОПРСУХЦЧЬЭЯмы&', 0.73],
  ['mwMW%жшщюфЖМФШЩЮЫ@→', 0.9],
];
const usual = 0.61;
const widths = new Map(letters.flatMap(([all, width]) => [...all].map((letter) => [letter, width] as const)));

/** How wide a line of text is at the most, in px of its size: pictures and tables are laid out while the site is built, without a browser. */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (widths.get(letter) ?? usual), 0) * size;
}
