/**
 * Which part of the list of pages holds a path, and how it is had. The browser starts without the list: it grows with each page, and a
 * reader needs the part with the open page, then those that links in view lead to. Built with LEAN=off there are no parts, and nothing
 * to wait for.
 */
export interface RoutePart {
  /** The first path of the part, in the order of code units; it reaches to the first of the next. */
  readonly from: string;
  readonly load: () => Promise<unknown>;
}

let parts: readonly RoutePart[] = [];
const asked = new Map<RoutePart, Promise<unknown>>();

export function setRouteParts(all: readonly RoutePart[]): void {
  parts = all;
}

function load(part: RoutePart): Promise<unknown> {
  let promise = asked.get(part);
  if (promise === undefined) {
    promise = part.load();
    asked.set(part, promise);
    // What could not be had is asked for again the next time.
    promise.catch(() => asked.delete(part));
  }
  return promise;
}

/** A path as pages are listed: without the slash or the ending of a file, letters as letters. */
function listed(pathname: string): string {
  const plain = pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '');
  try {
    return decodeURI(plain);
  } catch {
    return plain;
  }
}

/** Has the part of the list in which a path would stand. */
export function loadRoutesOf(pathname: string): Promise<unknown> {
  const path = listed(pathname);
  const part = parts.findLast(({from}) => from <= path);
  return part === undefined ? Promise.resolve() : load(part);
}

/** Has the whole list. */
export function loadAllRoutes(): Promise<unknown> {
  return Promise.all(parts.map(load));
}
