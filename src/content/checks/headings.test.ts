import {expect, it} from 'vitest';
import type {Headings} from '../../facts/schema/headings.ts';
import {checkHeadings, checkSameHeadings} from './headings.ts';

const list = {
  module: {
    others: true,
    sections: [
      {id: 'where', en: 'Where', ru: 'Где', every: true},
      {id: 'limits', en: 'Limits', ru: 'Ограничения', every: true},
      {id: 'api', en: 'In the API', ru: 'В API', every: false},
    ],
  },
  error: {others: false, sections: [{id: 'fix', en: 'How to fix it', ru: 'Как исправить', every: true}]},
} as unknown as Headings;

const page = (locale: 'en' | 'ru', kind: string, ...sections: readonly (readonly [id: string, text: string])[]) => ({
  file: `${locale}.mdx`,
  locale,
  frontMatter: {kind},
  headings: sections.map(([id, text], index) => ({depth: 2, id, text, line: index + 1})),
});
const messages = (...of: Parameters<typeof page>): string[] => checkHeadings(page(...of), list).map(({line, message}) => `${line ?? '-'}: ${message}`);

it('finds nothing in a page that has the sections of its kind, with one of its own, and in a kind that is free', () => {
  expect(messages('en', 'module', ['where', 'Where'], ['slots', 'Set up slots'], ['limits', 'Limits'], ['api', 'Import and API'])).toEqual([]);
  expect(messages('en', 'article', ['any', 'Any'])).toEqual([]);
});

it.each([
  ['another heading', ['module', ['where', 'Where it is'], ['limits', 'Limits']], '1: the heading of #where is "Where"'],
  ['a missing section', ['module', ['where', 'Where']], '-: a page of kind "module" has the section "Limits" {/* #limits */}'],
  ['another order', ['module', ['limits', 'Limits'], ['where', 'Where']], '2: #where stands before #limits'],
  [
    'another id',
    ['module', ['where', 'Where'], ['limits', 'Limits'], ['program', 'In the API']],
    '3: the section "In the API" of this kind of page has the id #api',
  ],
  [
    'a section of its own where none may be',
    ['error', ['fix', 'How to fix it'], ['more', 'More']],
    '2: "More" (#more) is no section of this kind of page: #fix',
  ],
] as const)('names %s', (_, [kind, ...sections], message) => {
  expect(messages('en', kind, ...sections)).toEqual([expect.stringContaining(message)]);
});

it('names a translation whose heading differs where English has that of the list', () => {
  const english = page('en', 'module', ['api', 'In the API']);
  expect(checkSameHeadings(english, page('ru', 'module', ['api', 'В API']), list)).toEqual([]);
  expect(checkSameHeadings(english, page('ru', 'module', ['api', 'Программам']), list)).toMatchObject([{file: 'ru.mdx', line: 1}]);
  expect(checkSameHeadings(page('en', 'module', ['api', 'Import and API']), page('ru', 'module', ['api', 'Импорт и API']), list)).toEqual([]);
});
