import {expect, it} from 'vitest';
import {tellingKeywords} from './build-index.ts';

it('leaves out keywords that say in the same words what the title or another keyword says', () => {
  expect(tellingKeywords({title: 'Link previews', keywords: ['link-previews', 'link preview', 'thumbnail', 'Thumbnail', 'og:image']})).toEqual([
    'link preview',
    'thumbnail',
    'og:image',
  ]);
});
