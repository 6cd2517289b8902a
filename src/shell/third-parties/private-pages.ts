// Pages whose address may hold what a reader has written, behind the #. Services of others read the whole address by themselves
// (an analytics service that is told a shorter one sends the full one all the same when the address changes), so they stay off
// these pages altogether.
const privatePaths = ['/docs/tools/publications/post-checker'] as const;

/** Whether services of others stay off a page. Takes its path, in any language. */
export function isPrivate(pathname: string): boolean {
  const plain = pathname.replace(/\/$|\.html$/, '');
  return privatePaths.some((path) => plain.endsWith(path));
}

/** An address as a service may see it: without what stands behind the #. */
export function withoutHash({origin, pathname, search}: Pick<URL, 'origin' | 'pathname' | 'search'>): string {
  return `${origin}${pathname}${search}`;
}
