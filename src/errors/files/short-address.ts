import type {Locale} from '../../config/product.ts';

const texts: Readonly<Record<Locale, (code: number) => string>> = {
  en: (code) => `Error ${code}`,
  ru: (code) => `Ошибка ${code}`,
};

/** Page at `/e/<code>/`: sends the reader to the error's page at once, on any static host, with or without script. */
export function shortAddressPage(code: number, target: string, canonical: string, locale: Locale): string {
  const title = texts[locale](code);
  // An icon of nothing: the page is gone before one could be seen.
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${target}"><link rel="canonical" href="${canonical}"><link rel="icon" href="data:,"></head><body><a href="${target}">${title}</a></body></html>\n`;
}
