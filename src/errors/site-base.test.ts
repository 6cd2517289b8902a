import {expect, it} from 'vitest';
import {siteBase} from './site-base.ts';

it.each([
  ['en', '/', '/'],
  ['ru', '/ru/', '/'],
  ['ru', '/help/ru/', '/help/'],
  ['ru', '/', '/'],
])('%s at %s: both languages lie below %s', (currentLocale, baseUrl, expected) => {
  expect(siteBase(baseUrl, {currentLocale, defaultLocale: 'en'})).toBe(expected);
});
