/**
 * JSON as people write it: lists and objects stay on one line while they fit in `limit` letters, as many as a block of
 * code shows on a desk. `key` is what stands before the value on its line.
 */
export function json(value: unknown, indent = '', limit = 60, key = ''): string {
  const flat =
    JSON.stringify(value, null, 1)?.replace(/\n\s*/g, ' ').replace(/\{ /g, '{').replace(/ \}/g, '}').replace(/\[ /g, '[').replace(/ \]/g, ']') ?? 'null';
  if (typeof value !== 'object' || value === null || flat.length + indent.length + key.length <= limit) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((item) => inner + json(item, inner, limit)).join(',\n')}\n${indent}]`;
  return `{\n${Object.entries(value)
    .map(([name, item]) => [`${JSON.stringify(name)}: `, item] as const)
    .map(([before, item]) => `${inner}${before}${json(item, inner, limit, before)}`)
    .join(',\n')}\n${indent}}`;
}
