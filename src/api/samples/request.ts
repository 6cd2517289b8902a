import {json} from '../json.ts';

/** A request that samples are written for. Writers import nothing of the build: the page writes samples anew as its reader fills in values. */
export interface SampleRequest {
  /** In upper case. */
  readonly method: string;
  readonly server: string;
  /** With the names of path parameters in braces. */
  readonly path: string;
  readonly pathValues: Readonly<Record<string, string | number>>;
  readonly query: readonly (readonly [name: string, value: string | number])[];
  readonly body?: unknown;
  /** Address of the OpenAPI document, for clients that are made from it. */
  readonly document: string;
  /** Name of the file that such a client's types stand in, without its ending. */
  readonly clientName: string;
}

/** Name of the environment variable that holds the access token. */
export const tokenVariable = 'API_TOKEN';

/** Half of a letter, which a careless copy can leave, cannot stand in an address. */
const wellFormed = <Value extends string | number>(value: Value): Value | string =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value;

/** The parameters of a request as an address can hold them. */
export function parametersOf({pathValues, query}: SampleRequest): Pick<SampleRequest, 'pathValues' | 'query'> {
  return {
    pathValues: Object.fromEntries(Object.entries(pathValues).map(([name, value]) => [name, wellFormed(value)])),
    query: query.map(([name, value]) => [name, wellFormed(value)]),
  };
}

/** The address with its values; commas stay readable, since lists of ids are full of them. */
export function addressOf(request: SampleRequest): string {
  const {server, path} = request;
  const {pathValues, query} = parametersOf(request);
  const encoded = (value: string | number): string => encodeURIComponent(value).replaceAll('%2C', ',');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(pathValues[name] ?? ''));
  const search = query.map(([name, value]) => `${name}=${encoded(value)}`).join('&');
  return `${server}${filled}${search && '?'}${search}`;
}

/** The body as JSON, each line but the first moved to the right. */
export function bodyJson(body: unknown, indent = ''): string {
  return json(body).replaceAll('\n', `\n${indent}`);
}

/** JSON with what a language writes otherwise: `true`, `false`, `null` and keys, outside strings. */
export function rewriteJson(text: string, change: {readonly word?: (word: string) => string; readonly key?: (key: string) => string}): string {
  return text.replace(
    /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b/g,
    (whole, string: string | undefined, colon: string | undefined, word: string | undefined) => {
      if (word) return change.word?.(word) ?? word;
      return string && colon && change.key ? `${change.key(string)}${colon}` : whole;
    },
  );
}

/** A text as a string of a language that escapes as JSON does. */
export const quoted = (text: string): string => JSON.stringify(text);
