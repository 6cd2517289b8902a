import type {Locale} from '../../config/product.ts';

/** What stands on a page whose part cannot be had. In a table and not by `translate`: it has to be there when no script of the site is. */
export const missingPartTexts: Readonly<Record<Locale, {readonly message: string; readonly retry: string}>> = {
  en: {message: 'Part of this page couldn’t be loaded. You can read the page, but buttons and search won’t work.', retry: 'Retry'},
  ru: {message: 'Часть страницы не загрузилась. Читать её можно, но кнопки и поиск не работают.', retry: 'Повторить'},
};
