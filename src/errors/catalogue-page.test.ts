import {describe, expect, it, vi} from 'vitest';
import type {CatalogueEntry} from '../facts/load.ts';
import {catalogueEntry} from '../../tests/fixtures/catalogue-entry.ts';
import {isEmpty, noFilters, passing} from './components/ErrorCatalogue/filters.ts';

const state = vi.hoisted(() => ({codes: 10}));

/** As many codes as the test wants, one in three of Telegram. */
function entries(): Map<number, CatalogueEntry> {
  const entry = (code: number): CatalogueEntry =>
    catalogueEntry(code, {
      ...(code % 3 === 0 ? {group: 'telegram', networks: ['telegram']} : {group: 'general', networks: []}),
      category: 'length',
      action: code % 2 === 0 ? 'fix_post' : 'wait_and_retry',
      post_state: 'not_scheduled',
    });
  return new Map(Array.from({length: state.codes}, (_, index) => [10_000 + index, entry(10_000 + index)]));
}
vi.mock('../facts/load.ts', async (original) => ({...(await original<object>()), loadErrors: entries}));
vi.mock('./texts.ts', async (original) => ({
  ...(await original<object>()),
  loadErrorTexts: () => new Map([...entries().keys()].map((code) => [code, {title: `Title of ${code}`}])),
}));
const {catalogueData, catalogueGroups, mostListed} = await import('./catalogue-page.ts');
const {default: sidebars} = await import('../../sidebars.ts');

describe('the page of all codes', () => {
  it('lists the codes as long as a page can hold them', () => {
    state.codes = mostListed;
    const {groups, index} = catalogueData({}, {locale: 'en'});
    expect(index).toBeUndefined();
    expect(groups.flatMap(({items}) => items.map(({code}) => code)).sort()).toEqual([...entries().keys()]);
  });

  it('of more it lists the groups, each with its page, which the menu has', () => {
    state.codes = mostListed + 1;
    const {groups, index} = catalogueData({}, {locale: 'ru'});
    expect(groups).toEqual([]);
    expect(index).toEqual([
      {to: '/docs/category/errors-general', label: 'Общие', count: 201},
      {to: '/docs/category/errors-telegram', label: 'Telegram', count: 100},
    ]);
    const menu = JSON.stringify(sidebars);
    for (const {to} of index ?? []) expect(menu).toContain(`"slug":"${to.replace('/docs', '')}"`);
  });

  it('what is looked for is found among all codes, those of other pages too', () => {
    state.codes = 10 * mostListed;
    const all = catalogueGroups('en');
    const name = (code: number): string => `${code} Title`;
    const found = (part: Partial<typeof noFilters>): number[] => passing(all, name, {...noFilters, ...part}).flatMap(({items}) => items.map(({code}) => code));
    expect(found({})).toHaveLength(state.codes);
    expect(found({text: '12998'})).toEqual([12_998]);
    expect(found({network: 'telegram', action: 'fix_post'})).toHaveLength(state.codes / 6);
    expect(passing(all, name, {...noFilters, network: 'telegram'}).map(({id}) => id)).toEqual(['telegram']);
  });

  it('nothing is looked for where no filter is set, or spaces alone', () => {
    expect([isEmpty(noFilters), isEmpty({...noFilters, text: ' '}), isEmpty({...noFilters, fixer: 'us'})]).toEqual([true, true, false]);
  });
});
