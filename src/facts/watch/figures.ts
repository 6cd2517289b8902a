import type {Limit} from '../schema/network.ts';

/** How a figure may stand in a page: 4096 as 4096, 4,096, 4 096 or 4.096, a list by its single words. */
export function spellings(limit: Pick<Limit, 'value'>): readonly (readonly string[])[] {
  const {value} = limit;
  if (Array.isArray(value)) return value.map((word) => [word]);
  if (typeof value === 'string') return [[value, value.replace(':', ' : '), value.replace(':', ' by ')]];
  const plain = String(value);
  if (!Number.isInteger(value) || value < 1000) return [[plain]];
  const groups = new Intl.NumberFormat('en').format(value);
  return [[plain, groups, groups.replaceAll(',', ' '), groups.replaceAll(',', '.'), groups.replaceAll(',', '_'), groups.replaceAll(',', "'")]];
}

/** Characters on each side of a figure that belong to its passage. */
const around = 120;

/** Where a spelling stands as a whole number or word, not inside a longer one; -1 for nowhere. */
function positionOf(text: string, spelling: string): number {
  const escaped = spelling.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.search(new RegExp(`(?<![\\p{L}\\p{N}])(?<!\\d[.,])${escaped}(?![\\p{L}\\p{N}])(?![.,]\\d)`, 'iu'));
}

/** The passage around the first of the spellings that stands in a text, or undefined where none does. */
export function passageOf(text: string, alternatives: readonly string[]): string | undefined {
  const found = alternatives.map((spelling) => positionOf(text, spelling)).filter((position) => position >= 0);
  if (found.length === 0) return undefined;
  const position = Math.min(...found);
  return text.slice(Math.max(0, position - around), position + around);
}
