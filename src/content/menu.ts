import {existsSync} from 'node:fs';
import path from 'node:path';

const isPage = (docs: string, id: string): boolean => existsSync(path.join(docs, `${id}.mdx`));

/** Ids of pages as a menu names them, `a` for `a/index` too. One without a page stays as it is: the check and the build name it. */
export function menuIds(docs: string, ids: readonly string[]): string[] {
  return ids.map((id) => (!isPage(docs, id) && isPage(docs, `${id}/index`) ? `${id}/index` : id));
}

/** Those of the ids that have a page, as above. */
export function writtenIds(docs: string, ids: readonly string[]): string[] {
  return menuIds(docs, ids).filter((id) => isPage(docs, id));
}
