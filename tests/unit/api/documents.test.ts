import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {Ajv2020} from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import {beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {publishedDocument, readOverlay, translatedDocument} from '../../../src/api/document.ts';
import {publicationStates, uploadStates} from '../../../src/api/states.ts';
import {type ApiDocument, callsOf, type Schema} from '../../../src/api/types.ts';
import {apiVersions, downloadPath} from '../../../src/api/versions.ts';
import {product} from '../../../src/config/product.ts';
import {loadErrors, loadService} from '../../../src/facts/load.ts';
import {networkIds} from '../../../src/facts/schema/common.ts';
import {made} from './resolved.ts';

const root = path.resolve(import.meta.dirname, '../../..');

describe.each(apiVersions)('OpenAPI document $id', (version) => {
  let document: ApiDocument;
  let files: Awaited<ReturnType<typeof made>>['files'];
  beforeAll(async () => {
    ({document, files} = await made(version, 'en'));
  });

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

  it('tells what every field, parameter and value means', () => {
    const bare: string[] = [];
    const walk = (schema: Schema, place: string): void => {
      if (!schema.description) bare.push(place);
      for (const value of schema.enum ?? []) if (!schema['x-enumDescriptions']?.[String(value)]) bare.push(`${place}=${value}`);
      for (const [name, field] of Object.entries(schema.properties ?? {})) walk(field, `${place}.${name}`);
      for (const form of schema.oneOf ?? []) walk(form, `${place}|${form.title}`);
      if (schema.items && (schema.items.properties || schema.items.oneOf)) walk(schema.items, `${place}[]`);
    };
    for (const [name, schema] of Object.entries(document.components.schemas)) walk(schema, name);
    for (const {operation} of callsOf(document))
      for (const parameter of operation.parameters ?? []) if (!parameter.description) bare.push(`${operation.operationId} ${parameter.name}`);
    expect(bare).toEqual([]);
  });

  it('describes for every call the answer and the errors 400, 401, 403, 404 and 422, with their codes', () => {
    for (const {operation} of callsOf(document)) {
      expect(Object.keys(operation.responses), operation.operationId).toEqual(['200', '400', '401', '403', '404', '422']);
      const codes = operation['x-error-codes'];
      expect(codes, operation.operationId).toEqual([...new Set(codes)].sort((a, b) => a - b));
      for (const response of Object.values(operation.responses).slice(1)) {
        for (const example of Object.values(response.content['application/json'].examples)) {
          const {code, status} = example.value as {code: number; status: number};
          expect(operation.responses).toHaveProperty(String(status));
          expect(code).toBeGreaterThanOrEqual(10000);
        }
      }
    }
  });

  it('names every code that a call can be refused with, and no other, and no status that contradicts the catalogue', () => {
    const catalogue = loadErrors();
    const answered = [...catalogue.values()]
      .filter((entry) => entry.http_status !== null && entry.api_versions.includes(version.id))
      .map((entry) => entry.code);
    const named = new Set(callsOf(document).flatMap(({operation}) => operation['x-error-codes']));
    expect([...named].sort((a, b) => a - b)).toEqual(answered.sort((a, b) => a - b));
    for (const {operation} of callsOf(document)) {
      for (const code of operation['x-error-codes']) {
        expect(Object.keys(operation.responses), `${operation.operationId} ${code}`).toContain(String(catalogue.get(code)?.http_status));
      }
    }
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
    expect(document.components.schemas.ChannelCode?.enum).toEqual(networkIds);
    const details = Object.keys(document.components.schemas.PublicationDetail?.properties ?? {});
    for (const field of ['x_reply_settings', 'instagram_share_to_feed', 'nsfw']) expect(details.includes(field), field).toBe(version.id === '4.1');
  });

  it('has the bounds of src/data/service.yaml', () => {
    const {api, publications, uploads} = loadService();
    const schemas = document.components.schemas;
    expect(schemas.PublicationDetailEditRequest?.properties?.content?.maxLength).toBe(publications.text_max);
    expect(schemas.PublicationDetailEditRequest?.properties?.file_ids?.maxItems).toBe(publications.files_per_publication);
    expect(schemas.AccountIds?.maxItems).toBe(publications.accounts_per_publication);
    expect(schemas.UploadByFileRequest?.properties?.size?.maximum).toBe(uploads.video_max_mb * 1024 * 1024);
    const perPage = callsOf(document).flatMap(({operation}) => (operation.parameters ?? []).filter((parameter) => parameter.name === 'per_page'));
    expect(perPage).toHaveLength(version.id === '4.1' ? 7 : 0);
    for (const {schema} of perPage) expect(schema).toMatchObject({minimum: 1, maximum: api.per_page_max, default: api.per_page_default});
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
      const strip = (value: unknown, names = false): unknown => {
        if (Array.isArray(value)) return value.map((item) => strip(item));
        if (typeof value !== 'object' || value === null) return value;
        return Object.fromEntries(
          Object.entries(value)
            .filter(([key]) => names || !['description', 'summary', 'title', 'x-displayName', 'x-enumDescriptions'].includes(key))
            .map(([key, item]) => [key, strip(item, key === 'properties')]),
        );
      };
      expect(strip(await publishedDocument(version, 'ru'))).toEqual(strip(await publishedDocument(version, 'en')));
    }
  });
});
