import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

const morning = new Date(2026, 10, 21, 9);
const evening = new Date(2026, 10, 21, 23);
const tomorrow = new Date(2026, 10, 22, 0, 1);
let stored: Map<string, string>;

/** The module as a browser loads it anew with each visit. */
async function visit(): Promise<typeof import('./remember.ts')> {
  vi.resetModules();
  return import('./remember.ts');
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('window', {localStorage: {getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value)}});
});
afterEach(() => vi.unstubAllGlobals());

describe('one answer a page a day', () => {
  it('holds for the page and the day, over visits', async () => {
    const first = await visit();
    expect(first.whyNotNow('/docs/team', morning)).toBeUndefined();
    first.rememberAnswer('/docs/team', morning);
    const second = await visit();
    expect(second.whyNotNow('/docs/team', evening)).toBe('before');
    expect(second.whyNotNow('/docs/billing', evening)).toBeUndefined();
    expect(second.whyNotNow('/docs/team', tomorrow)).toBeUndefined();
  });
  it('is known to a tab that was open before', async () => {
    const [first, second] = [await visit(), await visit()];
    expect(second.whyNotNow('/docs/team', morning)).toBeUndefined();
    first.rememberAnswer('/docs/team', morning);
    expect(second.whyNotNow('/docs/team', morning)).toBe('before');
  });
  it('ends with ten pages, until the day is over', async () => {
    const {mostADay, rememberAnswer, whyNotNow} = await visit();
    expect(mostADay).toBe(10);
    for (let page = 1; page <= mostADay; page += 1) {
      expect(whyNotNow(`/docs/${page}`, morning)).toBeUndefined();
      rememberAnswer(`/docs/${page}`, morning);
    }
    expect(whyNotNow('/docs/11', evening)).toBe('enough');
    expect(whyNotNow('/docs/3', evening)).toBe('before');
    expect(whyNotNow('/docs/11', tomorrow)).toBeUndefined();
  });
  it('forgets the day before', async () => {
    const {rememberAnswer} = await visit();
    rememberAnswer('/docs/team', evening);
    rememberAnswer('/docs/billing', tomorrow);
    expect([...stored.values()]).toEqual(['{"day":"2026-11-22","pages":["/docs/billing"]}']);
  });
  it.each(['', 'not JSON', '[]', '{"day":"2026-11-21"}', '{"day":"2026-11-21","pages":[1]}', 'null'])('survives %j in the storage', async (text) => {
    stored.set('page-feedback', text);
    const {whyNotNow, rememberAnswer} = await visit();
    expect(whyNotNow('/docs/team', morning)).toBeUndefined();
    rememberAnswer('/docs/team', morning);
    expect(whyNotNow('/docs/team', morning)).toBe('before');
  });
  it('holds within a visit where storage is blocked', async () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    const {whyNotNow, rememberAnswer} = await visit();
    rememberAnswer('/docs/team', morning);
    expect(whyNotNow('/docs/team', evening)).toBe('before');
    expect((await visit()).whyNotNow('/docs/team', evening)).toBeUndefined();
  });
});
