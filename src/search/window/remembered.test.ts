import {describe, expect, it} from 'vitest';
import {canRemember, type Remembering} from './remembered.ts';

const recent = '__DOCSEARCH_RECENT_SEARCHES__help-en';
const favourite = '__DOCSEARCH_FAVORITE_SEARCHES__help-en';
const result = {objectID: '/docs#', type: 'lvl1', url: '/docs', hierarchy: {lvl0: 'Documentation', lvl1: 'Start here'}};

function storageOf(entries: Readonly<Record<string, string>>, quota = Number.POSITIVE_INFINITY): Remembering & {readonly entries: Map<string, string>} {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    removeItem: (key) => {
      map.delete(key);
    },
    setItem: (key, value) => {
      if (value.length > quota) throw new DOMException('full', 'QuotaExceededError');
      map.set(key, value);
    },
  };
}

describe('what the search window remembers', () => {
  it('stays when it can be read', () => {
    const kept = {[recent]: JSON.stringify([result]), [favourite]: '[]'};
    const storage = storageOf(kept);
    expect(canRemember(() => storage, 'help-en')).toBe(true);
    expect(Object.fromEntries(storage.entries)).toEqual(kept);
  });

  it.each([
    ['no JSON', '{"broken":['],
    ['no list', '{"a":1}'],
    ['null', 'null'],
    ['no results', '[1,null]'],
    ['a result without names', JSON.stringify([{...result, hierarchy: {}}])],
    ['an address that is none', JSON.stringify([{...result, url: 'javascript:alert(1)'}])],
  ])('is forgotten when it is damaged: %s', (_, text) => {
    const storage = storageOf({[recent]: text, [favourite]: JSON.stringify([result]), other: 'kept'});
    expect(canRemember(() => storage, 'help-en')).toBe(true);
    expect([...storage.entries.keys()]).toEqual([favourite, 'other']);
  });

  it('is nothing when there is no room, or no storage', () => {
    expect(canRemember(() => storageOf({}, 1000), 'help-en')).toBe(false);
    const blocked = (): Remembering => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(canRemember(blocked, 'help-en')).toBe(false);
  });
});
