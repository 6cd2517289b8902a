import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {leavingPages} from './index.ts';

const require = createRequire(import.meta.url);
const docs = 'i18n/ru/docusaurus-plugin-content-docs';

it('reloads the site for what is no page, and a plugin for what it watches', () => {
  const changes = [
    {plugin: null, event: {path: `${docs}/current/team.mdx`}},
    {plugin: {name: 'docs'}, event: {path: `${docs}/current/team.mdx`}},
    {plugin: null, event: {path: `${docs}/current.json`}},
    {plugin: null, event: {path: 'docusaurus.config.ts'}},
  ];
  const reloaded: unknown[] = [];
  leavingPages((_, reload) => changes.forEach(reload))({}, (change) => reloaded.push(change));
  expect(reloaded).toEqual(changes.slice(1));
});

it('Docusaurus asks for the watcher by the name that is replaced', () => {
  expect(require('@docusaurus/core/lib/commands/start/watcher.js').setupSiteFileWatchers).toBeTypeOf('function');
  const start = readFileSync(require.resolve('@docusaurus/core/lib/commands/start/start.js'), 'utf8');
  expect(start).toContain('watcher_1.setupSiteFileWatchers)(');
});
