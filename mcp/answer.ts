// How answers of tools look: text that ends where it must, and errors that say what to do.
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import type {Locale} from '../src/config/product.ts';

/** Characters of the longest answer; what an assistant reads costs its user. */
export const answerLimit = 24_000;

/** A text that ends at a line and says that it was cut. */
export function bounded(text: string, locale: Locale, limit: number = answerLimit): string {
  if (text.length <= limit) return text;
  const end = text.lastIndexOf('\n', limit - 200);
  const kept = text.slice(0, end > limit / 2 ? end : limit - 200);
  return `${kept}\n\n${locale === 'ru' ? `[Ответ сокращён: показано ${kept.length} символов из ${text.length}.]` : `[Cut: ${kept.length} of ${text.length} characters are shown.]`}`;
}

/** "Source: address (updated 2026-11-21)". */
export function sourceLine(address: string, day: string | undefined, locale: Locale): string {
  if (locale === 'ru') return `Источник: ${address} (${day ? `обновлено ${day}` : 'дата неизвестна'})`;
  return `Source: ${address} (${day ? `updated ${day}` : 'date unknown'})`;
}

export function answer(text: string, locale: Locale, structured?: Readonly<Record<string, unknown>>): CallToolResult {
  const isSmall = structured !== undefined && JSON.stringify(structured).length <= answerLimit;
  // Spaces that must not break are for pages; in a text for programs they are in the way.
  return {content: [{type: 'text', text: bounded(text.replaceAll('\u00a0', ' '), locale)}], ...(isSmall ? {structuredContent: structured} : {})};
}

export function failure(text: string): CallToolResult {
  return {content: [{type: 'text', text}], isError: true};
}
