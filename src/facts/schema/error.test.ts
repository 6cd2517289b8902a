import {expect, it} from 'vitest';
import {catalogueEntry} from '../../../tests/fixtures/catalogue-entry.ts';
import {loadErrors} from '../load.ts';
import {errorFacts} from './error.ts';

const source = 'https://n.example/errors';

/** What is wrong with codes of a network, in the schema's words. */
function faults(codes: readonly object[]): string[] {
  const {group: _, ...facts} = catalogueEntry(10085);
  return errorFacts.safeParse({...facts, network_codes: codes}).error?.issues.map(({message}) => message) ?? [];
}

it('takes a network’s code with its document, or as one that is documented nowhere', () => {
  expect(
    faults([
      {code: 'A', source},
      {code: 'B', seen: true},
      {code: '3', source, old: true},
    ]),
  ).toEqual([]);
  expect(faults([{code: 'A'}])).toEqual([expect.stringContaining('"seen: true"')]);
  expect(faults([{code: 'A', source, seen: true}])).toEqual([expect.stringContaining('"seen: true"')]);
});

it('wants codes of the API in use before those of an old one', () => {
  expect(
    faults([
      {code: '3', source, old: true},
      {code: 'A', source},
    ]),
  ).toEqual([expect.stringContaining('"old: true"')]);
});

it('knows X’s numbers as those of its old API: the one in use answers with a status, a type and a sentence', () => {
  const ofX = [...loadErrors().values()].filter(({group}) => group === 'x').flatMap(({network_codes}) => network_codes);
  const numbers = ofX.filter(({code}) => /^\d+$/.test(code) && !['401', '429'].includes(code));
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers.filter(({old}) => !old)).toEqual([]);
  // Its table held the sentences beside them.
  const table = new Set(numbers.map((item) => item.source));
  expect(ofX.filter((item) => table.has(item.source) !== (item.old ?? false))).toEqual([]);
});

it('no longer takes a day on which a code is said to have been checked', () => {
  const {group: _, ...facts} = catalogueEntry(10085);
  expect(errorFacts.safeParse(facts).success).toBe(true);
  expect(errorFacts.safeParse({...facts, checked: '2026-01-01'}).success).toBe(false);
});
