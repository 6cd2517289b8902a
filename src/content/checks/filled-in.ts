import {fillIn} from '../new/fill.ts';
import type {Finding} from './finding.ts';

/** Places that `npm run new` left for the writer, in pages, data and drawings, with the line of the first; addresses have them in small letters. */
export function checkFilledIn(files: readonly {readonly file: string; readonly text: string}[]): Finding[] {
  return files.flatMap(({file, text}) => {
    const [before = '', ...rest] = text.split(new RegExp(fillIn, 'i'));
    const places = rest.length;
    return places > 0 ? [{file, line: before.split('\n').length, message: `${places} place(s) still say ${fillIn}; write what belongs there`}] : [];
  });
}
