import {expect, it} from 'vitest';
import {lastChanges, malformedLinks, malformedSources, nearExamples, unmappedCodes, untouchedPages} from './freshness.ts';

const today = new Date('2027-06-01T00:00:00Z');

it('lists the month of examples before it is gone, and when it is too far off to schedule anything in it', () => {
  const months = (month: string): string[] => nearExamples('x.ts', month, 365, today).map(({what}) => what);
  expect(months('2027-08')).toEqual([]);
  expect(months('2028-04')).toEqual([]);
  expect(months('2027-07')).toEqual(['2027-07 begins in 30 days; choose one 60 to 334 days ahead']);
  expect(months('2027-05')).toEqual(['2027-05 begins 31 days ago; choose one 60 to 334 days ahead']);
  expect(months('2028-06')).toHaveLength(1);
});

it('lists addresses that cannot be right', () => {
  const source = (address: string): string[] => malformedSources('x.yaml', {source: address}).map(({what}) => what);
  expect(source('https://docs.example/page#part')).toEqual([]);
  for (const wrong of [
    'http://docs.example',
    'https://localhost/x',
    'https://user@docs.example',
    'docs.example',
    'https://docs.example:8443/',
    'https://docs.example ',
  ])
    expect(source(wrong), wrong).toHaveLength(1);
});

it('lists links of pages that cannot be right, and leaves those within the site', () => {
  const links = [
    'https://docs.example/a',
    '../team.mdx',
    '#steps',
    'mailto:a@example.com',
    'error:10141',
    'pathname:///errors.json',
    'http://docs.example/a',
  ].map((url, index) => ({
    url,
    line: index + 1,
  }));
  expect(malformedLinks('docs/x.mdx', links)).toEqual([
    {where: 'docs/x.mdx', what: 'line 7: "http://docs.example/a" is not the address of a page; https://… is expected'},
  ]);
});

it('lists codes in use of a network that name none of its own', () => {
  const entry = (code: number, codes: number, status = 'active') => ({code, status, network_codes: Array.from({length: codes}, () => ({}))});
  const files = [
    {file: 'telegram.yaml', group: 'telegram', errors: [entry(10141, 0), entry(10142, 1), entry(10143, 0, 'retired')]},
    {file: 'general.yaml', group: 'general', errors: [entry(10000, 0)]},
  ];
  expect(unmappedCodes(files, new Set(['telegram']))).toEqual([{where: 'telegram.yaml', what: '10141: no code of the network'}]);
});

it('reads the last change of each page from the history', () => {
  const log = '\0' + '2027-01-02T00:00:00Z\n\ndocs/a.mdx\n' + '\0' + '2025-01-02T00:00:00Z\n\ndocs/a.mdx\ndocs/b.mdx\n';
  const changes = lastChanges(log);
  expect(untouchedPages(['docs/a.mdx', 'docs/b.mdx', 'docs/new.mdx'], changes, today)).toEqual([
    {where: 'docs/b.mdx', what: 'last changed 2025-01-02, 880 days ago'},
  ]);
});
