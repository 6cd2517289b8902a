import {Feed} from 'feed';

/** A page as the feed needs it. */
export interface ChangedPage {
  readonly title: string;
  readonly description: string;
  /** Whole address. */
  readonly url: string;
  /** When the page was last changed, in milliseconds. */
  readonly changedAt: number;
}

/** How many pages a feed holds; readers ask for it every hour. */
const newest = 50;

/** An Atom feed of the pages that changed last, newest first. */
export function changeFeed(
  pages: readonly ChangedPage[],
  about: {readonly title: string; readonly description: string; readonly home: string; readonly address: string; readonly language: string},
): string {
  const changed = pages.toSorted((a, b) => b.changedAt - a.changedAt || a.url.localeCompare(b.url)).slice(0, newest);
  const feed = new Feed({
    title: about.title,
    description: about.description,
    id: about.home,
    link: about.home,
    language: about.language,
    feedLinks: {atom: about.address},
    updated: new Date(changed[0]?.changedAt ?? 0),
    generator: 'Docusaurus',
    copyright: '',
  });
  // An entry's id holds the day: a page that changes again is new to a reader's program.
  for (const {title, description, url, changedAt} of changed) {
    const date = new Date(changedAt);
    feed.addItem({title, description, link: url, id: `${url}#${date.toISOString().slice(0, 10)}`, date});
  }
  return feed.atom1();
}
