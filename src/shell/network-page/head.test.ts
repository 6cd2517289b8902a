import {expect, it} from 'vitest';
import {networkHead} from './head.ts';

const button = (network: 'webhook' | 'telegram' | 'vkontakte', locale: 'en' | 'ru'): string | undefined =>
  networkHead({title: ''}, {network, locale}).ways[0]?.text;

it('names what is connected as a phrase does: a network by its name, a webhook by a word', () => {
  expect([button('telegram', 'en'), button('telegram', 'ru')]).toEqual(['Connect Telegram', 'Подключить Telegram']);
  expect([button('webhook', 'en'), button('webhook', 'ru')]).toEqual(['Connect a\u00a0webhook', 'Подключить вебхук']);
  expect([button('vkontakte', 'en'), button('vkontakte', 'ru')]).toEqual(['Connect VK', 'Подключить ВКонтакте']);
});
