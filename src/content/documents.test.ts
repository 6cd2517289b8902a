import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {documentsOf} from './documents.ts';

it('gives the pages of every instance and version at the paths they are served at', () => {
  const version = (...permalinks: string[]) => ({docs: permalinks.map((permalink) => ({permalink}))});
  const content = {default: {loadedVersions: [version('/docs/', '/docs/team')]}, api: {loadedVersions: [version('/docs/api/'), version('/docs/api/v4.0/')]}};
  const documents = documentsOf({'docusaurus-plugin-content-docs': content} as unknown as AllContent);
  expect(documents.map(({permalink}) => permalink)).toEqual(['/docs', '/docs/team', '/docs/api', '/docs/api/v4.0']);
});
