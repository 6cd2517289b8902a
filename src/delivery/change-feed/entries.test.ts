import {expect, it} from 'vitest';
import {changeFeed} from './entries.ts';
import {isNews} from './index.ts';

const about = {title: 'Help', description: 'Changes', home: 'https://help.example/', address: 'https://help.example/changes.atom', language: 'en'};
const page = (name: string, day: string) => ({
  title: name,
  description: `About ${name} & more`,
  url: `https://help.example/docs/${name}`,
  changedAt: Date.parse(`${day}T10:00:00Z`),
});

it('holds the newest pages first, each with its address and the day of the change', () => {
  const feed = changeFeed([page('old', '2026-01-01'), page('new', '2026-02-03')], about);
  expect(feed.indexOf('docs/new')).toBeLessThan(feed.indexOf('docs/old'));
  expect(feed).toContain('<id>https://help.example/docs/new#2026-02-03</id>');
  expect(feed).toContain('<updated>2026-02-03T10:00:00.000Z</updated>');
  expect(feed).toContain('rel="self" href="https://help.example/changes.atom"');
});

it('names listed pages, and of the API reference its list of changes only', () => {
  const isNamed = (permalink: string, kind: string, unlisted = false): boolean => isNews({permalink, frontMatter: {kind}, unlisted});
  expect([isNamed('/docs/team', 'article'), isNamed('/docs/api/changelog', 'api-reference')]).toEqual([true, true]);
  expect([isNamed('/docs/beta', 'article', true), isNamed('/docs/api/get-accounts', 'api-reference')]).toEqual([false, false]);
});

it('holds 50 pages at most', () => {
  const many = Array.from({length: 70}, (_, index) => page(`p${index}`, '2026-01-01'));
  expect(changeFeed(many, about).match(/<entry>/g)).toHaveLength(50);
});
