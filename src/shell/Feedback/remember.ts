// One answer a page a day, and ten over all pages, so that a page's worst day is not one reader's bad mood. Kept in the reader's
// browser, nowhere else.

const storageKey = 'page-feedback';
/** Answers of one reader a day, over all pages. */
export const mostADay = 10;

interface Remembered {
  /** Day of the answers, `YYYY-MM-DD` where the reader is; older ones are forgotten. */
  readonly day: string;
  readonly pages: readonly string[];
}

/** Holds for this visit where storage is blocked. */
let inMemory: Remembered = {day: '', pages: []};

function dayOf(now: Date): string {
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
}

function isRemembered(value: unknown): value is Remembered {
  const {day, pages} = (value ?? {}) as Partial<Record<keyof Remembered, unknown>>;
  return typeof day === 'string' && Array.isArray(pages) && pages.every((page) => typeof page === 'string');
}

function read(day: string): readonly string[] {
  let stored: unknown;
  try {
    stored = JSON.parse(window.localStorage.getItem(storageKey) ?? 'null');
  } catch {
    // Storage is blocked, or holds something that is not ours: what this visit knows is all there is.
  }
  return [stored, inMemory].flatMap((value) => (isRemembered(value) && value.day === day ? value.pages : []));
}

/**
 * Why the reader cannot answer for a page (its path) now: the page has an answer of today (`before`), or there were enough today
 * (`enough`). Undefined: an answer is welcome. Reads the storage, so that other tabs are known.
 */
export function whyNotNow(page: string, now: Date): 'before' | 'enough' | undefined {
  const pages = new Set(read(dayOf(now)));
  if (pages.has(page)) return 'before';
  return pages.size >= mostADay ? 'enough' : undefined;
}

/** Remembers an answer for a page until the day is over. */
export function rememberAnswer(page: string, now: Date): void {
  const day = dayOf(now);
  inMemory = {day, pages: [...new Set([...read(day), page])]};
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(inMemory));
  } catch {
    // Storage is blocked or full: the answer is remembered until the page is loaded anew.
  }
}
