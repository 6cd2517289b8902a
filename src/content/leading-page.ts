import type {Locale} from '../config/product.ts';

/** A page that sends the reader on at once, on any static host, with or without script. No search engine keeps it. */
export function leadingPage({
  title,
  target,
  canonical,
  locale,
}: Readonly<Record<'title' | 'target' | 'canonical', string>> & {readonly locale: Locale}): string {
  // An icon of nothing: the page is gone before one could be seen.
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${target}"><link rel="canonical" href="${canonical}"><link rel="icon" href="data:,"></head><body><a href="${target}">${title}</a></body></html>\n`;
}
