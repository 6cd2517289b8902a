import {escapeHtml} from '../engine/html.ts';

/** A result as the search window takes it: some of its texts are put into the page as HTML. */
export interface MarkedHit {
  readonly content: string | null;
  readonly hierarchy: object;
  readonly _highlightResult?: unknown;
  readonly _snippetResult?: unknown;
}

/** Everything escaped but the marks around found words. */
function escapeButMarks(html: string): string {
  return escapeHtml(html).replace(/&lt;(\/?)mark&gt;/g, '<$1mark>');
}

/** The same value with every text called `value` in it escaped. */
function escapeMarked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(escapeMarked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'value' && typeof inner === 'string' ? escapeButMarks(inner) : escapeMarked(inner)]),
  );
}

/**
 * The result with nothing in it that would become an element. Names and texts are what the window shows of a result
 * it remembers; highlighted ones come escaped from the embedded index (`isMarkedSafe`), and as they are from a service.
 */
export function safeHit<Item extends MarkedHit>(hit: Item, isMarkedSafe: boolean): Item {
  const escaped = (text: unknown): unknown => (typeof text === 'string' ? escapeHtml(text) : text);
  const {lvl0, ...names} = hit.hierarchy as Readonly<Record<string, unknown>>;
  return {
    ...hit,
    content: escaped(hit.content),
    hierarchy: {lvl0, ...Object.fromEntries(Object.entries(names).map(([level, name]) => [level, escaped(name)]))},
    ...(!isMarkedSafe && {_highlightResult: escapeMarked(hit._highlightResult), _snippetResult: escapeMarked(hit._snippetResult)}),
  };
}
