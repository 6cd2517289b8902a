/**
 * The part of OpenAPI 3.1 that our documents use, with every `$ref` already replaced by what it names.
 * `x-` keys are ours: meanings of enumerated values, error codes, and which schemas a section shows.
 */
export interface Schema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly (string | number)[];
  /** Values of an enumeration that grows. */
  readonly 'x-extensible-enum'?: readonly string[];
  readonly 'x-enum-varnames'?: readonly string[];
  readonly default?: unknown;
  readonly example?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly pattern?: string;
  readonly 'x-enumDescriptions'?: Readonly<Record<string, string>>;
  /** Whether a text has several lines, so that the request builder takes them. */
  readonly 'x-multiline'?: boolean;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly required?: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example: unknown;
}

export interface Example {
  readonly summary: string;
  readonly value: unknown;
}

export interface Content {
  readonly 'application/json': {readonly schema: Schema; readonly examples: Readonly<Record<string, Example>>};
}

export interface RequestBody {
  readonly description: string;
  readonly content: Content;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, {readonly description: string; readonly schema: Schema; readonly example: unknown}>>;
  readonly content: Content;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, Response>>;
  readonly 'x-error-codes': readonly number[];
  /** With which status this call answers a code that others answer otherwise. */
  readonly 'x-error-statuses'?: Readonly<Record<string, number>>;
  /** Which limit a minute counts the call. */
  readonly 'x-limit': 'create' | 'upload' | 'other';
  /** Ids of the roles that are allowed to make the call; none for calls that need no project. */
  readonly 'x-roles': readonly string[];
  readonly 'x-roleNote'?: string;
  /** `get /analytics/posts`: the call of the version before that this one is the new name of. */
  readonly 'x-replaces'?: string;
}

export interface Tag {
  readonly name: string;
  readonly description: string;
  readonly 'x-displayName': string;
  readonly 'x-schemas': readonly string[];
}

export interface ApiDocument {
  readonly openapi: string;
  readonly info: {readonly title: string; readonly version: string; readonly summary: string; readonly description: string};
  readonly servers: readonly {readonly url: string; readonly description: string}[];
  readonly tags: readonly Tag[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {readonly schemas: Readonly<Record<string, Schema>>; readonly [kind: string]: Readonly<Record<string, unknown>>};
}

/** A call: operation, method in lower case and path as the document writes it. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** All calls of a document, in its order. */
export function callsOf(document: ApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) => Object.entries(item).map(([method, operation]) => ({method, path, operation})));
}
