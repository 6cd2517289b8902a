import type {Locale} from '../config/product.ts';
import {typeset} from './typography.ts';

type Messages = Record<string, {message: string; description?: string}>;

/** A file of interface texts (`{"id": {"message": "…"}}`) with every message typeset; the rest of the file stays as it is. */
export function typesetMessages(source: string, locale: Locale): string {
  const messages = JSON.parse(source) as Messages;
  for (const entry of Object.values(messages)) entry.message = typeset(entry.message, locale);
  return `${JSON.stringify(messages, null, 2)}\n`;
}
