import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Page} from '../page.ts';
import type {Finding} from './finding.ts';

/**
 * Pictures of a page, `![what it shows](./a.png)`: the file is there, and its words are.
 * @param exists whether a file is there, by its path from the repository's root
 */
export function checkPictures({file, tree, offset}: Pick<Page, 'file' | 'tree' | 'offset'>, exists: (file: string) => boolean): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'image', ({url, alt, position}) => {
    const add = (message: string): void => void findings.push({file, line: (position?.start.line ?? 0) + offset, message});
    if (/^https?:/.test(url)) add(`"${url}": a picture comes from the site itself; put its file beside the page, and write ./name.png`);
    else {
      const wanted = url.startsWith('/') ? `static${url}` : path.posix.join(path.posix.dirname(file), url);
      if (!exists(wanted)) add(`"${url}": there is no picture ${wanted}; put the file there`);
    }
    if (!alt) add(`"${url}": say what the picture shows, for those who do not see it: ![The calendar with a paused account](${url})`);
  });
  return findings;
}
