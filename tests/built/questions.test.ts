// Thirty questions a tool and a language, asked by the protocol's own client, beside what the site itself answers.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {answerLimit} from '../../mcp/answer.ts';
import {type Locale, locales, product} from '../../src/config/product.ts';
import {answerRows} from '../../src/search/engine/answers.ts';
import {helpPath, type Questions, readQuestions} from '../programs/questions.ts';
import {builtAnswers, builtEngine, helpTags} from '../search/queries.ts';

const root = path.resolve(import.meta.dirname, '../..');
const build = path.join(root, 'build');
const dated = /\((updated|обновлено) \d{4}-\d\d-\d\d\)|\((date unknown|дата неизвестна)\)/;
const address = `${product.siteUrl}${product.baseUrl}`;

type Tool = keyof Questions;

/** Right answers of thirty, at least: of the tool, first and, for the search, among three. What was measured when they were set. */
const floors: Readonly<Record<Tool, Readonly<Record<Locale, number>>>> = {
  search_help: {en: 30, ru: 30},
  read_page: {en: 30, ru: 30},
  explain_error: {en: 30, ru: 30},
  network_limits: {en: 30, ru: 30},
  check_post: {en: 30, ru: 30},
  api_operation: {en: 30, ru: 30},
};

interface Judged {
  readonly ask: string;
  /** Whether the tool's answer is right, and what it said where it is not. */
  readonly tool: boolean;
  readonly said: string;
  /** Whether the site itself answers it. */
  readonly site: boolean;
}

const figures: string[] = [];
afterAll(() => console.log(`right of 30: the tool's answer, the site's\n${figures.join('\n')}`));

describe.each(locales)('in %s', (locale) => {
  const prefix = locale === 'en' ? '' : `${locale}/`;
  const questions = readQuestions(locale);
  const {engine} = builtEngine(path.join(build, prefix));
  const {answers, matcher} = builtAnswers(path.join(build, prefix));
  let client: Client;
  beforeAll(async () => {
    client = new Client({name: 'test', version: '1.0.0'});
    const program = path.join(root, 'bin/help-mcp.mjs');
    await client.connect(
      new StdioClientTransport({command: process.execPath, args: [program], env: {PATH: process.env.PATH ?? '', BUILD_DIR: build}, stderr: 'ignore'}),
    );
  });
  afterAll(() => client.close());

  /** An answer; every one of them ends where it must, and names its page with a date. */
  const ask = async (name: Tool, question: Readonly<Record<string, unknown>>): Promise<{readonly text: string; readonly data: Record<string, unknown>}> => {
    const result = (await client.callTool({name, arguments: question})) as CallToolResult;
    const text = result.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
    if (result.isError) return {text, data: {}};
    expect(text.length).toBeLessThanOrEqual(answerLimit);
    expect(text, JSON.stringify(question)).toMatch(dated);
    expect(text).toContain(address);
    return {text, data: (result.structuredContent ?? {}) as Record<string, unknown>};
  };

  /** Paths of the pages that the site's search finds, best first. */
  const found = async (text: string): Promise<string[]> => {
    const {hits} = await engine.search({text, tags: helpTags, page: 0, hitsPerPage: 20});
    return [...new Set(hits.map((hit) => hit.url_without_anchor.replace(product.baseUrl, '').slice(prefix.length)))];
  };

  const judge: {readonly [Name in Tool]: (question: Questions[Name][number]) => Promise<Omit<Judged, 'ask'>>} = {
    search_help: async ({ask: query, pages}) => {
      const {text, data} = await ask('search_help', {query});
      const results = (data.results ?? []) as {address: string}[];
      const wanted = pages.map(helpPath);
      const three = results.slice(0, 3).map((result) => result.address.replace(`${address}${prefix}`, '').replace(/#.*$/, ''));
      const site = (await found(query)).slice(0, 3);
      return {tool: three.some((page) => wanted.includes(page)), said: three.join(' ') || text, site: site.some((page) => wanted.includes(page))};
    },
    read_page: async ({ask: page, language, page: wanted}) => {
      const {text} = await ask('read_page', {page, ...(language ? {language} : {})});
      const file = ['.md', '/index.md', 'index.md'].map((end) => path.join(build, `${wanted}${end}`)).find((name) => existsSync(name));
      const served =
        file &&
        readFileSync(file, 'utf8')
          .replace(/^---\n[\s\S]*?\n---\n/, '')
          .trim();
      const own = `${address}${wanted}${wanted === 'ru' ? '/' : ''} (`;
      return {
        tool: served !== undefined && text.includes(own) && text.includes(served.slice(0, 500).replaceAll('\u00a0', ' ')),
        said: text,
        site: file !== undefined,
      };
    },
    explain_error: async ({ask: text, codes}) => {
      const answer = await ask('explain_error', {text, language: locale});
      const [first] = (answer.data.matches ?? []) as {code: number}[];
      const [finder] = matcher.find(text, 3).matches;
      return {
        tool: first !== undefined && codes.includes(first.code) && answer.text.startsWith(`# ${first.code}: `),
        said: String(first?.code ?? answer.text),
        site: finder !== undefined && codes.includes(finder.code),
      };
    },
    network_limits: async ({ask: question, with: handed, limits}) => {
      const {text} = await ask('network_limits', {...handed, language: locale});
      const rows = answerRows(question, answers, undefined, undefined);
      return {
        tool: limits.every((limit) => text.includes(`[${limit}]`)),
        said: text,
        site: rows.some(({path: place}) => limits.some((limit) => place.endsWith(`#limit-${limit.slice(limit.indexOf('.') + 1)}`))),
      };
    },
    check_post: async ({with: handed, verdicts, limits}) => {
      const {text, data} = await ask('check_post', {...handed, language: locale});
      const networks = (data.networks ?? []) as {network: string; verdict: string; findings: {reference?: string}[]}[];
      const given = Object.fromEntries(networks.map(({network, verdict}) => [network, verdict]));
      const references = networks.flatMap(({findings}) => findings.map(({reference}) => reference));
      const isRight =
        Object.keys(given).length === Object.keys(verdicts).length &&
        Object.entries(verdicts).every(([network, verdict]) => given[network] === verdict) &&
        limits.every((limit) => references.includes(limit));
      // The page judges with the same functions over the same data; tests of the checker hold that.
      return {tool: isRight, said: text, site: isRight};
    },
    api_operation: async ({ask: operation, operation: wanted}) => {
      const {text, data} = await ask('api_operation', {operation, language: locale});
      const calls = (await found(operation)).filter((page) => /^docs\/api\/[a-z]+-[a-z-]+$/.test(page));
      return {tool: data.id === wanted && text.includes('```bash'), said: text, site: calls[0] === `docs/api/${wanted}`};
    },
  };

  it.each(Object.keys(floors) as Tool[])('%s answers thirty questions, and as well as the site does', async (tool) => {
    expect(questions[tool]).toHaveLength(30);
    const judged: Judged[] = [];
    for (const question of questions[tool]) judged.push({ask: question.ask, ...(await judge[tool](question as never))});
    const right = judged.filter((one) => one.tool).length;
    const site = judged.filter((one) => one.site).length;
    figures.push(`${locale}  ${tool.padEnd(15)} ${right}  ${site}`);
    const wrong = judged.filter((one) => !one.tool).map((one) => `${one.ask} → ${one.said.slice(0, 160)}`);
    expect(right, wrong.join('\n')).toBeGreaterThanOrEqual(floors[tool][locale]);
    expect(right).toBeGreaterThanOrEqual(site);
  });
});
