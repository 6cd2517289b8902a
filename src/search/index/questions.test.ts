import {describe, expect, it} from 'vitest';
import {loadQuestions, withQuestions} from './questions.ts';

const section = (anchor: string) => ({heading: anchor, level: anchor === '' ? 1 : 2, anchor, text: ''});
const page = (path: string, ...anchors: string[]) => ({
  path,
  language: 'en',
  tag: 't',
  version: 'v',
  group: 'g',
  title: 't',
  keywords: [],
  codes: [],
  sections: ['', ...anchors].map(section),
});
const questionsOf = (pages: ReturnType<typeof withQuestions>) => pages.map(({sections}) => sections.map(({questions}) => questions ?? []));

describe('questions that pages answer', () => {
  it('stand with the page, or with the section that answers', () => {
    const file = {account: ['my account'], 'account#password': ['forgot it'], '10141': ['where is the channel']};
    const pages = [page('/docs/account', 'profile', 'password'), page('/docs/tools/publications/issues/10141', 'fix')];
    expect(questionsOf(withQuestions(pages, 'en', file))).toEqual([
      [['my account'], [], ['forgot it']],
      [['where is the channel'], []],
    ]);
  });
  it('stand with all sections that are alike, beside their own', () => {
    const file = {'channels/*#limits-text': ['how long'], 'channels/x#limits-text': ['280'], 'channels/*/connecting#check': ['does it work']};
    const pages = [page('/docs/channels/x', 'limits-text'), page('/docs/channels/viber', 'limits-text'), page('/docs/channels/x/connecting', 'check')];
    expect(questionsOf(withQuestions(pages, 'en', file))).toEqual([
      [[], ['280', 'how long']],
      [[], ['how long']],
      [[], ['does it work']],
    ]);
  });
  it('are asked of every version', () => {
    const file = {api: ['is there an api'], 'api/create#errors': ['refused']};
    expect(questionsOf(withQuestions([page('/docs/api/v4.0'), page('/docs/api/v4.0/create', 'errors')], 'en', file))).toEqual([
      [['is there an api']],
      [[], ['refused']],
    ]);
  });
  it('are those of the newest version’s page where an older one calls its page otherwise', () => {
    const older = {...page('/docs/api/v4.0/publications-post', 'errors'), tag: 'docs-api-4.0', title: 'Create a publication'};
    const newest = {...page('/docs/api/create-publication', 'errors'), tag: 'docs-api-4.1', title: 'Create a publication'};
    const file = {'api/create-publication': ['post by code'], 'api/create-publication#errors': ['refused']};
    expect(questionsOf(withQuestions([older, newest], 'en', file))).toEqual([
      [['post by code'], ['refused']],
      [['post by code'], ['refused']],
    ]);
  });
  it('are there in both languages', () => {
    expect(Object.keys(loadQuestions('en')).length).toBeGreaterThan(200);
    expect(Object.keys(loadQuestions('ru')).length).toBeGreaterThan(200);
  });
});
