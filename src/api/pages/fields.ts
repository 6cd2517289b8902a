import type {Locale} from '../../config/product.ts';
import {formatNumber} from '../../facts/format.ts';
import {word} from '../labels.ts';
import {openTag, prose} from '../mdx.ts';
import type {Parameter, Schema} from '../types.ts';

/** The type as a programmer writes it: `integer`, `string (date-time)`, `object[]`. */
export function typeText(schema: Schema): string {
  if (schema.oneOf) return 'object';
  const types = typeof schema.type === 'string' ? [schema.type] : [...(schema.type ?? ['object'])];
  return types
    .filter((type) => type !== 'null')
    .map((type) => {
      if (type === 'array') return `${schema.items ? typeText(schema.items).replace(/ \(.*\)$/, '') : ''}[]`;
      return schema.format && !schema.format.startsWith('int') ? `${type} (${schema.format})` : type;
    })
    .join(' | ');
}

function range(minimum: number | undefined, maximum: number | undefined, locale: Locale): string | undefined {
  const number = (value: number): string => formatNumber(value, locale);
  if (minimum !== undefined && maximum !== undefined) return `${number(minimum)}–${number(maximum)}`;
  if (maximum !== undefined) return `${word('upTo', locale)} ${number(maximum)}`;
  // "From 1" says of an id no more than that it is a number.
  return minimum !== undefined && minimum > 1 ? `${word('from', locale)} ${number(minimum)}` : undefined;
}

/** Bounds in one line: `1–30 items, no repeats`. */
export function boundsText(schema: Schema, locale: Locale): string | undefined {
  const parts: string[] = [];
  const values = range(schema.minimum, schema.maximum, locale);
  if (values) parts.push(values);
  const length = range(schema.minLength, schema.maxLength, locale);
  if (length) parts.push(`${length} ${word('characters', locale)}`);
  const count = range(schema.minItems, schema.maxItems, locale);
  if (count) parts.push(`${count} ${word('items', locale)}`);
  if (schema.uniqueItems) parts.push(word('unique', locale));
  if (Array.isArray(schema.type) && schema.type.includes('null')) parts.push('null');
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** What each value of an enumeration means, as a list. */
export function enumList(schema: Schema): string | undefined {
  const meanings = schema['x-enumDescriptions'];
  const values = schema.enum ?? schema['x-extensible-enum'];
  // What "always" the one value is, the description says.
  if (!values || !meanings || values.length === 1) return undefined;
  return values.map((value) => `- \`${value}\` — ${prose(meanings[String(value)] ?? '')}`).join('\n');
}

/** Schemas whose fields stand below a field: of the object itself, or of each item of the list. */
function inner(schema: Schema): Schema | undefined {
  const target = schema.type === 'array' ? schema.items : schema;
  if (!target) return undefined;
  return target.properties || target.oneOf ? target : undefined;
}

/** Fields of an object, nested ones folded below their field; `prefix` makes their anchors unique on the page. */
export function fieldsOf(schema: Schema, prefix: string, locale: Locale, path = ''): string {
  if (schema.oneOf) {
    const forms = schema.oneOf.map((form) => {
      const id = `${prefix}-${formName(form)}`;
      return [
        openTag('Tab', {value: id, label: form.title, id}),
        saysMore(form) ? prose(form.description ?? '') : '',
        fieldsOf(form, id, locale, path),
        '</Tab>',
      ]
        .filter(Boolean)
        .join('\n\n');
    });
    return ['<Forms>', ...forms, '</Forms>'].join('\n\n');
  }
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    fieldText({name, schema: field, description: field.description ?? '', required: schema.required?.includes(name) ?? false, prefix, path, locale}),
  );
  return ['<Fields>', ...fields, '</Fields>'].join('\n\n');
}

/** Whether the description of a form holds a word that its tab does not: "Image" and "An image." are the same. */
function saysMore({title = '', description = ''}: Schema): boolean {
  const plain = description.toLowerCase().replace(/^an? |\.$/g, '');
  return plain !== title.toLowerCase();
}

/** Forms are told apart by what only they have, so that an anchor does not depend on the language. */
function formName(form: Schema): string {
  const alone = Object.values(form.properties ?? {}).find((field) => field.enum?.length === 1)?.enum?.[0];
  if (alone !== undefined) return String(alone);
  return 'url' in (form.properties ?? {}) ? 'by-url' : 'by-file';
}

export interface FieldInput {
  readonly name: string;
  readonly schema: Schema;
  readonly description: string;
  readonly required: boolean;
  readonly prefix: string;
  readonly path: string;
  readonly locale: Locale;
  /** Shown with parameters; fields of a body stand in the samples. */
  readonly example?: unknown;
}

/** One parameter, field or header. */
export function fieldText({name, schema, description, required, prefix, path, locale, example}: FieldInput): string {
  const id = `${prefix}-${name}`;
  const full = `${path}${name}`;
  const nested = inner(schema);
  const dictionary = typeof schema.additionalProperties === 'object' && !schema.properties;
  const below = nested && [
    openTag('Nested', {of: schema.type === 'array' ? `${full}[]` : full}),
    fieldsOf(nested, id, locale, schema.type === 'array' ? `${full}[].` : `${full}.`),
    '</Nested>',
  ];
  return [
    openTag('Field', {
      name,
      id,
      type: typeText(schema),
      required,
      bounds: boundsText(schema, locale),
      byDefault: schema.default === undefined ? undefined : String(schema.default),
      example: example === undefined ? undefined : String(example),
    }),
    prose(description),
    enumList(schema),
    dictionary && `- \`*\` — ${prose((schema.additionalProperties as Schema).description ?? '')}`,
    ...(below ?? []),
    '</Field>',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Parameters of one place (`path` or `query`) as a list of fields. */
export function parametersOf(parameters: readonly Parameter[], place: Parameter['in'], locale: Locale): string | undefined {
  const found = parameters.filter((parameter) => parameter.in === place);
  if (found.length === 0) return undefined;
  const fields = found.map(({name, schema, description, example, required = false}) =>
    fieldText({name, schema, description, required, prefix: place, path: '', locale, example}),
  );
  return ['<Fields>', ...fields, '</Fields>'].join('\n\n');
}
