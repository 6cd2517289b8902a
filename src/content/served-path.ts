/** A page's path as it is served: the docs plugin ends those of index pages in a slash, which the server leads on to the path without one. */
export function servedPath(permalink: string): string {
  return permalink.replace(/(.)\/$/, '$1');
}
