import {spawnSync} from 'node:child_process';
import {STATUS_CODES} from 'node:http';
import path from 'node:path';
import {Ajv2020} from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import {beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {publishedDocument, readDocument, readOverlay, translatedDocument} from '../../../src/api/document.ts';
import {publicationStates, uploadStates} from '../../../src/api/states.ts';
import {type ApiDocument, callsOf, type Schema} from '../../../src/api/types.ts';
import {apiVersions, downloadPath} from '../../../src/api/versions.ts';
import {exampleMonth} from '../../../src/config/examples.ts';
import {locales, product} from '../../../src/config/product.ts';
import {loadErrors, loadNetworks, loadService} from '../../../src/facts/load.ts';
import {networkIds} from '../../../src/facts/schema/common.ts';
import {made} from './resolved.ts';

const root = path.resolve(import.meta.dirname, '../../..');

describe.each(apiVersions)('OpenAPI document $id', (version) => {
  let document: ApiDocument;
  let files: Awaited<ReturnType<typeof made>>['files'];
  beforeAll(async () => {
    ({document, files} = await made(version, 'en'));
  }, 60_000);

  it('passes the linter without a warning', () => {
    const linter = path.join(root, 'node_modules/@redocly/cli/bin/cli.js');
    const environment = {...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'};
    const result = spawnSync(process.execPath, [linter, 'lint', `v${version.id}`, '--format=json'], {cwd: root, env: environment, encoding: 'utf8'});
    expect(JSON.parse(result.stdout), result.stderr).toMatchObject({totals: {errors: 0, warnings: 0, ignored: 0}, problems: []});
  });

  it('holds examples that fit their schemas', () => {
    const ajv = new Ajv2020({strict: false, allErrors: true, discriminator: false});
    formats.default(ajv);
    let count = 0;
    const check = (schema: Schema, value: unknown, place: string): void => {
      const valid = ajv.validate(schema as object, value);
      expect(valid, `${place}: ${ajv.errorsText()}`).toBe(true);
      count += 1;
    };
    for (const {operation} of callsOf(document)) {
      for (const parameter of operation.parameters ?? []) check(parameter.schema, parameter.example, `${operation.operationId} ${parameter.name}`);
      const contents = [
        ...(operation.requestBody ? [operation.requestBody.content] : []),
        ...Object.values(operation.responses).map((response) => response.content),
      ];
      for (const content of contents) {
        for (const [name, example] of Object.entries(content['application/json'].examples))
          check(content['application/json'].schema, example.value, `${operation.operationId} ${name}`);
      }
    }
    expect(count).toBeGreaterThan(100);
  });

  it('plans in its examples for the month that lies ahead, as pages do', async () => {
    const months: string[] = [];
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const {name, example, post_at, delete_at} = value as Record<string, unknown>;
      if (name === 'post_date') months.push(String(example));
      for (const time of [post_at, delete_at])
        for (const text of [time, (time as Schema | null | undefined)?.example]) if (typeof text === 'string') months.push(text);
      for (const item of Object.values(value)) walk(item);
    };
    for (const locale of locales) {
      months.length = 0;
      walk((await made(version, locale)).document);
      expect(months.length).toBeGreaterThan(10);
      expect([...new Set(months.map((text) => text.slice(0, 7)))], locale).toEqual([exampleMonth]);
    }
  });

  it('tells what every field, parameter and value means', () => {
    const bare: string[] = [];
    const walk = (schema: Schema, place: string): void => {
      if (!schema.description) bare.push(place);
      for (const value of schema.enum ?? schema['x-extensible-enum'] ?? []) if (!schema['x-enumDescriptions']?.[String(value)]) bare.push(`${place}=${value}`);
      for (const [name, field] of Object.entries(schema.properties ?? {})) walk(field, `${place}.${name}`);
      for (const form of schema.oneOf ?? []) walk(form, `${place}|${form.title}`);
      if (schema.items && (schema.items.properties || schema.items.oneOf)) walk(schema.items, `${place}[]`);
    };
    for (const [name, schema] of Object.entries(document.components.schemas)) walk(schema, name);
    for (const {operation} of callsOf(document))
      for (const parameter of operation.parameters ?? []) if (!parameter.description) bare.push(`${operation.operationId} ${parameter.name}`);
    expect(bare).toEqual([]);
  });

  it('describes for every call the answer and every error, and lists its codes in order', () => {
    for (const {operation} of callsOf(document)) {
      expect(Object.keys(operation.responses).sort(), operation.operationId).toEqual(['200', '400', '401', '403', '404', '422', '429', 'default']);
      const codes = operation['x-error-codes'];
      expect(codes, operation.operationId).toEqual([...new Set(codes)].sort((a, b) => a - b));
    }
  });

  it('shows for every call only errors that the call can give', () => {
    const catalogue = loadErrors();
    const faults: string[] = [];
    for (const call of callsOf(document)) {
      const {operation} = call;
      const body = operation.requestBody?.content['application/json'];
      const names = new Set([...(operation.parameters ?? []).map(({name}) => name), ...(body ? fieldNames(body.schema) : [])]);
      const values = new Map((operation.parameters ?? []).map(({name, example}) => [name, String(example)]));
      for (const [name, value] of Object.entries(Object.values(body?.examples ?? {})[0]?.value ?? {})) values.set(name, String(value));
      for (const [status, response] of Object.entries(operation.responses)) {
        if (status === '200') continue;
        for (const {value} of Object.values(response.content['application/json'].examples)) {
          const example = value as {code: number; status: number; message: string; name: string};
          const fault = (what: string): void => void faults.push(`${operation.operationId} ${status} ${example.code}: ${what}`);
          const entry = catalogue.get(example.code);
          if (status === 'default' ? example.status < 500 : String(example.status) !== status) fault(`its status is ${example.status}`);
          // A refused request leaves nothing behind that goes out later.
          if (/will be (sent|published)/.test(example.message)) fault(`"${example.message}" promises something`);
          if (example.name !== STATUS_CODES[example.status]) fault(`"${example.name}" is no name of ${example.status}`);
          if (example.code !== 0 && !operation['x-error-codes'].includes(example.code)) fault('the call does not list the code');
          if (example.code !== 0 && ![entry?.http_status, ...(entry?.other_http_statuses ?? [])].includes(example.status))
            fault('the catalogue has another status for the code');
          // Fields and parameters by name, and things by what they are asked for with.
          for (const [name] of example.message.matchAll(/\b[a-z]+_[a-z_]+\b/g)) if (!names.has(name)) fault(`the call has no "${name}"`);
          for (const [, kind = '', id = ''] of example.message.matchAll(/\b(Project|Account|Publication|Upload|account) (\d+)/g)) {
            const asked =
              {project: 'project_id', account: values.has('account_id') ? 'account_id' : 'account_ids', publication: 'id', upload: 'id'}[kind.toLowerCase()] ??
              '';
            if (!values.get(asked)?.split(',').includes(id)) fault(`the call does not ask for ${kind} ${id}`);
          }
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it('says what a minute allows: 429 and faults with Retry-After, the other headers with every answer, both as src/data/service.yaml has them', () => {
    const {api} = loadService();
    const limits = {create: api.create_requests_per_minute, upload: api.upload_requests_per_minute, other: api.other_requests_per_minute};
    for (const {method, path: place, operation} of callsOf(document)) {
      const kind = place.startsWith('/upload/') ? 'upload' : method === 'post' && place === '/publications' ? 'create' : 'other';
      expect(operation['x-limit'], operation.operationId).toBe(kind);
      const ordinary = ['X-Rate-Limit-Limit', 'X-Rate-Limit-Remaining', 'X-Rate-Limit-Reset'];
      expect(Object.keys(operation.responses['200']?.headers ?? {})).toEqual(ordinary);
      for (const status of ['429', 'default'])
        expect(Object.keys(operation.responses[status]?.headers ?? {}), `${operation.operationId} ${status}`).toEqual(['Retry-After', ...ordinary]);
      for (const status of ['200', '429', 'default'])
        expect(operation.responses[status]?.headers?.['X-Rate-Limit-Limit']?.example, `${operation.operationId} ${status}`).toBe(limits[kind]);
    }
  });

  it('names every code that a call can be refused with, and no other, and no status that contradicts the catalogue', () => {
    const catalogue = loadErrors();
    const answered = [...catalogue.values()]
      .filter((entry) => entry.http_status !== null && entry.status === 'active' && entry.api_versions.includes(version.id))
      .map((entry) => entry.code);
    const named = new Set(callsOf(document).flatMap(({operation}) => operation['x-error-codes']));
    expect([...named].sort((a, b) => a - b)).toEqual(answered.sort((a, b) => a - b));
  });

  it('holds nothing that common generators stumble over, and names for the values of every enumeration of numbers', () => {
    const found: string[] = [];
    const walk = (value: unknown, place: string, names = false): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, item] of Object.entries(value)) {
        if (!names && ['const', 'explode', 'style'].includes(key)) found.push(`${place}/${key}`);
        // Where dates become Date objects, such a number becomes a BigInt, which goes out as a string.
        if (!names && key === 'format' && item === 'int64') found.push(`${place}/${key}`);
        if (!names && key === 'value') continue;
        walk(item, `${place}/${key}`, key === 'properties' || key === 'schemas');
      }
    };
    walk(readDocument(version), '');
    // Some generators take titles as names of types.
    const titles = Object.values(document.components.schemas).map(({title}) => title);
    found.push(...titles.filter((title, index) => titles.indexOf(title) !== index).map((title) => `title "${title}"`));
    // Some write a schema as a value of its name, and one called Error replaces the language's own.
    found.push(...Object.keys(document.components.schemas).filter((name) => name in globalThis));
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      if (schema.type !== 'integer' || !schema.enum) continue;
      const variables = schema['x-enum-varnames'] ?? [];
      if (variables.length !== schema.enum.length || new Set(variables).size !== variables.length) found.push(`${name}: names of values`);
    }
    expect(found).toEqual([]);
  });

  it('says who may make a call in roles that the service has', () => {
    const roles = loadService().team.roles.map(({id}) => id);
    for (const {operation} of callsOf(document)) {
      expect(roles, operation.operationId).toEqual(expect.arrayContaining([...operation['x-roles']]));
      const asksForProject = JSON.stringify([operation.parameters ?? [], operation.requestBody ?? '']).match(/project_id|"in":"path"|"name":"id"/) !== null;
      expect(operation['x-roles'].length > 0, operation.operationId).toBe(asksForProject);
    }
  });

  it('shows metrics that one network has together', () => {
    const together = (level: 'account' | 'publication', names: readonly string[]): boolean =>
      [...loadNetworks().values()].some(({analytics}) => names.every((name) => analytics.some((metric) => metric.level === level && metric.id === name)));
    for (const {path: place, operation} of callsOf(document).filter((call) => call.path.startsWith('/analytics/'))) {
      const text = JSON.stringify(Object.values(operation.responses['200']?.content['application/json'].examples ?? {}));
      if (place.endsWith('/accounts')) {
        const asked = String(operation.parameters?.find(({name}) => name === 'metrics')?.example).split(',');
        expect(together('account', asked), asked.join()).toBe(true);
        expect([...text.matchAll(/"type":"([a-z_]+)"/g)].map((match) => match[1])).toEqual(asked);
      } else {
        const shown = Object.keys(JSON.parse(/"analytics":(\{[^}]+\})/.exec(text)?.[1] ?? '{}'));
        expect(shown.length).toBeGreaterThan(1);
        expect(together('publication', shown), shown.join()).toBe(true);
      }
    }
  });

  it('lets a detail hold only a link', () => {
    const save = callsOf(document).find(({method, path: place}) => method === 'post' && place === '/publications');
    const examples = Object.values(save?.operation.requestBody?.content['application/json'].examples ?? {});
    const details = examples.flatMap(({value}) => (value as {details: Record<string, unknown>[]}).details);
    expect(details).toContainEqual({publication_type: 1, link: expect.stringMatching(/^https:/)});
  });

  it('names the codes of single networks where a publication is created or changed', () => {
    const saving = callsOf(document).filter(({operation}) => operation.operationId.match(/create|update|post$|put$/));
    expect(saving).toHaveLength(2);
    const ofNetworks = (codes: readonly number[]): number[] => codes.filter((code) => code > 10032);
    for (const {operation} of callsOf(document)) {
      expect(ofNetworks(operation['x-error-codes']).length > 0, operation.operationId).toBe(saving.some((call) => call.operation === operation));
    }
  });

  it('holds the enumerations of the wire', () => {
    const values = (name: string): readonly unknown[] | undefined => document.components.schemas[name]?.enum?.toSorted((a, b) => Number(a) - Number(b));
    expect(values('ConnectionStatus')).toEqual([1, 2]);
    expect(values('PublicationStatus')).toEqual([0, 1, 2, 3, 4, 5, 6, 10, 11, 12]);
    expect(values('EditablePublicationStatus')).toEqual([4, 5, 10, 11, 12]);
    expect(values('PublicationType')).toEqual([1, 2, 4]);
    expect(values('AnalyticsType')).toEqual([1, 3, 4]);
    expect(values('TiktokPrivacyStatus')).toEqual([1, 2, 3]);
    expect(values('YoutubePrivacyStatus')).toEqual([1, 2, 3]);
    expect(values('UploadStatus')).toEqual([1, 2, 3, 4, 5]);
    expect(values('DeleteOption')).toEqual([1, 2, 3]);
    expect(document.components.schemas.ChannelCode?.['x-extensible-enum']).toEqual(networkIds);
    expect(document.components.schemas.ChannelCode?.enum).toBeUndefined();
    for (const name of ['Publication', 'PublicationEdit'])
      for (const field of ['delete_at', 'rubric_id'])
        expect([document.components.schemas[name]?.properties?.[field]?.type].flat().includes('null'), `${name}.${field}`).toBe(version.id === '4.0');
    const details = Object.keys(document.components.schemas.PublicationDetail?.properties ?? {});
    for (const field of ['x_reply_settings', 'instagram_share_to_feed', 'nsfw']) expect(details.includes(field), field).toBe(version.id !== '4.0');
  });

  it('has the bounds of src/data/service.yaml', () => {
    const {api, publications, uploads} = loadService();
    const schemas = document.components.schemas;
    const of = (place: string): string => `openapi/v${version.id}.yaml: write the number of src/data/service.yaml as ${place}`;
    expect(schemas.PublicationDetailEditRequest?.properties?.content?.maxLength, of('maxLength of content in PublicationDetailEditRequest')).toBe(
      publications.text_max,
    );
    expect(schemas.PublicationDetailEditRequest?.properties?.file_ids?.maxItems, of('maxItems of file_ids in PublicationDetailEditRequest')).toBe(
      publications.files_per_publication,
    );
    expect(schemas.AccountIds?.maxItems, of('maxItems of AccountIds')).toBe(publications.accounts_per_publication);
    expect(schemas.UploadByFileRequest?.properties?.size?.maximum, of('maximum of size in UploadByFileRequest')).toBe(uploads.video_max_mb * 1024 * 1024);
    const perPage = callsOf(document).flatMap(({operation}) => (operation.parameters ?? []).filter((parameter) => parameter.name === 'per_page'));
    const lists = callsOf(document).filter(({operation}) => 'pages' in (operation.responses['200']?.content['application/json'].schema.properties ?? {}));
    expect(perPage).toHaveLength(lists.length);
    expect(lists.length > 0).toBe(version.id !== '4.0');
    for (const {schema} of perPage) expect(schema).toMatchObject({minimum: 1, maximum: api.per_page_max, default: api.per_page_default});
  });

  it('shows the last page of every list: a mock server answers each page with the example, and clients ask until there is none', () => {
    const pages = callsOf(document).flatMap(({operation}) =>
      Object.values(operation.responses['200']?.content['application/json'].examples ?? {}).flatMap(({value}) => {
        const {pages: position} = value as {readonly pages?: {readonly next: number | null}};
        return position === undefined ? [] : [`${operation.operationId}: ${position.next}`];
      }),
    );
    expect(pages.filter((text) => !text.endsWith(': null'))).toEqual([]);
  });

  it('agrees with the pictures of states', () => {
    const numbers = (picture: typeof uploadStates): string[] => picture.nodes.map((node) => node.id).sort();
    expect(numbers(publicationStates)).toEqual(document.components.schemas.PublicationStatus?.enum?.map(String).sort());
    expect(numbers(uploadStates)).toEqual(document.components.schemas.UploadStatus?.enum?.map(String).sort());
  });

  it('is offered for download as YAML and JSON, complete and with the owner’s host', () => {
    const content = (kind: 'yaml' | 'json' | 'postman'): string => files.find(({file}) => file === `static${downloadPath(version, kind)}`)?.content ?? '';
    const json = JSON.parse(content('json')) as ApiDocument;
    expect(parse(content('yaml'))).toEqual(json);
    expect(json.servers[0]?.url).toBe(`${product.apiUrl}/v${version.id === '4.0' ? '4' : version.id}`);
    expect(json.info.title).toBe(`${product.name} API`);
    expect(content('yaml')).not.toMatch(/\{(product|service\.)/);
  });

  it('is offered as a Postman collection with every call and the token as a variable', () => {
    const collection = JSON.parse(files.find(({file}) => file === `static${downloadPath(version, 'postman')}`)?.content ?? '') as Folder & {
      auth: {type: string};
    };
    const requests = requestsOf(collection).map(({method, url}) => `${method} /${url.path.join('/').replace(/:(\w+)/g, '{$1}')}`);
    expect(requests.sort()).toEqual(
      callsOf(document)
        .map(({method, path: place}) => `${method.toUpperCase()} ${place}`)
        .sort(),
    );
    expect(collection.auth.type).toBe('bearer');
    expect(JSON.stringify(collection.auth)).toContain('{{bearerToken}}');
  });

  it('has a Russian text for everything', async () => {
    const overlay = readOverlay(version, 'ru');
    expect((await translatedDocument(version, overlay)).missing).toEqual([]);
    const russian = JSON.stringify(await publishedDocument(version, 'ru'));
    expect(russian).toContain('Список проектов');
    expect(russian).not.toMatch(/\{(product|service\.)/);
  });

  it('names every place without a Russian text, and targets that do not exist', async () => {
    const {actions, ...overlay} = readOverlay(version, 'ru');
    const without = actions.filter(({target}) => target !== '$.components.schemas.UploadStatus');
    expect((await translatedDocument(version, {...overlay, actions: without})).missing.sort()).toEqual(
      ['title', 'description', ...['5', '4', '3', '2', '1'].map((value) => `x-enumDescriptions/${value}`)]
        .map((key) => `/components/schemas/UploadStatus/${key}`)
        .sort(),
    );
    const wrong = [...actions, {target: '$.components.schemas.Nothing', update: {description: 'x'}}];
    await expect(translatedDocument(version, {...overlay, actions: wrong})).rejects.toThrow(/Nothing/);
  });
});

/** Names of all fields of a body. */
function fieldNames(schema: Schema): string[] {
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [name, ...fieldNames(field)]),
    ...(schema.oneOf ?? []).flatMap(fieldNames),
    ...(schema.items ? fieldNames(schema.items) : []),
  ];
}

interface Folder {
  readonly item: readonly (Folder | {readonly request: PostmanRequest})[];
}
interface PostmanRequest {
  readonly method: string;
  readonly url: {readonly path: readonly string[]};
}

function requestsOf(folder: Folder): PostmanRequest[] {
  return folder.item.flatMap((item) => ('request' in item ? [item.request] : requestsOf(item)));
}

describe('Overlays', () => {
  it('replace texts and nothing else', async () => {
    for (const version of apiVersions) {
      const strip = (value: unknown, names = false, example = false): unknown => {
        // Texts of examples are of the reader's country, and so is what a name decides: the offset of a time zone.
        if (example && typeof value === 'string') return '';
        if (Array.isArray(value)) return value.map((item) => strip(item, false, example));
        if (typeof value !== 'object' || value === null) return value;
        return Object.fromEntries(
          Object.entries(value)
            .filter(([key]) => names || !['description', 'summary', 'title', 'x-displayName', 'x-enumDescriptions', 'x-roleNote'].includes(key))
            .filter(([key]) => !example || key !== 'utc_offset')
            .map(([key, item]) => [key, strip(item, key === 'properties', example || (!names && (key === 'value' || key === 'example')))]),
        );
      };
      const zone = (text: string): string => text.replace(/"utc_offset":\{"type":"integer","example":""\}/g, '');
      expect(zone(JSON.stringify(strip(await publishedDocument(version, 'ru'))))).toEqual(zone(JSON.stringify(strip(await publishedDocument(version, 'en')))));
    }
  });

  it('give Russian examples Russian texts: nothing that a person writes stays English, no time of an American zone', async () => {
    const written = new Set(['name', 'content', 'title', 'comment']);
    const networks = [...loadNetworks().values()].map((network) => network.name.ru);
    for (const version of apiVersions) {
      const english: string[] = [];
      const walk = (value: unknown, key = ''): void => {
        if (typeof value === 'string') {
          const name = /^[\w.-]+$/.test(value) || /^[A-Z]\w+\/\w+$/.test(value);
          if (written.has(key) && !/\p{Script=Cyrillic}/u.test(value) && !networks.includes(value) && !name) english.push(value);
          if (/T\d\d:\d\d.*-0[45]:00$|^America\//.test(value)) english.push(value);
        } else if (typeof value === 'object' && value !== null)
          for (const [inner, item] of Object.entries(value)) walk(item, Array.isArray(value) ? key : inner);
      };
      for (const {operation} of callsOf((await made(version, 'ru')).document)) {
        for (const {value} of Object.values(operation.requestBody?.content['application/json'].examples ?? {})) walk(value);
        for (const {value} of Object.values(operation.responses['200']?.content['application/json'].examples ?? {})) walk(value);
      }
      expect(english).toEqual([]);
    }
  });
});

describe('Documents of both versions', () => {
  it('say the same of what they share', async () => {
    const [newer, older] = await Promise.all(apiVersions.map(async (version) => (await made(version, 'en')).document));
    const names = Object.keys(older?.components.schemas ?? {}).filter((name) => !/List$|^Publication(Edit)?$/.test(name));
    const texts = (schema: Schema | undefined): string[] => [
      schema?.description ?? '',
      ...Object.values(schema?.properties ?? {}).map((field) => field.description ?? ''),
      ...Object.values(schema?.['x-enumDescriptions'] ?? {}),
    ];
    // Links lead to the pages of the version.
    const plain = (text: string): string => text.replace(/\]\([^)]+\)/g, ']');
    for (const name of names) {
      const shared = new Set(texts(newer?.components.schemas[name]).map(plain));
      for (const text of texts(older?.components.schemas[name])) expect([...shared], name).toContain(plain(text));
    }
  });
});
