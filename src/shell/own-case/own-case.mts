/**
 * react-router-config with routes that answer to a path in its own case only, as the server does: for `/Docs/Team` nginx answers
 * with the not-found page, and stock the browser would show the page “Team” in it. Throws when the module is written otherwise.
 */
export function ownCase(source: string): string {
  const matching = source.replace(/matchPath\(pathname, route\)/, 'matchPath(pathname, Object.assign({}, route, {sensitive: true}))');
  const rendering = matching.replace(/strict: route\.strict,/, 'strict: route.strict, sensitive: true,');
  if (matching === source || rendering === matching)
    throw new Error('react-router-config: matchRoutes or renderRoutes not found; has it changed how it matches paths? See src/shell/own-case.');
  return rendering;
}
