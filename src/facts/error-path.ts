import type {ErrorGroup} from './schema/error.ts';

/** Path of an error page below `/docs`, without the language: `/tools/publications/issues/10045`. */
export function errorPath(code: number, group: ErrorGroup): string {
  return `/tools/${group === 'automation' ? 'automation' : 'publications'}/issues/${code}`;
}

/** Path of the page that lists a group’s codes, below `/docs`, without the language: `/category/errors-telegram`. */
export function errorGroupPath(group: string): string {
  return `/category/errors-${group}`;
}
