/** A document with every `$ref` replaced by what it names; ours lead into the document itself and never in a circle. */
export function resolveReferences(document: object): Record<string, unknown> {
  const at = (pointer: string): unknown =>
    pointer
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    if ('$ref' in value && typeof value.$ref === 'string') {
      const found = at(value.$ref);
      if (found === undefined) throw new Error(`openapi/: "${value.$ref}" names nothing`);
      return resolve(found);
    }
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item)]));
  };
  return resolve(document) as Record<string, unknown>;
}
