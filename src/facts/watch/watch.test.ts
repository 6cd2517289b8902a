import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {noticesTable} from './compare.ts';
import {watchedDocuments} from './documents.ts';
import {passageOf, spellings} from './figures.ts';
import {watch, type WatchState, watchSettings} from './run.ts';

const filler = 'Words that make the page long enough to be read as a page of documentation. '.repeat(6);
const html = (body: string): string => `<html><body><nav>menu 99</nav><main><p>${filler}</p>${body}</main></body></html>`;

let server: Server;
let base = '';
let answer: (path: string, response: ServerResponse) => void = () => {};
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request.url ?? '', response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const page = (text: string) => (_: string, response: ServerResponse) => {
  response.setHeader('content-type', 'text/html');
  response.end(html(text));
};
const settings = {...watchSettings, pause: 0, freshFor: 0, look: {...watchSettings.look, timeout: 1500}};
const documents = (changelog = false) => [
  {url: `${base}/a`, changelog, hasLimits: !changelog, figures: changelog ? [] : [{fact: 'x.text_max', alternatives: ['4096', '4,096']}]},
];

async function run(state: WatchState, list = documents()) {
  let saved = state;
  const notices = await watch(list, state, (next) => (saved = structuredClone(next)), undefined, settings);
  return {notices: notices.map(({kind, what}) => `${kind}: ${what}`), state: saved};
}
const none: WatchState = {looks: {}, before: {}};

it('says nothing of a page that stays as it is, or changes elsewhere', async () => {
  answer = page(`<p>At most 4,096 characters.</p><p>${filler}</p>`);
  const first = await run(none);
  expect(first.notices).toEqual([]);
  answer = page(`<p>At most 4,096 characters.</p><p>${filler}</p><p>Something else.</p>`);
  expect((await run(first.state)).notices).toEqual([]);
});

it('says when the passage around a figure changes, and when the figure is gone', async () => {
  answer = page('<p>At most 4,096 characters.</p>');
  const first = await run(none);
  answer = page('<p>At most 4,096 characters, for premium accounts only.</p>');
  const second = await run(first.state);
  expect(second.notices).toEqual(['changed: the passage around x.text_max 4096']);
  answer = page('<p>At most 14,096 characters.</p>');
  expect((await run(second.state)).notices).toEqual(['figure missing: x.text_max 4096']);
});

it('says when a page moved for good or vanished', async () => {
  answer = (path, response) => {
    if (path === '/a') response.writeHead(301, {location: '/b'}).end();
    else page('<p>4096</p>')(path, response);
  };
  expect((await run(none)).notices).toEqual([`moved: to ${base}/b`]);
  answer = (_, response) => void response.writeHead(404).end();
  expect((await run(none)).notices).toEqual(['vanished: answers 404']);
});

it('says once that a page lets no program in or does not answer, and keeps what it knew', async () => {
  answer = page('<p>4096</p>');
  const first = await run(none);
  answer = (_, response) => void response.writeHead(403).end();
  const second = await run(first.state);
  expect(second.notices).toEqual(['not readable: refused: 403']);
  answer = () => {};
  expect((await run(none)).notices).toEqual(['not readable: unreachable: no answer in 1500 ms']);
  // The page is back, with another passage: it is compared with what was read before it was closed.
  answer = page('<p>4096 and no more</p>');
  expect((await run(second.state)).notices).toEqual(['changed: the passage around x.text_max 4096']);
});

it('says that a list of changes has news, and that a page needs a browser', async () => {
  answer = page('<li>May: first</li>');
  const first = await run(none, documents(true));
  answer = page('<li>June: second</li><li>May: first</li>');
  expect((await run(first.state, documents(true))).notices).toEqual(['new entries: the list of changes is not as it was']);
  answer = (_, response) => void response.setHeader('content-type', 'text/html').end('<div id="root"></div>');
  expect((await run(none)).notices[0]).toMatch(/^not readable: unreadable/);
});

it('does not ask again what was looked at lately, so that a broken run goes on', async () => {
  answer = page('<p>4096</p>');
  let state = none;
  await watch(documents(), state, (next) => (state = structuredClone(next)), undefined, settings);
  asked = [];
  await watch(documents(), state, () => {}, undefined, {...settings, freshFor: 60_000});
  expect(asked).toEqual([]);
});

it('collects each document once with its figures', () => {
  const networks = [{id: 'x' as const, limits: [{id: 'text_max', value: 4096, source: 'https://a.example/b#c'}]}];
  const register = {sources: [{url: 'https://a.example/b'}], changelogs: [{title: 'Changes', url: 'https://a.example/changes'}]};
  expect(watchedDocuments(networks, [register], []).map(({url, figures, changelog}) => [url, figures.length, changelog])).toEqual([
    ['https://a.example/b', 1, false],
    ['https://a.example/changes', 0, true],
  ]);
});

it('looks for the codes of networks that rest on a document, but not for a number that stands in any text', () => {
  const codes = ['chat not found', '2207003', 'caption is … too long', '9', '200-299'].map((code) => ({code, source: 'https://a.example/codes#list'}));
  expect(watchedDocuments([], [], [{code: 10141, network_codes: [...codes, {code: 'unsourced'}]}])).toEqual([
    {
      url: 'https://a.example/codes',
      hasLimits: false,
      changelog: false,
      figures: [
        {fact: '10141', alternatives: ['chat not found']},
        {fact: '10141', alternatives: ['2207003']},
        {fact: '10141', alternatives: ['caption is']},
      ],
    },
  ]);
});

it('says which code is gone from a document, and that a document of codes has another text', async () => {
  const codes = [{url: `${base}/a`, changelog: false, hasLimits: false, figures: [{fact: '10141', alternatives: ['chat not found']}]}];
  answer = page('<p>Bad Request: chat not found</p>');
  const first = await run(none, codes);
  answer = page('<p>Bad Request: the chat is gone</p>');
  expect((await run(first.state, codes)).notices).toEqual(['figure missing: 10141 chat not found', 'changed: the text']);
});

it('knows how figures are spelled, and finds whole ones only', () => {
  expect(spellings({value: 4096})[0]).toContain('4,096');
  expect(spellings({value: ['MP4', 'MOV']})).toEqual([['MP4'], ['MOV']]);
  expect(passageOf('up to 14,096 or 40960 or 3.4096', ['4096', '4,096'])).toBeUndefined();
  expect(passageOf('up to 4,096.', ['4096', '4,096'])).toContain('4,096');
});

it('writes a table, or a sentence when there is nothing', () => {
  expect(noticesTable([])).toContain('Nothing to look at');
  expect(noticesTable([{url: 'https://a.example', kind: 'moved', what: 'to x|y'}])).toContain('| moved | to x\\|y | https://a.example |');
});
