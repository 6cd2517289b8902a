/** What a reader says of a page. */
export interface Answer {
  readonly helpful: boolean;
  /** At most {@link noteLimits} characters; empty without one. */
  readonly note: string;
  /** One line that names answer and page. */
  readonly subject: string;
  /** The page's full address. */
  readonly page: string;
}

/**
 * Longest note by the way it goes, in UTF-16 units. A Cyrillic letter takes six characters of an address: an issue's stays below what
 * hosts take (8 kB), a letter's below what mail programs and systems open (2 kB).
 */
export const noteLimits = {issue: 1000, email: 300, analytics: 1000} as const;

/** Spaces that only keep a line together are for the page. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

function textOf({note, page}: Answer): string {
  return [note.trim(), page].filter(Boolean).join('\n\n');
}

/** Address of the repository's form for a new issue, filled in. */
export function issueAddress(repository: string, answer: Answer): string {
  const address = new URL(`${repository}/issues/new`);
  address.searchParams.set('title', plain(answer.subject));
  address.searchParams.set('body', textOf(answer));
  return address.href;
}

/** Address that opens the reader's mail program with the letter written. */
export function mailAddress(mailbox: string, answer: Answer): string {
  return `mailto:${encodeURI(mailbox)}?subject=${encodeURIComponent(plain(answer.subject))}&body=${encodeURIComponent(textOf(answer).replaceAll('\n', '\r\n'))}`;
}

/** Parameters of the analytics event; the service takes 100 characters a parameter, so that a note is sent in parts. */
export function eventParameters(answer: Answer): Readonly<Record<string, string>> {
  const characters = [...answer.note.trim()];
  const parts = Array.from({length: Math.ceil(characters.length / 100)}, (_, index) => characters.slice(index * 100, index * 100 + 100).join(''));
  return {
    helpful: answer.helpful ? 'yes' : 'no',
    page_location: answer.page,
    ...Object.fromEntries(parts.map((part, index) => [`note_${index + 1}`, part])),
  };
}
