import {expect, it} from 'vitest';
import {loadNetworks} from '../load.ts';
import {figuresOf} from './figures.ts';

const figures = (id: string) => {
  const network = [...loadNetworks().values()].find((one) => one.id === id);
  return network ? figuresOf(network, 'en').map(({value, unit, label}) => [value, unit, label].join('|')) : [];
};

it('fills the places of what a network does not publish with what it does', () => {
  expect(figures('medium')).toEqual([
    expect.stringMatching(/characters\|Title/),
    expect.stringMatching(/\|Tags/),
    expect.stringMatching(/characters\|One tag/),
  ]);
  expect(figures('odnoklassniki').join()).toMatch(/days\|Access lasts/);
  expect(figures('telegram').join()).toMatch(/answers\|Poll/);
});

it('shows what only programs plan by where there is next to nothing else', () => {
  expect(figures('bitrix').join()).toMatch(/requests per second\|Requests/);
  expect(figures('instagram').join()).not.toMatch(/requests/);
});

it('leaves how many posts a second or a minute takes to programs', () => {
  expect(figures('telegram').join()).not.toMatch(/per (second|minute)/);
});

it('shows six numbers at most', () => {
  for (const network of loadNetworks().values()) expect(figuresOf(network, 'ru').length, network.id).toBeLessThanOrEqual(6);
});

it('shows what the service takes itself where a network leaves nearly all open', () => {
  expect(figures('webhook')).toEqual([
    expect.stringMatching(/characters\|Text in the editor/),
    expect.stringMatching(/files\|In one publication/),
    expect.stringMatching(/MB\|Image you upload/),
    expect.stringMatching(/MB\|Video you upload/),
    expect.stringMatching(/bytes\|Address/),
    expect.stringMatching(/attempts\|Delivery, within \d+\u00a0minutes/),
  ]);
  expect(figures('bitrix')).toHaveLength(6);
  expect(figures('medium').join()).not.toContain('editor');
});
