import {fillIn} from '../new/fill.ts';
import type {Page} from '../page.ts';
import type {Finding} from './finding.ts';

/** Places that `npm run new` left for the writer. */
export function checkFilledIn(pages: readonly Pick<Page, 'file' | 'body' | 'frontMatter'>[]): Finding[] {
  return pages.flatMap(({file, body, frontMatter}) => {
    const places = `${JSON.stringify(frontMatter)}\n${body}`.split(fillIn).length - 1;
    return places > 0 ? [{file, message: `${places} place(s) still say ${fillIn}; write what belongs there`}] : [];
  });
}
