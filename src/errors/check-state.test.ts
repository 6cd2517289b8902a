import {expect, it} from 'vitest';
import {checkState} from './check-state.ts';

const file = 'docs/tools/publications/issues/10108.mdx';
const body = '1. Open **Publications → Errors → Details**.';
const refused = {post_state: 'not_scheduled', group: 'medium', http_status: 422} as const;

it('finds a page that looks for a post where its first line says there is none', () => {
  expect(checkState([{file, body}], new Map([[10108, refused]]))).toEqual([{file, message: expect.stringContaining('not_scheduled_or_errors_tab') as string}]);
  expect(checkState([{file, body: 'Откройте **Публикации → Ошибки**.'}], new Map([[10108, refused]]))).toHaveLength(1);
});

it('is silent where post and text agree', () => {
  expect(checkState([{file, body}], new Map([[10108, {...refused, post_state: 'not_scheduled_or_errors_tab'}]]))).toEqual([]);
  expect(checkState([{file, body: 'Open the editor.'}], new Map([[10108, refused]]))).toEqual([]);
  expect(checkState([{file: 'docs/team.mdx', body}], new Map([[10108, refused]]))).toEqual([]);
});
