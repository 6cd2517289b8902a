import {expect, it} from 'vitest';
import {typesetFacts} from './typeset-facts.ts';

const seen = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', '_'));

it('binds words and dashes of every text, however deep it stands', () => {
  expect(
    seen(typesetFacts({label: 'В одном посте', rows: [{cells: [{text: '3\u00a0секунды\u00a0– 15\u00a0минут'}, {text: 'постов в сутки'}]}]}, 'ru')),
  ).toEqual({
    label: 'В_одном посте',
    rows: [{cells: [{text: '3_секунды_– 15_минут'}, {text: 'постов в_сутки'}]}],
  });
});

it('leaves code, addresses and replies as they are', () => {
  const facts = {
    codes: [{code: 'a wrong "thing"'}],
    cells: [{text: 'a b', code: true}],
    to: '/docs/a--b#"c"',
    path: 'M 8 a 3 5',
    replies: [{text: 'a reply'}],
    link_count: 3,
    none: undefined,
  };
  expect(typesetFacts(facts, 'en')).toEqual(facts);
  expect(seen(typesetFacts({note: 'Send `is a b` or a file'}, 'en'))).toEqual({note: 'Send `is a b` or a_file'});
});
