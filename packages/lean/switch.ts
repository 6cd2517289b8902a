/**
 * Whether Docusaurus' output is rewritten. `LEAN=off` builds what Docusaurus writes itself: heavier, and the way out when a new
 * version of it breaks a rewrite. Anything else but an empty value is a mistake and is said to be one.
 */
export function leanIsOn(environment: Readonly<Record<string, string | undefined>> = process.env): boolean {
  const value = environment.LEAN ?? '';
  if (value === 'off') return false;
  if (value === '' || value === 'on') return true;
  throw new Error(`LEAN="${value}": allowed are on and off`);
}
