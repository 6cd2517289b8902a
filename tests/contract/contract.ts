import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;

/** Lines of a list file, without comments and blanks. */
export function readList(name: string): string[] {
  return readFileSync(path.join(folder, name), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** HTML file that answers a route of a language in a build folder, or undefined. */
export function fileOfRoute(build: string, route: string, locale: 'en' | 'ru'): string | undefined {
  const name = `${locale === 'en' ? '' : '/ru'}${route}`.replace(/\/$/, '');
  return [`${name}.html`, `${name}/index.html`].map((file) => path.join(build, file)).find((file) => existsSync(file));
}

export interface ContractReport {
  readonly missing: readonly string[];
  readonly stale: readonly string[];
}

/** Which routes of the contract a build lacks, and which exemptions are no longer true. */
export function checkContract(build: string, routes: readonly string[], exemptions: readonly string[]): ContractReport {
  const missing: string[] = [];
  const stale: string[] = exemptions.filter((route) => !routes.includes(route)).map((route) => `${route} is exempted but not in the contract`);
  for (const route of routes) {
    const absent = (['en', 'ru'] as const).filter((locale) => fileOfRoute(build, route, locale) === undefined);
    if (exemptions.includes(route)) {
      if (absent.length === 0) stale.push(`${route} is written; take it off the exemption list`);
    } else if (absent.length > 0) missing.push(`${route} (${absent.join(', ')})`);
  }
  return {missing, stale};
}
