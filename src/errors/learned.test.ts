import {expect, it} from 'vitest';
import {unpackLearned} from '../text/learned-file.ts';
import {learnErrors} from './learned.ts';
import {findErrors, type MatcherEntry} from './matching/match.ts';

const entry = (code: number, title: string, more: Partial<MatcherEntry> = {}): MatcherEntry => ({
  code,
  title,
  group: 'general',
  networks: [],
  status: 'active',
  category: 'text',
  network_codes: [],
  wordings: [],
  concepts: [],
  limited: [],
  amounts: [],
  keywords: [],
  texts: [],
  ...more,
});
const entries = [
  entry(10001, 'The parcel is too heavy', {wordings: ['weight above the limit of the carrier']}),
  entry(10002, 'The parcel is lost', {wordings: ['carrier cannot say where it went']}),
];
const learned = unpackLearned(
  learnErrors(entries, [
    {text: 'scales refuse it', codes: [10001]},
    {text: 'the scales at the depot refuse this box', codes: [10001]},
    {text: 'nobody has seen the box since Monday', codes: [10002]},
    {text: 'seen by nobody at the depot', codes: [10002]},
    {text: 'the depot is on fire', codes: []},
  ]),
);
const first = (text: string) => findErrors(text, entries, {learned}).matches[0];

it('finds what was said of an error in examples alone', () => {
  expect(findErrors('the scales refuse my box', entries).matches).toEqual([]);
  expect(first('the scales refuse my box')).toMatchObject({code: 10001, reason: {kind: 'words'}});
  expect(first('nobody has seen it')?.code).toBe(10002);
});

it('is sure of nothing by what was learned alone', () => {
  expect(findErrors('the scales refuse my box', entries, {learned}).sure).toBe(false);
});

it('leaves a code of ours where it is, whatever the words beside it tell of', () => {
  expect(first('10002: the scales at the depot refuse it')).toMatchObject({code: 10002, score: 100, reason: {kind: 'code'}});
});

it('is less sure of a wording where the words around it tell of another error', () => {
  const text = 'carrier cannot say where it went';
  const [alone, among] = [text, `the scales refuse my box, ${text}, scales refuse it`].map(
    (asked) => findErrors(asked, entries, {learned}).matches.find(({code}) => code === 10002)?.score ?? 0,
  );
  expect(among).toBeLessThan((alone ?? 0) - 10);
});

it('is no surer of one of two errors that a message may mean, though the words around it tell of the one', () => {
  const both = [
    entry(10001, 'The parcel is too heavy', {wordings: ['refused at the counter of the carrier']}),
    entry(10002, 'The parcel is lost', {wordings: ['refused at the counter of the carrier']}),
  ];
  const text = 'scales: refused at the counter of the carrier';
  expect(findErrors(text, both).sure).toBe(false);
  const found = findErrors(text, both, {learned});
  expect([found.matches[0]?.code, found.sure]).toEqual([10001, false]);
});

it('leaves what a network documents where it is, and moves what was only seen', () => {
  const text = 'the scales at the depot refuse this box: carrier cannot say where it went today';
  const scoreOf = (code: number, among: readonly MatcherEntry[]): number =>
    findErrors(text, among, {learned}).matches.find((match) => match.code === code)?.score ?? 0;
  const [heavy, lost] = entries as [MatcherEntry, MatcherEntry];
  const documented = [heavy, {...lost, wordings: [], network_codes: [{code: 'carrier cannot say where it went today'}]}];
  const seen = [heavy, {...lost, wordings: ['carrier cannot say where it went today']}];
  expect(scoreOf(10002, documented)).toBeGreaterThan(85);
  expect(scoreOf(10002, seen)).toBeLessThan(75);
});

it('learns from words that are kept in no order', () => {
  const words = [
    {words: ['melted', 'parcel'], codes: [10002]},
    {words: ['melted', 'sun'], codes: [10002]},
  ];
  const also = unpackLearned(learnErrors(entries, [], words));
  expect(findErrors('it melted in the sun', entries, {learned: also}).matches[0]?.code).toBe(10002);
});

it('guesses nothing of a text without a word that it knows', () => {
  expect(findErrors('xyzzy plugh', entries, {learned}).matches).toEqual([]);
});
