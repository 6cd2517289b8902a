import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {hasMarkdown} from './index.ts';

const contents = [
  {loadedVersions: [{tagsPath: '/docs/tags', docs: [{permalink: '/docs/team'}, {permalink: '/docs/beta/', unlisted: true}]}]},
] as unknown as readonly LoadedContent[];
const hidden = '<meta name=robots content="noindex, nofollow">';

it('pages that are to be found have Markdown, and unlisted ones; the search page and lists of tags have none', () => {
  const has = (route: string, html: string): boolean => hasMarkdown(route, html, contents);
  expect([has('/docs/team', ''), has('/docs/beta', hidden), has('/docs/tagsoup', '')]).toEqual([true, true, true]);
  expect([has('/search', hidden), has('/docs/tags', ''), has('/docs/tags/weaving', '')]).toEqual([false, false, false]);
});
