import {expect, it} from 'vitest';
import {plainName} from '../names.ts';
import {buildFileRules} from '../rules.ts';

it.each(['en', 'ru'] as const)('each fault of a file has its code, with a page in %s', (locale) => {
  const {codes} = buildFileRules(locale);
  const found = Object.fromEntries(Object.entries(codes).map(([problem, list]) => [problem, list.map(({code}) => code)]));
  expect(found).toEqual({
    empty: [10022],
    truncated: [10023],
    damaged: [10023],
    'not-media': [10019],
    'no-video': [10019],
    format: [10019],
  });
  for (const {code, to, title} of Object.values(codes).flat()) {
    expect(to).toBe(`/docs/tools/publications/issues/${code}`);
    expect(title).toMatch(locale === 'ru' ? /[а-я]/ : /[a-z]/);
  }
});

it('every format that the service takes is one that the checker knows', () => {
  const {image, video} = buildFileRules('en').accepted;
  expect([...image, ...video].filter((name) => plainName(name) === undefined)).toEqual([]);
  expect(video).toContain('AVI');
});
