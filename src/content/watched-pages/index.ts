import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';

interface Change {
  /** The plugin that watches the file; null where the site itself does. */
  readonly plugin: unknown;
  readonly event: {readonly path: string};
}
type Reload = (change: Change) => void;
type Watch = (site: unknown, reload: Reload) => void;

/** Watches as Docusaurus does, but reloads no whole site for a page, since the plugin of the page reloads it. */
export function leavingPages(watch: Watch): Watch {
  return (site, reload) =>
    watch(site, (change) => {
      if (change.plugin !== null || !/\.mdx?$/.test(change.event.path)) reload(change);
    });
}

/**
 * While pages are written, shows a change of a translated page as soon as one of an English page. Docusaurus watches the whole folder of a
 * translation as settings of the site, pages and all, and loads everything anew at each change below it.
 */
export default function watchedPagesPlugin(): Plugin {
  if (process.env.NODE_ENV === 'development') {
    const watcher = createRequire(import.meta.url)('@docusaurus/core/lib/commands/start/watcher.js') as {setupSiteFileWatchers: Watch};
    watcher.setupSiteFileWatchers = leavingPages(watcher.setupSiteFileWatchers);
  }
  return {name: 'watched-pages'};
}
