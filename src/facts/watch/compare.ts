import type {WatchedDocument} from './documents.ts';
import type {Look} from './look.ts';

/** Something that a keeper of the site should look at. */
export interface Notice {
  readonly url: string;
  readonly kind: 'vanished' | 'moved' | 'changed' | 'figure missing' | 'new entries' | 'not readable';
  readonly what: string;
}

/** What a look says beside the one before it; without one before, only what is wrong in itself. */
export function noticesOf(document: WatchedDocument, look: Look, before: Look | undefined): Notice[] {
  const notice = (kind: Notice['kind'], what: string): Notice => ({url: document.url, kind, what});
  if (look.outcome === 'gone') return [notice('vanished', `answers ${look.detail}`)];
  if (look.outcome === 'refused' || look.outcome === 'unreachable' || look.outcome === 'unreadable') {
    // A page that could be read and now cannot is news; one that never lets a program in is not.
    return before === undefined || before.text !== undefined ? [notice('not readable', `${look.outcome}: ${look.detail}`)] : [];
  }
  const notices: Notice[] = look.movedTo ? [notice('moved', `to ${look.movedTo}`)] : [];
  const missing = Object.entries(look.passages ?? {}).filter(([, passage]) => passage === null);
  for (const [figure] of missing) if (before?.passages?.[figure] !== null) notices.push(notice('figure missing', figure));
  const changed = Object.entries(look.passages ?? {}).filter(
    ([figure, passage]) => passage !== null && typeof before?.passages?.[figure] === 'string' && before.passages[figure] !== passage,
  );
  for (const [figure] of changed) notices.push(notice('changed', `the passage around ${figure}`));
  if (before?.text !== undefined && before.text !== look.text) {
    if (document.changelog) notices.push(notice('new entries', 'the list of changes is not as it was'));
    // A document of codes that changed elsewhere may have new ones.
    else if (!document.hasLimits) notices.push(notice('changed', 'the text'));
  }
  return notices;
}

/** The notices as a Markdown table, for a terminal and for an issue. */
export function noticesTable(notices: readonly Notice[]): string {
  if (notices.length === 0) return 'Nothing to look at: every source that could be read is as it was.';
  const rows = notices.map(({url, kind, what}) => `| ${kind} | ${what.replaceAll('|', '\\|')} | ${url} |`);
  return ['| what | details | source |', '| --- | --- | --- |', ...rows].join('\n');
}
