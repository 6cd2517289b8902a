import type {ErrorGroup} from './schema/error.ts';

/** Path of an error page below `/docs`, without the language: `/tools/publications/issues/10045`. */
export function errorPath(code: number, group: ErrorGroup): string {
  return `/tools/${group === 'automation' ? 'automation' : 'publications'}/issues/${code}`;
}
