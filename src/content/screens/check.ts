import {meant, type Nearest} from '../checks/addresses.ts';
import type {Finding} from '../checks/finding.ts';
import type {Screen} from './schema.ts';

/** Drawings of a page that does not exist: no page would miss them. `pages` are named as drawings name them. */
export function checkScreens(screens: readonly Pick<Screen, 'id' | 'page'>[], pages: ReadonlySet<string>, nearest: Nearest): Finding[] {
  return screens
    .filter(({page}) => !pages.has(page))
    .map(({id, page}) => ({
      file: 'src/content/screens',
      message: `drawing "${id}": there is no page "${page}"; a page is named by its path below docs/.${meant(page, [...pages], nearest)}`,
    }));
}
