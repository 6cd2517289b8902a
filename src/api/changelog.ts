import {apiCompare} from 'api-smart-diff';
import type {Locale} from '../config/product.ts';
import {word, type Word} from './labels.ts';
import {replaceVariables} from '../content/variables.ts';
import {dataTag, heading, page} from './mdx.ts';
import {callsOf, type ApiDocument, type Call} from './types.ts';
import type {ApiVersion} from './versions.ts';

/** One change that a client of the older version can notice. */
export interface Change {
  readonly kind:
    | 'call-added'
    | 'call-removed'
    | 'call-renamed'
    | 'parameter-added'
    | 'body-field-added'
    | 'answer-field-added'
    | 'answer-field-not-null'
    | 'answer-is-object';
  /** `get /accounts` */
  readonly call: string;
  /** Name of the parameter or field, or of the call before; empty for a call as a whole. */
  readonly name: string;
}

/** The documents differ in a way that the changelog has no words for. */
export class ChangelogError extends Error {
  override name = 'ChangelogError';
}

/** Keys that say nothing about the wire. */
const silent = new Set([
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'operationId',
  'tags',
  'servers',
  'info',
  'components',
  'x-error-codes',
  'x-error-statuses',
  'x-enumDescriptions',
  'x-roleNote',
  'x-replaces',
  'headers',
]);

function wire(value: unknown, names = false): unknown {
  if (Array.isArray(value)) return value.map((item) => wire(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => names || !silent.has(key));
  return Object.fromEntries(entries.map(([key, item]) => [key, wire(item, key === 'properties' || key === 'paths')]));
}

interface Diff {
  readonly action: string;
  readonly path: readonly (string | number)[];
  readonly before?: unknown;
  readonly after?: unknown;
}

function changesOf(diff: Diff): Change[] {
  const [, path, method, ...rest] = diff.path.map(String);
  const call = `${method} ${path}`;
  const name = rest.at(-1) ?? '';
  const change = (kind: Change['kind'], what = ''): Change[] => [{kind, call, name: what}];
  if (rest.length === 0 && method !== undefined) return change(diff.action === 'add' ? 'call-added' : 'call-removed');
  if (method === undefined) return Object.keys((diff.after ?? diff.before) as object).flatMap((found) => changesOf({...diff, path: [...diff.path, found]}));
  if (rest[0] === 'parameters' && diff.action === 'add') {
    const added = (rest.length === 1 ? diff.after : [diff.after]) as {name: string}[];
    return added.flatMap((parameter) => change('parameter-added', parameter.name));
  }
  const inAnswer = rest[0] === 'responses' && rest[1] === '200';
  // 4.0 answers null where 4.1 leaves the field out.
  if (inAnswer && name === 'type' && Array.isArray(diff.before) && diff.before.includes('null'))
    return change('answer-field-not-null', fieldPath(rest.slice(0, -1)));
  if (inAnswer && rest.at(-2) === 'type') return change('answer-field-not-null', fieldPath(rest.slice(0, -2)));
  if (diff.action === 'add' && rest.at(-2) === 'properties') return change(inAnswer ? 'answer-field-added' : 'body-field-added', fieldPath(rest));
  throw new ChangelogError(
    `openapi/: "${diff.action} ${diff.path.join('/')}" is a change between the versions that src/api/changelog.ts has no words for. If the versions are not meant to differ here, one of them has a slip (npm run api:lint)`,
  );
}

/** `details[].nsfw` from a path through schemas. */
function fieldPath(path: readonly string[]): string {
  return path
    .slice(path.indexOf('schema') + 1)
    .filter((part) => part !== 'properties')
    .map((part) => (part === 'items' ? '[]' : `.${part}`))
    .join('')
    .replace(/^\./, '');
}

/** What holds for whole calls, so that the documents are comparable in everything inside them. */
interface Alike {
  readonly changes: readonly Change[];
  /** The older document in the shape of the newer: renamed calls under their new names, lists in the envelope that they have got. */
  readonly before: object;
}

function alike(before: ApiDocument, after: ApiDocument): Alike {
  const newer = new Map(callsOf(after).map((call) => [call.operation['x-replaces'] ?? `${call.method} ${call.path}`, call]));
  const changes: Change[] = [];
  const paths: Record<string, Record<string, object>> = {};
  for (const {method, path, operation} of callsOf(before)) {
    const now = newer.get(`${method} ${path}`);
    const call = now ? `${now.method} ${now.path}` : `${method} ${path}`;
    if (now?.operation['x-replaces']) changes.push({kind: 'call-renamed', call, name: `${method} ${path}`});
    const success = operation.responses['200'];
    const schema = success?.content['application/json'].schema;
    const envelope = now?.operation.responses['200']?.content['application/json'].schema;
    let comparable: object = operation;
    if (success && schema?.type === 'array' && envelope?.properties?.data) {
      changes.push({kind: 'answer-is-object', call, name: ''});
      const wrapped = {...envelope, properties: {...envelope.properties, data: schema}};
      const content = {'application/json': {...success.content['application/json'], schema: wrapped}};
      comparable = {...operation, responses: {...operation.responses, '200': {...success, content}}};
    }
    const place = now?.path ?? path;
    paths[place] = {...paths[place], [method]: comparable};
  }
  return {changes, before: {...before, paths}};
}

/** Every change between two documents whose `$ref`s have been replaced, found by comparing them. */
export function compareDocuments(before: ApiDocument, after: ApiDocument): Change[] {
  const whole = alike(before, after);
  const {diffs} = apiCompare(wire(whole.before), wire(after));
  const relevant = (diffs as readonly Diff[]).filter((diff) => diff.path[0] === 'paths');
  const changes = [...whole.changes, ...relevant.flatMap(changesOf)];
  return changes.filter(
    (change, index) => changes.findIndex((other) => other.kind === change.kind && other.call === change.call && other.name === change.name) === index,
  );
}

const sentences: Readonly<Record<Change['kind'], Readonly<Record<Locale, (name: string) => string>>>> = {
  'call-added': {en: () => 'New.', ru: () => 'Добавлен.'},
  'call-removed': {en: () => 'Removed.', ru: () => 'Удалён.'},
  'call-renamed': {
    en: (name) => `Before: \`${name.replace(/^\w+/, (method) => method.toUpperCase())}\`.`,
    ru: (name) => `Раньше: \`${name.replace(/^\w+/, (method) => method.toUpperCase())}\`.`,
  },
  'parameter-added': {en: (name) => `New query parameter \`${name}\`.`, ru: (name) => `Новый параметр запроса \`${name}\`.`},
  'body-field-added': {en: (name) => `New field \`${name}\` in the request body.`, ru: (name) => `Новое поле \`${name}\` в теле запроса.`},
  'answer-field-added': {en: (name) => `New field \`${name}\` in the response.`, ru: (name) => `Новое поле \`${name}\` в ответе.`},
  'answer-field-not-null': {
    en: (name) => `\`${name}\` in the response is never \`null\`: without a value, the field is missing.`,
    ru: (name) => `В ответе \`${name}\` больше не приходит со значением \`null\`: если значения нет, нет и поля.`,
  },
  'answer-is-object': {
    en: () => 'The response is an object with `data` and `pages` instead of an array.',
    ru: () => 'Ответ — объект с полями `data` и `pages` вместо массива.',
  },
};

const groups: readonly {readonly id: string; readonly word: Word; readonly kinds: readonly Change['kind'][]}[] = [
  {id: 'added', word: 'callsAdded', kinds: ['call-added']},
  {id: 'removed', word: 'callsRemoved', kinds: ['call-removed']},
  {id: 'renamed', word: 'callsRenamed', kinds: ['call-renamed']},
  {id: 'changed', word: 'callsChanged', kinds: ['parameter-added', 'body-field-added', 'answer-field-added', 'answer-field-not-null', 'answer-is-object']},
];

interface Side {
  readonly version: ApiVersion;
  readonly document: ApiDocument;
}

/** Operations and tags that both versions have under different names, which generated clients make names of methods and groups from. */
export function renamedNames(from: ApiDocument, to: ApiDocument): {readonly operations: [string, string, string][]; readonly tags: [string, string][]} {
  const older = new Map(callsOf(from).map((call) => [`${call.method} ${call.path}`, call]));
  const pairs = callsOf(to).flatMap((call) => {
    const before = older.get(call.operation['x-replaces'] ?? `${call.method} ${call.path}`);
    return before ? [[call, before] as const] : [];
  });
  const tags = new Map(pairs.map(([call, before]) => [before.operation.tags[0] ?? '', call.operation.tags[0] ?? '']));
  return {
    operations: pairs
      .filter(([call, before]) => call.operation.operationId !== before.operation.operationId)
      .map(([call, before]) => [`${call.method.toUpperCase()} ${call.path}`, before.operation.operationId, call.operation.operationId]),
    tags: [...tags].filter(([before, after]) => before !== after),
  };
}

/** Page that lists the changes by call, each with links to the call in both versions. */
export function changelogPage(changes: readonly Change[], from: Side, to: Side, locale: Locale): string {
  const find = (document: ApiDocument, call: string): Call | undefined => callsOf(document).find(({method, path}) => `${method} ${path}` === call);
  const link = (side: Side, call: string): string | undefined => {
    const found = find(side.document, call);
    return found && `[${side.version.id}](${side.version.route}/${found.operation.operationId})`;
  };
  const section = (call: string, kinds: readonly Change['kind'][]): string => {
    const [method = '', path = ''] = call.split(' ');
    const title = (find(to.document, call) ?? find(from.document, call))?.operation.summary ?? '';
    const before = find(to.document, call)?.operation['x-replaces'] ?? call;
    const links = [link(to, call), link(from, before)].filter(Boolean).join(', ');
    const lines = changes
      .filter((change) => change.call === call && kinds.includes(change.kind))
      .map((change) => `- ${sentences[change.kind][locale](change.name)}`);
    const id = `${kinds[0] === 'call-renamed' ? 'renamed-' : ''}${method}-${path}`.replace(/[^a-z]+/g, '-').replace(/-$/, '');
    return [heading(3, title, id), `\`${method.toUpperCase()} ${path}\` (${links})`, lines.join('\n')].join('\n\n');
  };
  const names = renamedNames(from.document, to.document);
  return page(
    {
      kind: 'api-reference',
      slug: '/changelog',
      title: `${word('changelog', locale)} ${from.version.id} → ${to.version.id}`,
      sidebar_label: `${word('changesIn', locale)} ${to.version.id}`,
      description: word('changelogDescription', locale),
      custom_edit_url: null,
    },
    [
      word('changelogIntro', locale),
      replaceVariables(word('changelogDates', locale), locale),
      heading(2, word('base', locale), 'base'),
      `${word('baseChanged', locale)} \`${from.version.server}\` → \`${to.version.server}\`.`,
      heading(2, word('names', locale), 'names'),
      word('namesIntro', locale),
      dataTag('ApiTable', {
        columns: [word('call', locale), `\`operationId\` ${from.version.id}`, `\`operationId\` ${to.version.id}`],
        rows: names.operations.map(([call, before, after]) => [
          `\`${call}\``,
          `[${before}](${from.version.route}/${before})`,
          `[${after}](${to.version.route}/${after})`,
        ]),
      }),
      dataTag('ApiTable', {
        columns: [`${word('tags', locale)} ${from.version.id}`, `${word('tags', locale)} ${to.version.id}`],
        rows: names.tags.map(([before, after]) => [`[${before}](${from.version.route}/${before})`, `[${after}](${to.version.route}/${after})`]),
      }),
      ...groups.flatMap((group) => {
        const calls = [...new Set(changes.filter((change) => group.kinds.includes(change.kind)).map((change) => change.call))];
        return calls.length === 0 ? [] : [heading(2, word(group.word, locale), group.id), ...calls.map((call) => section(call, group.kinds))];
      }),
    ],
  );
}
