import routes from '@generated/routes';

type Route = (typeof routes)[number];

function pathsOf(list: readonly Route[]): string[] {
  return list.flatMap((route) =>
    route.routes ? pathsOf(route.routes as Route[]) : typeof route.path === 'string' && route.path !== '*' && route.exact ? [route.path] : [],
  );
}

/** Paths of all pages of this language, with the site's base. */
export const knownPaths = (): readonly string[] => [...new Set(pathsOf(routes))];
