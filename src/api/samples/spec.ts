import type {SampleRequest} from './request.ts';

/** What a value in the request builder is, so that its control and its JSON fit. */
export type ValueKind = 'text' | 'number' | 'boolean' | 'numbers';

export interface Choice {
  readonly value: string | number;
  readonly label: string;
}

/** A parameter of a call, or a field of its body, that the reader can fill in. */
export interface Input {
  /** Name of the parameter, or the path of the field in the body: `details.0.content`. */
  readonly path: string;
  readonly kind: ValueKind;
  readonly required: boolean;
  readonly choices?: readonly Choice[];
  /** Whether its text has several lines. */
  readonly lines?: boolean;
}

export interface ParameterInput extends Input {
  readonly in: 'path' | 'query';
  readonly example: string | number;
}

/** Everything of a call that samples and the request builder need. */
export interface RequestSpec {
  readonly method: string;
  readonly server: string;
  readonly path: string;
  readonly document: string;
  readonly clientName: string;
  readonly parameters: readonly ParameterInput[];
  readonly bodies: readonly {readonly id: string; readonly label: string; readonly value: unknown}[];
  /** Fields of the body that the reader can fill in. */
  readonly fields: readonly Input[];
  /** Whether the body has several forms: then only the fields that an example holds go together. */
  readonly forms: boolean;
}

/** Values that the reader has filled in: by name of the parameter, and by path of the field behind `body.`. */
export type Values = Readonly<Record<string, string>>;

/** The text of a control as the JSON value of its kind; undefined when it is empty and the value is to be left out. */
export function parseValue(text: string, kind: ValueKind): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  // A number that JavaScript would round stays the text it is.
  if (kind === 'number') return /^-?\d+$/.test(trimmed) && Number.isSafeInteger(Number(trimmed)) ? Number(trimmed) : trimmed;
  if (kind === 'boolean') return trimmed === 'true';
  if (kind === 'numbers') return trimmed.split(/[\s,]+/).map((item) => parseValue(item, 'number'));
  return text;
}

/** Why a text cannot stand for a value: it is no number, or empty where the value cannot be left out. */
export function faultOf(text: string, {kind, required}: Pick<Input, 'kind' | 'required'>): 'missing' | 'number' | 'numbers' | undefined {
  const value = parseValue(text, kind);
  if (value === undefined) return required ? 'missing' : undefined;
  if (kind === 'number') return typeof value === 'string' ? 'number' : undefined;
  return Array.isArray(value) && !value.every((item) => typeof item === 'number') ? 'numbers' : undefined;
}

/** What a path such as `details.0.content` leads to. */
export function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((found, key) => (typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[key] : undefined), value);
}

/** A copy in which a path has another value; `undefined` takes the field out. */
export function withValue(value: unknown, [key = '', ...rest]: readonly string[], next: unknown): unknown {
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : {...(value as object)};
  const fields = copy as Record<string, unknown>;
  if (rest.length > 0) fields[key] = withValue(fields[key] ?? {}, rest, next);
  else if (next === undefined) delete fields[key];
  else fields[key] = next;
  return copy;
}

/** The request of an example body with the reader's values. What is optional is sent only when it has one; what is required keeps its example. */
export function requestOf(spec: RequestSpec, bodyId: string | undefined, values: Values = {}): SampleRequest {
  const given = spec.parameters.flatMap((parameter) => {
    const typed = parseValue(values[parameter.path] ?? '', parameter.kind) as string | number | undefined;
    const value = typed ?? (parameter.required ? parameter.example : undefined);
    return value === undefined ? [] : [{...parameter, value}];
  });
  const example = spec.bodies.find((body) => body.id === bodyId) ?? spec.bodies[0];
  const body =
    example &&
    spec.fields.reduce<unknown>((made, field) => {
      const typed = values[`body.${field.path}`];
      if (typed === undefined || faultOf(typed, field) === 'missing') return made;
      return withValue(made, field.path.split('.'), parseValue(typed, field.kind));
    }, example.value);
  return {
    method: spec.method,
    server: spec.server,
    path: spec.path,
    document: spec.document,
    clientName: spec.clientName,
    pathValues: Object.fromEntries(given.filter((parameter) => parameter.in === 'path').map(({path, value}) => [path, value])),
    query: given.filter((parameter) => parameter.in === 'query').map(({path, value}) => [path, value]),
    ...(body === undefined ? {} : {body}),
  };
}
