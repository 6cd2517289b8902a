import * as z from 'zod';
import {apiVersions} from '../../src/api/versions.ts';
import type {Locale} from '../../src/config/product.ts';
import {answer, bounded, sourceLine} from '../answer.ts';
import {QuestionError, type Site} from '../site/site.ts';
import {type Operation, operationMeant} from './operation-words.ts';
import {defineTool, language, languageOf, textOf} from './tool.ts';

const versions = ['4.1', '4.0'] as const satisfies readonly (typeof apiVersions)[number]['id'][];
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

async function operationsOf(site: Site, version: string, locale: Locale): Promise<Operation[]> {
  const {paths} = (await site.openapi(version, locale)) as {
    readonly paths?: Readonly<Record<string, Readonly<Record<string, {operationId?: string; summary?: string}>>>>;
  };
  return Object.entries(paths ?? {}).flatMap(([path, calls]) =>
    methods.flatMap((method): Operation[] => {
      const call = calls[method];
      return call ? [{id: call.operationId ?? '', method: method.toUpperCase(), path, summary: call.summary ?? ''}] : [];
    }),
  );
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{}/]+/gu, ' ')
    .trim();

/** Ids of a path stand for any: `/publications/123` is `/publications/{id}`. */
const pathPattern = (path: string): RegExp => new RegExp(`^(?:/?v4(?:\\.1)?)?/?${path.slice(1).replace(/\{\w+\}/g, '[^/ ]+')}/?$`);

/** Calls that a name, a method with its path, or words stand for, best first. */
export function findOperations(asked: string, operations: readonly Operation[]): Operation[] {
  const wanted = asked.trim();
  const id = wanted.replace(/(?<=[a-z])(?=[A-Z])|[_ ]/g, '-').toLowerCase();
  const exact = operations.filter((operation) => operation.id === id);
  if (exact.length > 0) return exact;
  const [, method = '', path = ''] =
    /(?:\b(get|post|put|patch|delete)\s+)?(?:https?:\/\/[^/\s]+)?(\/[^\s?"']+|(?<=\s)[\w-]+\/[^\s?"']+)/i.exec(` ${wanted}`) ?? [];
  const byPath = operations.filter((operation) => pathPattern(operation.path).test(path) && (method === '' || operation.method === method.toUpperCase()));
  if (byPath.length > 0) return byPath;
  const meant = operationMeant(wanted, operations);
  if (meant) return [meant];
  const words = plain(wanted)
    .split(' ')
    .filter((word) => word.length > 2);
  // Words are compared by their beginnings: forms of a word differ at its end.
  const scored = operations.map((operation) => {
    const text = plain(`${operation.id} ${operation.method} ${operation.path} ${operation.summary}`);
    return {operation, score: words.filter((word) => text.includes(word.slice(0, Math.max(3, word.length - 2)))).length};
  });
  const best = Math.max(0, ...scored.map(({score}) => score));
  return best === 0 ? [] : scored.filter(({score}) => score === best).map(({operation}) => operation);
}

/** Calls whose pages the site's search finds for a question in plain words. */
async function searched(site: Site, asked: string, locale: Locale, operations: readonly Operation[], route: string): Promise<Operation[]> {
  const {hits} = await site.search(locale, asked, 40);
  const ids = hits.map(({url_without_anchor: path}) => (path.includes(`/${route}/`) ? path.slice(path.lastIndexOf('/') + 1) : ''));
  return [...new Set(ids)].flatMap((id) => operations.filter((operation) => operation.id === id)).slice(0, 3);
}

export const apiOperation = defineTool({
  name: 'api_operation',
  title: 'An API request',
  description:
    'One call of the service’s REST API: parameters, body, answer, error codes, and samples in cURL, JavaScript, TypeScript, Python, PHP, Go and C#. Without a name, the list of all calls.',
  input: z.strictObject({
    operation: textOf(300).optional().describe('Name (create-publication), method and path (POST /publications), or words (upload a file).'),
    version: z.enum(versions).default('4.1').describe('4.1 is the latest.'),
    samples: z
      .array(z.enum(['bash', 'javascript', 'typescript', 'python', 'php', 'go', 'csharp']))
      .max(7)
      .default(['bash', 'javascript', 'python'])
      .describe('Languages of the samples; bash is cURL.'),
    language,
  }),
  run: async ({operation: asked, version, samples, language: spoken}, site) => {
    const locale = languageOf(spoken, asked ?? '');
    const [operations, roots, dates] = await Promise.all([operationsOf(site, version, locale), site.roots(), site.dates(locale)]);
    const route = apiVersions.find(({id}) => id === version)?.route.slice(1) ?? 'docs/api';
    const addressOf = (id: string): string => `${roots[locale]}${route}/${id}`;
    const list = (some: readonly Operation[]): string =>
      some
        .map(({id, method, path, summary}) => `- ${id}: ${method} ${path} — ${summary}\n  ${sourceLine(addressOf(id), dates.get(addressOf(id)), locale)}`)
        .join('\n');
    if (asked === undefined || asked.trim() === '') return answer(list(operations), locale, {operations});
    const named = findOperations(asked, operations);
    const found = named.length > 0 ? named : await searched(site, asked, locale, operations, route);
    const [first] = found;
    if (!first) throw new QuestionError(`API ${version} has no call "${asked.slice(0, 120)}". It has: ${operations.map(({id}) => id).join(', ')}.`);
    if (found.length > 1)
      return answer(
        `${locale === 'ru' ? 'Подходят несколько методов, назовите один из них:' : 'Several calls fit; name one of them:'}\n\n${list(found)}`,
        locale,
        {operations: found},
      );
    const page = await site.page(addressOf(first.id), locale);
    const body = page.body.replace(/```(\w+)\n[\s\S]*?\n```\n*/g, (block, name: string) =>
      name === 'json' || (samples as readonly string[]).includes(name) ? block : '',
    );
    const server = apiVersions.find(({id}) => id === version)?.server ?? '';
    return answer(`${sourceLine(page.address, page.updated, locale)}\n\n${bounded(body, locale, 22_000)}`, locale, {
      ...first,
      version,
      url: `${server}${first.path}`,
      address: page.address,
      updated: page.updated ?? null,
    });
  },
});
