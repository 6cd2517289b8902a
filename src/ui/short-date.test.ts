import {expect, it} from 'vitest';
import {shortDate} from './short-date.ts';

it.each(['en', 'ru'] as const)('dates read in %s as the browser would write them', (locale) => {
  const format = new Intl.DateTimeFormat(locale, {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'});
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2026, month, month + 5, 23, 59));
    expect(shortDate(date, locale)).toBe(format.format(date).replace(/\u00a0/g, ' '));
  }
});
