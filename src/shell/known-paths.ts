import routes from '@generated/routes';
import {loadAllRoutes} from '@site/packages/lean/routes/store.ts';

type Route = (typeof routes)[number];

function pathsOf(list: readonly Route[]): string[] {
  return list.flatMap((route) =>
    route.routes ? pathsOf(route.routes as Route[]) : typeof route.path === 'string' && route.path !== '*' && route.exact ? [route.path] : [],
  );
}

/** Paths of all pages of this language, with the site's base. */
export async function knownPaths(): Promise<readonly string[]> {
  await loadAllRoutes();
  return [...new Set(pathsOf(routes))];
}
