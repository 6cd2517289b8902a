import {describe, expect, it} from 'vitest';
import {type SearchClient, withCounts, withFallback, withIndex} from './client.ts';

const request = {requests: [{indexName: 'help', query: 'telegram'}]};

function answering(name: string, nbHits = 1): SearchClient {
  return {search: (async () => ({results: [{index: name, hits: [], nbHits}]})) as unknown as SearchClient['search']};
}

function failing(): SearchClient & {asked: number} {
  const client = {
    asked: 0,
    search: (async () => {
      client.asked += 1;
      throw new Error('Unreachable hosts');
    }) as unknown as SearchClient['search'],
  };
  return client;
}

const indexOf = async (client: SearchClient): Promise<unknown> => (await client.search(request)).results[0];

describe('a hosted service that fails', () => {
  it('says so once, then the embedded index answers for a minute', async () => {
    let now = 0;
    const hosted = failing();
    const outage = {since: Number.NEGATIVE_INFINITY};
    // The window makes a new client whenever it is opened: the failure is remembered beyond it.
    const client = (): SearchClient => withFallback(hosted, answering('embedded'), outage, () => now);
    await expect(client().search(request)).rejects.toMatchObject({name: 'RetryError', message: 'Unreachable hosts', hasStandIn: true});
    expect(await indexOf(client())).toMatchObject({index: 'embedded'});
    now = 59_000;
    expect(await indexOf(client())).toMatchObject({index: 'embedded'});
    expect(hosted.asked).toBe(1);
    now = 61_000;
    await expect(client().search(request)).rejects.toThrow();
    expect(hosted.asked).toBe(2);
  });

  it('is not replaced while it answers', async () => {
    const client = withFallback(answering('hosted'), failing(), {since: Number.NEGATIVE_INFINITY});
    expect(await indexOf(client)).toMatchObject({index: 'hosted'});
  });
});

it('counts are kept by query, not added up', async () => {
  const counts = new Map<string, number>();
  const client = withCounts(answering('embedded', 7), counts);
  await client.search(request);
  await client.search(request);
  expect(counts.get('telegram')).toBe(7);
});

it('the index of the settings is asked, whatever the window calls it', async () => {
  const asked: unknown[] = [];
  const client = withIndex({search: (async (parameters: unknown) => asked.push(parameters)) as unknown as SearchClient['search']}, 'help');
  await client.search({requests: [{indexName: 'help-ru', query: 'telegram'}]});
  expect(asked).toEqual([{requests: [{indexName: 'help', query: 'telegram'}]}]);
});
