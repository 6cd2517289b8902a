import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it} from 'vitest';
import {PushError, type PushTarget, pushRecords} from './push.ts';
import {type SearchRecord, toSynonyms} from './records.ts';

type Fault = 'too many' | 'broken' | 'cut' | 'refused';

/** A server that keeps indexes in memory as the service does; faults are used up one a request that matches. */
class Service {
  readonly indexes = new Map<string, Map<string, unknown>>();
  readonly batches: number[] = [];
  readonly settings = new Map<string, unknown>();
  readonly synonyms = new Map<string, unknown>();
  /** Sizes of the target index that a reader could have seen after each request. */
  readonly seen: number[] = [];
  faults: {readonly path: RegExp; readonly kind: Fault}[] = [];
  requests = 0;
  #server: Server | undefined;

  async start(): Promise<string> {
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (data) => {
        body += data;
      });
      request.on('end', () => this.#answer(request, response, body));
    });
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  #answer(request: IncomingMessage, response: ServerResponse, body: string): void {
    this.requests += 1;
    const path = new URL(request.url ?? '', 'http://x').pathname;
    const fault = this.faults.findIndex((entry) => entry.path.test(`${request.method} ${path}`));
    const kind = fault < 0 ? undefined : this.faults.splice(fault, 1)[0]?.kind;
    // A cut connection leaves the sender in the dark: what it sent has been done all the same.
    if (kind === undefined || kind === 'cut') this.#apply(request.method ?? '', path, body);
    this.seen.push(this.indexes.get('help')?.size ?? 0);
    if (kind === 'cut') {
      request.socket.destroy();
      return;
    }
    const status = {'too many': 429, broken: 500, refused: 403};
    response.writeHead(kind ? status[kind] : 200, {'content-type': 'application/json'});
    response.end(JSON.stringify(kind ? {message: kind, status: status[kind]} : {taskID: 1, status: 'published', updatedAt: '', deletedAt: ''}));
  }

  #apply(method: string, path: string, body: string): void {
    const [, index = '', action] = /^\/1\/indexes\/([^/]+)(?:\/(\w+))?/.exec(path) ?? [];
    if (method === 'DELETE') this.indexes.delete(index);
    if (action === 'batch') {
      const {requests} = JSON.parse(body) as {requests: {action: string; body: {objectID: string}}[]};
      this.batches.push(requests.length);
      const records = this.indexes.get(index) ?? new Map<string, unknown>();
      for (const request of requests) records.set(request.body.objectID, request.body);
      this.indexes.set(index, records);
    }
    if (action === 'settings') this.settings.set(index, JSON.parse(body));
    if (action === 'synonyms') this.synonyms.set(index, JSON.parse(body));
    if (action === 'operation') {
      const {operation, destination} = JSON.parse(body) as {operation: string; destination: string};
      if (operation !== 'move') return;
      for (const held of [this.indexes, this.settings, this.synonyms] as Map<string, unknown>[]) {
        // What was moved once is no longer there to be moved again.
        if (!held.has(index)) continue;
        held.set(destination, held.get(index));
        held.delete(index);
      }
    }
  }
}

const services: Service[] = [];
afterEach(async () => {
  for (const service of services.splice(0)) await service.stop();
});

async function service(old = 3): Promise<{readonly service: Service; readonly target: PushTarget}> {
  const started = new Service();
  services.push(started);
  started.indexes.set('help', new Map(Array.from({length: old}, (_, number) => [`old${number}`, {}])));
  return {service: started, target: {appId: 'APP', apiKey: 'key', indexName: 'help', server: await started.start()}};
}

function records(count: number): SearchRecord[] {
  return Array.from({length: count}, (_, number) => ({objectID: `r${number}`, content: `Text ${number}`}) as unknown as SearchRecord);
}

const quick = {batchSize: 10, pause: 1};
const ids = (index: Map<string, unknown> | undefined): string[] => [...(index?.keys() ?? [])].sort();

describe('pushing records', () => {
  it('sends them in batches and replaces the index in one step', async () => {
    const {service: server, target} = await service();
    await pushRecords(target, records(25), [], quick);
    expect(server.batches).toEqual([10, 10, 5]);
    expect(ids(server.indexes.get('help'))).toEqual(
      records(25)
        .map((record) => record.objectID)
        .sort(),
    );
    expect([...server.indexes.keys()]).toEqual(['help']);
    expect(new Set(server.seen)).toEqual(new Set([3, 25]));
  });

  it('brings settings and synonyms along', async () => {
    const {service: server, target} = await service();
    const groups = toSynonyms([['вк', 'вконтакте'], Array.from({length: 30}, (_, number) => `word${number}`)], 'ru');
    await pushRecords(target, records(5), groups, quick);
    expect(server.settings.get('help')).toMatchObject({
      attributesForFaceting: expect.arrayContaining(['language', 'docusaurus_tag']),
      searchableAttributes: expect.arrayContaining(['codes', 'content']),
    });
    expect(server.synonyms.get('help')).toEqual([
      {objectID: 'ru-0', type: 'synonym', synonyms: ['вк', 'вконтакте']},
      {objectID: 'ru-1', type: 'synonym', synonyms: Array.from({length: 20}, (_, number) => `word${number}`)},
    ]);
  });

  it('gives the same index when it is done twice', async () => {
    const {service: server, target} = await service();
    await pushRecords(target, records(25), [], quick);
    await pushRecords(target, records(25), [], quick);
    expect(server.indexes.get('help')?.size).toBe(25);
  });

  it('does not keep what a broken push left behind', async () => {
    const {service: server, target} = await service();
    server.indexes.set('help_new', new Map([['left over', {}]]));
    await pushRecords(target, records(5), [], quick);
    expect(ids(server.indexes.get('help'))).not.toContain('left over');
  });

  it.each([
    ['too many requests', 'too many'],
    ['a broken server', 'broken'],
    ['a cut connection', 'cut'],
  ] as const)(
    'loses nothing to %s',
    async (_, kind) => {
      const {service: server, target} = await service();
      server.faults = [/DELETE/, /settings/, /batch/, /batch/, /task/, /operation/].map((path) => ({path, kind}));
      await pushRecords(target, records(25), [], quick);
      expect(server.faults).toEqual([]);
      expect(ids(server.indexes.get('help'))).toEqual(
        records(25)
          .map((record) => record.objectID)
          .sort(),
      );
      expect(new Set(server.seen)).toEqual(new Set([3, 25]));
      // The client waits a second by itself after "too many requests".
    },
    90_000,
  );

  it.each(['broken', 'too many', 'cut'] as const)('leaves the old index alone when a batch cannot be sent (%s)', async (kind) => {
    const {service: server, target} = await service();
    server.faults = Array.from({length: 200}, () => ({path: /batch/, kind}));
    await expect(pushRecords(target, records(25), [], {...quick, attempts: 3})).rejects.toThrow(
      /Records 1 to 10 failed after 3 tries.*The index help is as it was/s,
    );
    expect(server.indexes.get('help')?.size).toBe(3);
  });

  it('does not try again what is refused', async () => {
    const {service: server, target} = await service();
    server.faults = [{path: /settings/, kind: 'refused'}];
    await expect(pushRecords(target, records(5), [], quick)).rejects.toThrow(/Settings failed after 1 tries: refused/);
  });

  it('sends nothing when there is nothing, or when records would replace each other', async () => {
    const {service: server, target} = await service();
    await expect(pushRecords(target, [], [], quick)).rejects.toThrow(PushError);
    await expect(pushRecords(target, [...records(2), ...records(1)], [], quick)).rejects.toThrow(/1 records share/);
    expect(server.requests).toBe(0);
  });
});
