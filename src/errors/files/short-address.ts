import type {Locale} from '../../config/product.ts';
import {leadingPage} from '../../content/leading-page.ts';

const texts: Readonly<Record<Locale, (code: number) => string>> = {
  en: (code) => `Error ${code}`,
  ru: (code) => `Ошибка ${code}`,
};

/** Page at `/e/<code>/`: leads to the error's page. */
export function shortAddressPage(code: number, target: string, canonical: string, locale: Locale): string {
  return leadingPage({title: texts[locale](code), target, canonical, locale});
}
