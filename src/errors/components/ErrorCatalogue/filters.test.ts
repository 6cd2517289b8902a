import {describe, expect, it} from 'vitest';
import {type CatalogueFacts, noFilters, passes, readFilters, writeFilters} from './filters.ts';

const item: CatalogueFacts = {
  networks: ['telegram'],
  action: 'act_in_network',
  fixer: 'you',
};
const name = '10141 Telegram не найдёт канал';
const offered = {network: ['telegram', 'general'], action: ['act_in_network'], fixer: ['you']};

describe('filters of the catalogue', () => {
  it('reads from the address what the lists offer and drops the rest', () => {
    expect(readFilters('?network=telegram&action=<script>&text=chat', offered)).toEqual({...noFilters, network: 'telegram', text: 'chat'});
  });
  it('writes to the address and keeps foreign parameters', () => {
    expect(writeFilters('?q=190', {...noFilters, network: 'x', text: 'а б'})).toBe('?q=190&network=x&text=%D0%B0+%D0%B1');
    expect(writeFilters('?network=x', noFilters)).toBe('');
  });
  it('lets through what fits every filter', () => {
    expect(passes(item, name, noFilters)).toBe(true);
    expect(passes(item, name, {...noFilters, network: 'telegram', action: 'act_in_network', fixer: 'you', text: 'найдет 10141'})).toBe(true);
    expect(passes(item, name, {...noFilters, network: 'general'})).toBe(false);
    expect(passes(item, name, {...noFilters, fixer: 'us'})).toBe(false);
    expect(passes(item, name, {...noFilters, text: 'канал видео'})).toBe(false);
  });
});
