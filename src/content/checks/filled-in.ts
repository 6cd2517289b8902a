import {fillIn} from '../new/fill.ts';
import type {Finding} from './finding.ts';

/** Places that `npm run new` left for the writer, in pages and data; addresses have them in small letters. */
export function checkFilledIn(files: readonly {readonly file: string; readonly text: string}[]): Finding[] {
  return files.flatMap(({file, text}) => {
    const places = text.split(new RegExp(fillIn, 'i')).length - 1;
    return places > 0 ? [{file, message: `${places} place(s) still say ${fillIn}; write what belongs there`}] : [];
  });
}
