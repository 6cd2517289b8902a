import {textWidth} from '../../content/text-width.ts';

/** A phone of 390 px without its margins and a little less, since widths of letters are rough; and the title there: see `--t-h1` in src/shell/styles/tokens.css. */
const phone = {width: 352, size: 26, tracking: -0.022};

/** How many lines a title takes on a phone; a word stays with the one that a space of no break ties to it. */
export function titleLines(title: string): number {
  const widthOf = (text: string): number => textWidth(text, phone.size) + [...text].length * phone.tracking * phone.size;
  let lines = 1;
  let line = '';
  for (const word of title.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    const fits = line === '' || widthOf(longer) <= phone.width;
    line = fits ? longer : word;
    if (!fits) lines += 1;
  }
  return lines;
}
