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
    expect(first.answeredToday('/docs/team', morning)).toBe(false);
    first.rememberAnswer('/docs/team', morning);
    const second = await visit();
    expect(second.answeredToday('/docs/team', evening)).toBe(true);
    expect(second.answeredToday('/docs/billing', evening)).toBe(false);
    expect(second.answeredToday('/docs/team', tomorrow)).toBe(false);
  });
  it('forgets the day before', async () => {
    const {rememberAnswer} = await visit();
    rememberAnswer('/docs/team', evening);
    rememberAnswer('/docs/billing', tomorrow);
    expect([...stored.values()]).toEqual(['{"day":"2026-11-22","pages":["/docs/billing"]}']);
  });
  it.each(['', 'not JSON', '[]', '{"day":"2026-11-21"}', '{"day":"2026-11-21","pages":[1]}', 'null'])('survives %j in the storage', async (text) => {
    stored.set('page-feedback', text);
    const {answeredToday, rememberAnswer} = await visit();
    expect(answeredToday('/docs/team', morning)).toBe(false);
    rememberAnswer('/docs/team', morning);
    expect(answeredToday('/docs/team', morning)).toBe(true);
  });
  it('holds within a visit where storage is blocked', async () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    const {answeredToday, rememberAnswer} = await visit();
    rememberAnswer('/docs/team', morning);
    expect(answeredToday('/docs/team', evening)).toBe(true);
    expect((await visit()).answeredToday('/docs/team', evening)).toBe(false);
  });
});
