/** How long the parts of the next page may take before the browser is sent for the page itself, in milliseconds. */
const patience = 8_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Docusaurus loads a page's parts while the last page stays on the screen, and waits for them for ever. The address
 * is that of the new page already: after some seconds the browser loads it whole, and shows that it does. Of the first
 * page there is nothing to wait for, and nothing says when it is there.
 */
export function onRouteUpdate({previousLocation}: {readonly previousLocation: object | null}): (() => void) | undefined {
  clearTimeout(timer);
  if (previousLocation === null) return undefined;
  timer = setTimeout(() => window.location.reload(), patience);
  const mine = timer;
  return () => clearTimeout(mine);
}
