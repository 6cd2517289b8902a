import {expect, it} from 'vitest';
import {causesFirst, findingOf, formatFinding} from './finding.ts';

const said = (message: string): string => formatFinding(findingOf('docs/a.mdx', new Error(message)));

it('names a file once, whether or not what was thrown names it', () => {
  expect(said('docs/a.mdx:12: not valid MDX')).toBe('docs/a.mdx:12: not valid MDX');
  expect(said('docs/a.mdx: the front matter is not valid YAML: line 3')).toBe('docs/a.mdx: the front matter is not valid YAML: line 3');
  expect(said('99999 is no code in use')).toBe('docs/a.mdx: 99999 is no code in use');
});

it('puts what was the cause before what follows from it', () => {
  const [link, gone, other] = [
    {file: 'a', message: 'no such page', follows: true} as const,
    {file: 'b', message: 'has no Russian page'},
    {file: 'c', message: 'x'},
  ];
  expect(causesFirst([link, gone, other])).toEqual([gone, other, link]);
});
