import {expect, it} from 'vitest';
import {pathPattern, sectionOf, type Strand, strandOf, strands} from './strands.ts';

it('gives a page the section of its longest path', () => {
  expect(sectionOf('/docs/channels/telegram/connecting')).toBe('channels');
  expect(sectionOf('/docs/tools/publications/faq/time-zones')).toBe('publishing');
  expect(sectionOf('/docs/tools/publications/issues/10141')).toBe('errors');
  expect(sectionOf('/docs/tools/automation/issues/20004')).toBe('errors');
  expect(sectionOf('/docs/category/errors-telegram')).toBe('errors');
  expect(sectionOf('/docs/api/v4.0/account')).toBe('api');
  expect(sectionOf('/docs/account')).toBe('account');
});

it('colours what belongs to no section as the home page, and does not take part of a word for a section', () => {
  expect(sectionOf('/docs')).toBeUndefined();
  expect(sectionOf('/docs/teamwork')).toBeUndefined();
  expect(strandOf('/')).toBe(strandOf('/search'));
});

it('marks in the menu the section that the page belongs to, and no other', () => {
  for (const page of [
    '/docs/channels/x',
    '/ru/docs/tools/workflow',
    '/docs/tools/publications',
    '/docs/tools/publications/issues/10141',
    '/docs/category/errors-x',
    '/ru/docs/api/v4.0',
    '/docs/team',
    '/docs',
  ]) {
    const marked = (Object.keys(strands) as Strand[]).filter((strand) => new RegExp(pathPattern(strand)).test(page));
    expect(marked, page).toEqual([sectionOf(page.replace(/^\/ru/, ''))].filter((section) => section !== undefined));
  }
});
