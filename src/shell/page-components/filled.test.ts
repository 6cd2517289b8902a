import {expect, it} from 'vitest';
import {filled} from './filled.ts';

const page = {locale: 'en', network: 'x'} as const;

it('names the file that has nothing of it: of the page’s network, of another one, of a group of errors', () => {
  expect(() => filled('Permissions', {}, page, {rows: []})).toThrow('<Permissions />: there is nothing of it in src/data/networks/x.yaml;');
  expect(() => filled('NetworkFigures', {network: 'viber'}, page, [])).toThrow(
    '<NetworkFigures network="viber" />: there is nothing of it in src/data/networks/viber.yaml;',
  );
  expect(() => filled('NetworkErrors', {group: 'general'}, page, {groups: []})).toThrow('in src/data/errors/general.yaml;');
  expect(() => filled('Plans', {}, {locale: 'en'}, {rows: []})).toThrow('in src/data;');
});

it('takes a catalogue that is an index of its groups, and what has no list at all', () => {
  for (const facts of [{groups: [], index: [{label: 'Telegram'}]}, {title: 'A fold'}, ['a figure']])
    expect(filled('ErrorCatalogue', {}, page, facts)).toBe(facts);
  expect(() => filled('ErrorCatalogue', {}, page, {groups: [], networks: [{id: 'x'}]})).toThrow('nothing');
});
