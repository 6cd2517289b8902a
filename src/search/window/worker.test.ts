import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {packLearned} from '../../text/learned-file.ts';
import {buildIndex} from '../index/build-index.ts';
import {loadSynonyms} from '../index/synonyms.ts';
import type {WorkerReply, WorkerRequest} from './worker.ts';

const tag = 'docs-default-current';
const base = 'https://help.example/';
const files = new Map(
  buildIndex(
    tag,
    [
      {
        path: '/docs/telegram',
        language: 'en',
        tag,
        version: 'current',
        group: 'Channels',
        title: 'Telegram',
        keywords: [],
        codes: [],
        sections: [{heading: '', level: 1, anchor: '', text: 'Make yourself administrator of the channel.'}],
      },
    ],
    {synonyms: loadSynonyms('en'), subjects: []},
  ).map((file) => [`${base}search-index/${file.path}`, file.json]),
);

interface Scope {
  onmessage?: (event: {readonly data: WorkerRequest}) => Promise<void>;
  postMessage?: (reply: WorkerReply) => void;
}
const scope = globalThis as unknown as Scope;

let replies: WorkerReply[] = [];
let fetched: string[] = [];
/** What the server answers instead of a file. */
let refuse: (address: string) => Response | undefined = () => undefined;

const isText = (address: string): boolean => address.includes('/page/');
const search = (id: number, text: string): WorkerRequest => ({id, kind: 'search', base, query: {text, tags: [tag], page: 0, hitsPerPage: 20, patience: 0}});
const ask = async (request: WorkerRequest): Promise<void> => scope.onmessage?.({data: request});
const completed = (): number[] => replies.filter((reply) => 'completed' in reply).map((reply) => reply.id);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  replies = [];
  fetched = [];
  refuse = () => undefined;
  scope.postMessage = (reply) => replies.push(reply);
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    const json = files.get(address);
    return refuse(address) ?? (json === undefined ? new Response('', {status: 404}) : new Response(json));
  });
  await import('./worker.ts');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete scope.onmessage;
  delete scope.postMessage;
});

describe('texts around hits', () => {
  it('are fetched when the typing rests, and their arrival is told', async () => {
    await ask(search(1, 'administrator'));
    expect(fetched.filter(isText)).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(fetched.filter(isText)).toHaveLength(1);
    expect(completed()).toEqual([1]);
  });

  it('are not fetched for what was typed over', async () => {
    await ask(search(1, 'administrator'));
    await ask(search(2, 'telegram'));
    await vi.advanceTimersByTimeAsync(200);
    expect(fetched.filter(isText)).toEqual([]);
    expect(completed()).toEqual([]);
  });

  it.each([
    ['do not exist', () => new Response('', {status: 404})],
    ['cannot be had', () => new Response('', {status: 503})],
  ])('that %s are tried once, and no arrival is told that would have them asked for again', async (_, answer) => {
    refuse = (address) => (isText(address) ? answer() : undefined);
    for (const id of [1, 2, 3]) {
      await ask(search(id, 'administrator'));
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(fetched.filter(isText)).toHaveLength(1);
    expect(completed()).toEqual([]);
    expect(replies.filter((reply) => 'answer' in reply)).toHaveLength(3);
  });
});

describe('loading', () => {
  const names = (): string[] => fetched.map((address) => address.split('/').at(-1) ?? '');

  it('takes titles and headings on a focus, and texts when something is typed', async () => {
    await ask({id: 1, kind: 'prepare', base, tags: [tag]});
    await vi.advanceTimersByTimeAsync(200);
    expect(names()).toEqual(['headings.json']);
    await ask(search(2, 't'));
    await vi.advanceTimersByTimeAsync(200);
    expect(names()).toEqual(['headings.json', 'learned.json', 'text.json']);
    expect(replies).toContainEqual(expect.objectContaining({id: 2, answer: expect.objectContaining({total: 1})}));
  });

  const learned = JSON.stringify(packLearned({labels: ['/docs/telegram'], weights: new Map([['tele', [[0, 1]]]])}));

  it('tells when what was learned from known queries has come, once', async () => {
    refuse = (address) => (address.endsWith('learned.json') ? new Response(learned) : undefined);
    await ask(search(1, 'telegram'));
    await vi.advanceTimersByTimeAsync(200);
    // The texts have come as well.
    expect(completed()).toEqual([1, 1]);
    await ask(search(2, 'telegram'));
    await vi.advanceTimersByTimeAsync(200);
    expect(completed()).toEqual([1, 1]);
  });

  it('says nothing of it to who has typed on', async () => {
    refuse = (address) => (address.endsWith('learned.json') ? new Response(learned) : undefined);
    await Promise.all([ask(search(1, 'tel')), ask(search(2, 'telegram'))]);
    await vi.advanceTimersByTimeAsync(200);
    expect(completed().filter((id) => id === 1)).toEqual([]);
  });

  it('answers what is typed although texts cannot be had', async () => {
    refuse = (address) => (address.endsWith('text.json') ? new Response('', {status: 503}) : undefined);
    await ask(search(1, 'telegram'));
    await vi.advanceTimersByTimeAsync(200);
    expect(replies).toEqual([{id: 1, answer: expect.objectContaining({total: 1})}]);
  });
});

it('an index that cannot be had is an error, not an answer without hits', async () => {
  refuse = () => new Response('', {status: 404});
  await ask(search(1, 'telegram'));
  expect(replies).toEqual([{id: 1, error: expect.stringContaining('missing')}]);
  refuse = () => undefined;
  await ask(search(2, 'telegram'));
  expect(replies.at(-1)).toMatchObject({id: 2, answer: {total: 1}});
});
