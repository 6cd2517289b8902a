import converter from 'openapi-to-postmanv2';
import type {Call, Example, Parameter} from './types.ts';

/** The parts of a collection (format 2.1) that are filled in anew. */
interface Item {
  name: string;
  item?: Item[];
  request?: {
    method: string;
    url: {path: string[]; query: Field[]; variable: Field[]};
    body?: {mode: string; raw: string; options?: object};
    header: unknown[];
  };
  response?: object[];
  event?: object[];
}
interface Field {
  key: string;
  value: string;
  disabled: boolean;
  type?: string;
}
interface Collection {
  item: Item[];
  variable: object[];
  auth: object;
}

/** Folders, names and descriptions, as the converter makes them; it invents every value, differently each time, so that none of them stays. */
async function convert(document: object): Promise<Collection> {
  // The converter changes what it is given.
  const data = JSON.stringify(document);
  return await new Promise((resolve, reject) => {
    converter.convertV2({type: 'string', data}, {folderStrategy: 'Tags', includeAuthInfoInExample: false}, (error, result) => {
      const collection = result?.output?.[0]?.data;
      if (error || !result?.result || !collection)
        reject(new Error(`the Postman collection could not be made: ${error?.message ?? result?.reason ?? 'no reason given'}`));
      else resolve(collection as Collection);
    });
  });
}

function filled(parameters: readonly Parameter[], {key, type, value, ...field}: Field): Field {
  const parameter = parameters.find(({name}) => name === key);
  if (!parameter) throw new Error(`the Postman collection has a parameter "${key}" (${value}, ${type}) that the document does not have`);
  return {...field, key, value: String(parameter.example), disabled: !parameter.required};
}

const indented = (value: unknown): string => JSON.stringify(value, null, 2);

/** A saved answer under the request, as Postman shows them. */
function savedAnswer(name: string, {value, summary}: Example): object {
  const status = name === 'default' ? (value as {status: number}).status : Number(name);
  return {
    name: `${status}: ${summary}`,
    code: status,
    header: [{key: 'Content-Type', value: 'application/json'}],
    body: indented(value),
    _postman_previewlanguage: 'json',
  };
}

function fill(item: Item, calls: readonly Call[]): void {
  for (const inner of item.item ?? []) fill(inner, calls);
  const {request} = item;
  if (!request) return;
  const path = `/${request.url.path.join('/').replace(/:(\w+)/g, '{$1}')}`;
  const call = calls.find((one) => one.method.toUpperCase() === request.method && one.path === path);
  if (!call) throw new Error(`the Postman collection has ${request.method} ${path}, which the document does not have`);
  const {parameters = [], requestBody, responses} = call.operation;
  request.url.query = request.url.query.map((field) => filled(parameters, field));
  request.url.variable = request.url.variable.map((field) => ({...filled(parameters, field), disabled: false}));
  const [body] = Object.values(requestBody?.content['application/json'].examples ?? {});
  if (body) request.body = {mode: 'raw', raw: indented(body.value), options: {raw: {language: 'json'}}};
  item.response = Object.entries(responses).flatMap(([status, {content}]) =>
    Object.values(content['application/json'].examples).map((example) => savedAnswer(status, example)),
  );
  item.event = [{listen: 'test', script: {type: 'text/javascript', exec: ["pm.test('status 200', () => pm.response.to.have.status(200));"]}}];
}

/** The converter gives every item a random id; without them the same document gives the same file. */
function withoutRandomIds(value: object): object {
  return JSON.parse(
    JSON.stringify(value, (key, item) => ((key === 'id' || key === '_postman_id') && /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(String(item)) ? undefined : item)),
  ) as object;
}

/**
 * Postman collection of an offered document: every call with its example, optional parameters off, the token as the
 * collection's variable `bearerToken`, and a check of the status.
 */
export async function postmanCollection(document: object, calls: readonly Call[]): Promise<object> {
  const collection = await convert(document);
  for (const item of collection.item) fill(item, calls);
  collection.variable.push({key: 'bearerToken', value: '', description: 'Access token'});
  collection.auth = {type: 'bearer', bearer: [{key: 'token', value: '{{bearerToken}}', type: 'string'}]};
  return withoutRandomIds(collection);
}
