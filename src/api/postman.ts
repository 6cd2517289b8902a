import {STATUS_CODES} from 'node:http';
import converter from 'openapi-to-postmanv2';
import {product} from '../config/product.ts';
import type {ApiDocument, Call, Example, Parameter} from './types.ts';
import {type ApiVersion, downloadPath} from './versions.ts';

/** The parts of a collection (format 2.1) that are filled in anew. */
interface Item {
  name: string;
  item?: Item[];
  request?: Request;
  response?: object[];
  event?: object[];
}
interface Request {
  method: string;
  url: {path: string[]; query: Field[]; variable: Field[]};
  body?: {mode: string; raw: string; options?: object};
  header: unknown[];
}
interface Field {
  key: string;
  value: string;
  disabled: boolean;
  type?: string;
}
interface Collection {
  info: {name: string; description: object};
  item: Item[];
  variable: {key: string; value: string; description?: string}[];
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

/** Ids that several requests need: each is a variable, which the answer of another request fills. */
interface Id {
  readonly variable: string;
  /** What stands for it in the examples. */
  readonly name: (call: Call) => string | undefined;
  /** The request whose answer holds it, and where. */
  readonly from: {readonly method: string; readonly path: string; readonly read: string};
}
const under =
  (path: string, name: string) =>
  (call: Call): string | undefined =>
    call.path.startsWith(path) ? name : undefined;
const ids: readonly Id[] = [
  {variable: 'project_id', name: () => 'project_id', from: {method: 'get', path: '/projects', read: 'list[0]'}},
  {variable: 'account_id', name: () => 'account_id', from: {method: 'get', path: '/accounts', read: 'list.find((account) => account.connection_status === 1)'}},
  {variable: 'publication_id', name: under('/publications/{id}', 'id'), from: {method: 'post', path: '/publications', read: 'answer'}},
  {variable: 'upload_id', name: under('/upload/', 'id'), from: {method: 'post', path: '/upload/init', read: 'answer'}},
];

function filled(call: Call, {key, type, value, ...field}: Field): Field {
  const parameter = call.operation.parameters?.find(({name}) => name === key);
  if (!parameter) throw new Error(`the Postman collection has a parameter "${key}" (${value}, ${type}) that the document does not have`);
  return {...field, key, value: shownValue(call, parameter), disabled: !parameter.required};
}

function shownValue(call: Call, {name, example}: Parameter): string {
  const id = ids.find((one) => one.name(call) === name);
  // One account, the reader's own.
  if (name === 'account_ids') return '{{account_id}}';
  return id ? `{{${id.variable}}}` : String(example);
}

const indented = (value: unknown): string => JSON.stringify(value, null, 2);

/** A body with variables instead of the ids that everybody has of their own. */
function bodyOf(value: unknown): Request['body'] {
  const raw = indented(value)
    .replace(/("project_id": )\d+/g, '$1{{project_id}}')
    .replace(/("account_ids": )\[[\d,\s]+\]/g, '$1[{{account_id}}]');
  return {mode: 'raw', raw, options: {raw: {language: 'json'}}};
}

/** A saved answer under the request, as Postman shows them, with the request that it answers. */
function savedAnswer(name: string, {value, summary}: Example, request: object): object {
  const status = name === 'default' ? (value as {status: number}).status : Number(name);
  return {
    name: `${status}: ${summary}`,
    originalRequest: request,
    status: STATUS_CODES[status],
    code: status,
    header: [{key: 'Content-Type', value: 'application/json'}],
    body: indented(value),
    _postman_previewlanguage: 'json',
  };
}

/** What runs after a request: whether it went well, and the id in its answer that other requests need. */
function testsOf(call: Call): string[] {
  const id = ids.find(({from}) => from.method === call.method && from.path === call.path);
  return [
    "pm.test('status 200', () => pm.response.to.have.status(200));",
    ...(id
      ? [
          '// Other requests take the id from here.',
          'const answer = pm.response.json();',
          ...(id.from.read.startsWith('list') ? ['const list = answer.data ?? answer;'] : []),
          `const found = pm.response.code === 200 ? ${id.from.read} : undefined;`,
          `if (found) pm.collectionVariables.set('${id.variable}', found.id);`,
        ]
      : []),
  ];
}

function fill(item: Item, calls: readonly Call[]): void {
  for (const inner of item.item ?? []) fill(inner, calls);
  const {request} = item;
  if (!request) return;
  const path = `/${request.url.path.join('/').replace(/:(\w+)/g, '{$1}')}`;
  const call = calls.find((one) => one.method.toUpperCase() === request.method && one.path === path);
  if (!call) throw new Error(`the Postman collection has ${request.method} ${path}, which the document does not have`);
  request.url.query = request.url.query.map((field) => filled(call, field));
  request.url.variable = request.url.variable.map((field) => ({...filled(call, field), disabled: false}));
  const bodies = call.operation.requestBody?.content['application/json'].examples ?? {};
  // A draft, where there is one: whoever sends the request to try it publishes nothing.
  const body = bodies.draft ?? Object.values(bodies)[0];
  if (body) request.body = bodyOf(body.value);
  const {method, header} = request;
  const bare = (field: Field): Field => ({key: field.key, value: field.value, disabled: field.disabled});
  const url = {...request.url, query: request.url.query.map(bare), variable: request.url.variable.map(bare)};
  item.response = Object.entries(call.operation.responses).flatMap(([status, {content}]) =>
    Object.entries(content['application/json'].examples).map(([id, example]) => {
      const sent = bodies[id] ?? body;
      return savedAnswer(status, example, {method, header, url, ...(sent ? {body: bodyOf(sent.value)} : {})});
    }),
  );
  item.event = [{listen: 'test', script: {type: 'text/javascript', exec: testsOf(call)}}];
}

/** The converter says of texts that they are plain; they are Markdown, and Postman shows their links. */
function withMarkdown(value: object): object {
  return JSON.parse(JSON.stringify(value).replaceAll('"type":"text/plain"', '"type":"text/markdown"')) as object;
}

/** The converter gives every item a random id; without them the same document gives the same file. */
function withoutRandomIds(value: object): object {
  return JSON.parse(
    JSON.stringify(value, (key, item) => ((key === 'id' || key === '_postman_id') && /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(String(item)) ? undefined : item)),
  ) as object;
}

/**
 * Postman collection of an offered document: every call with its example, optional parameters off, the token and ids as the
 * collection's variables, and a check of the status. Whoever imports it sets `bearerToken`, lists projects and accounts, and can send the rest.
 */
export async function postmanCollection(document: ApiDocument, calls: readonly Call[], version: ApiVersion): Promise<object> {
  const collection = await convert(document);
  for (const item of collection.item) {
    fill(item, calls);
    item.name = document.tags.find(({name}) => name === item.name)?.['x-displayName'] ?? item.name;
  }
  collection.info.name = `${document.info.title} ${version.id}`;
  const content = [
    document.info.description.trim(),
    'Begin here: set the variable `bearerToken`, then send **List projects** and **List accounts**. They put the ids of your first project and of its first connected account into `project_id` and `account_id`, which the other requests use. **Create a publication** makes a draft.',
    `[Reference](${product.siteUrl}${version.route}) · [OpenAPI document](${product.siteUrl}${downloadPath(version, 'yaml')})`,
  ].join('\n\n');
  collection.info.description = {content, type: 'text/markdown'};
  const example = (id: Id): string => {
    for (const call of calls) for (const {name, example: value} of call.operation.parameters ?? []) if (id.name(call) === name) return String(value);
    throw new Error(`the Postman collection has the variable "${id.variable}", which no call takes`);
  };
  collection.variable.push(
    {key: 'bearerToken', value: '', description: 'Access token from the app: your avatar → API'},
    ...ids.map((id) => ({key: id.variable, value: example(id)})),
  );
  collection.auth = {type: 'bearer', bearer: [{key: 'token', value: '{{bearerToken}}', type: 'string'}]};
  return withoutRandomIds(withMarkdown(collection));
}
