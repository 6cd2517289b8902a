/** Letters that end a line or turn its direction, or that no source file may hold: JSON is the same with their escapes, and every language reads them. */
const hidden = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

const text = (value: string): string => JSON.stringify(value).replace(hidden, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

function oneLine(value: unknown): string {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, item]) => `${text(name)}: ${oneLine(item)}`)
      .join(', ')}}`;
  return JSON.stringify(value) ?? 'null';
}

/**
 * JSON as people write it: lists and objects stay on one line while they fit in `limit` letters, as many as a block of
 * code shows on a desk. `key` is what stands before the value on its line.
 */
export function json(value: unknown, indent = '', limit = 60, key = ''): string {
  const flat = oneLine(value);
  if (typeof value !== 'object' || value === null || flat.length + indent.length + key.length <= limit) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((item) => inner + json(item, inner, limit)).join(',\n')}\n${indent}]`;
  return `{\n${Object.entries(value)
    .map(([name, item]) => [`${text(name)}: `, item] as const)
    .map(([before, item]) => `${inner}${before}${json(item, inner, limit, before)}`)
    .join(',\n')}\n${indent}}`;
}
