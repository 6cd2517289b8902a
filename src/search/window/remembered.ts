/** What the search window needs of a browser's storage. */
export type Remembering = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Room for all that the window remembers: 7 recent and 10 favourite results, with addresses and titles. */
const room = 32_000;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isResult(value: unknown): boolean {
  if (!isObject(value) || !isObject(value.hierarchy)) return false;
  const {objectID, type, url, hierarchy} = value;
  if (typeof objectID !== 'string' || typeof type !== 'string' || typeof url !== 'string') return false;
  return /^(\/|https?:\/\/)/.test(url) && typeof hierarchy.lvl0 === 'string' && typeof hierarchy.lvl1 === 'string';
}

function isReadable(text: string | null): boolean {
  if (text === null) return true;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isResult);
  } catch {
    return false;
  }
}

/**
 * Whether the window can keep what was searched. It reads and writes its lists unguarded: a damaged one would take the
 * page down with it, and a full storage the click on a result. So damaged lists are removed, and without room for a
 * list the window is to remember nothing.
 */
export function canRemember(storage: () => Remembering, indexName: string): boolean {
  try {
    const own = storage();
    for (const list of ['RECENT', 'FAVORITE']) {
      const key = `__DOCSEARCH_${list}_SEARCHES__${indexName}`;
      if (!isReadable(own.getItem(key))) own.removeItem(key);
    }
    const probe = '__SEARCH_ROOM__';
    own.setItem(probe, 'x'.repeat(room));
    own.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
