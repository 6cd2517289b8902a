import type {Locale} from '../config/product.ts';

const months: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ru: ['янв.', 'февр.', 'мар.', 'апр.', 'мая', 'июн.', 'июл.', 'авг.', 'сент.', 'окт.', 'нояб.', 'дек.'],
};

/**
 * A day as `Intl.DateTimeFormat` writes it, in Greenwich's time: `Nov 21, 2026`, `21 нояб. 2026 г.`. Every page shows
 * one, and the first `Intl.DateTimeFormat` of a page costs as much as a twentieth of drawing it.
 */
export function shortDate(date: Date, locale: Locale): string {
  const month = months[locale][date.getUTCMonth()];
  const [day, year] = [date.getUTCDate(), date.getUTCFullYear()];
  return locale === 'ru' ? `${day} ${month} ${year} г.` : `${month} ${day}, ${year}`;
}
