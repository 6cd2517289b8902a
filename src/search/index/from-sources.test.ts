import {expect, it} from 'vitest';
import type {Document} from '../../content/documents.ts';
import {pageFromSource} from './from-sources.ts';

it('reads title, sections, anchors and code of a page that is not built, with its variables', () => {
  const document = {
    permalink: '/docs/tools/publications/issues/10141',
    title: 'Error 10141',
    description: 'What it is.',
    source: '@site/docs/x.mdx',
    frontMatter: {keywords: ['bot']},
  } as unknown as Document;
  const content =
    '---\nkind: error\n---\n\nFirst words.\n\n## How to fix it {/* #fix */}\n\n1. Open **Channels**.\n2. Try again.\n\n## Why {/* #why */}\n\nBecause.\n';
  expect(pageFromSource(document, content, 'docs-default-current', 'current', 'en')).toMatchObject({
    path: '/docs/tools/publications/issues/10141',
    title: 'Error 10141',
    keywords: ['bot'],
    codes: ['10141'],
    sections: [
      {heading: '', level: 1, anchor: '', text: 'What it is. First words.'},
      {heading: 'How to fix it', level: 2, anchor: 'fix', text: expect.stringContaining('Open Channels.')},
      {heading: 'Why', level: 2, anchor: 'why', text: 'Because.'},
    ],
  });
});
