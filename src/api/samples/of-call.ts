import {product} from '../../config/product.ts';
import type {Call, Parameter, Schema} from '../types.ts';
import {type ApiVersion, downloadPath} from '../versions.ts';
import {languages} from './languages.ts';
import {type Choice, type Input, type RequestSpec, requestOf, type ValueKind} from './spec.ts';

function kindOf(schema: Schema): ValueKind | undefined {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'string') return 'text';
  return type === 'array' && schema.items?.type === 'integer' ? 'numbers' : undefined;
}

function choicesOf(schema: Schema): Choice[] | undefined {
  const meanings = schema['x-enumDescriptions'] ?? {};
  return schema.enum?.map((value) => ({value, label: `${value} — ${(meanings[String(value)] ?? '').split(/[.:]/)[0]?.replace(/[`*]/g, '')}`}));
}

function inputOf(path: string, schema: Schema, required: boolean): Input | undefined {
  const kind = kindOf(schema);
  const choices = choicesOf(schema);
  return kind && {path, kind, required, ...(choices ? {choices} : {}), ...(schema['x-multiline'] ? {lines: true} : {})};
}

/** Fields with a single value or a list of numbers; of a list of objects those of its first. */
function inputsOf(schema: Schema, prefix = ''): Input[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (field.type === 'array' && field.items?.properties) return inputsOf(field.items, `${prefix}${name}.0.`);
    return inputOf(prefix + name, field, schema.required?.includes(name) ?? false) ?? [];
  });
}

function exampleOf({example}: Parameter): string | number {
  return typeof example === 'number' ? example : String(example);
}

/** What the page needs of a call to write its samples, first and as its reader changes them. */
export function specOf(call: Call, version: ApiVersion): RequestSpec {
  const content = call.operation.requestBody?.content['application/json'];
  const forms = content ? (content.schema.oneOf ?? [content.schema]) : [];
  const fields = forms.flatMap((form) => inputsOf(form));
  return {
    method: call.method.toUpperCase(),
    server: version.server,
    path: call.path,
    document: `${product.siteUrl}${downloadPath(version, 'yaml')}`,
    clientName: product.slug,
    parameters: (call.operation.parameters ?? []).flatMap((parameter) => {
      const input = inputOf(parameter.name, parameter.schema, parameter.required ?? false);
      return input ? [{...input, in: parameter.in, example: exampleOf(parameter)}] : [];
    }),
    bodies: Object.entries(content?.examples ?? {}).map(([id, {summary, value}]) => ({id, label: summary, value})),
    fields: fields.filter((field, index) => fields.findIndex(({path}) => path === field.path) === index),
    forms: forms.length > 1,
  };
}

export interface Sample {
  readonly id: string;
  readonly label: string;
  readonly code: string;
}

/** The request of an example body (the first, if none is named) in every language. */
export function samplesOf(call: Call, version: ApiVersion, body?: string): Sample[] {
  const request = requestOf(specOf(call, version), body);
  return languages.map(({id, label, write}) => ({id, label, code: write(request)}));
}
