import {expect, it} from 'vitest';
import {type HeadingsFile, withOwnCode} from '../engine/format.ts';
import {buildIndex, tellingKeywords} from './build-index.ts';

it('leaves out keywords that say in the same words what the title or another keyword says', () => {
  expect(tellingKeywords({title: 'Link previews', keywords: ['link-previews', 'link preview', 'thumbnail', 'Thumbnail', 'og:image']})).toEqual([
    'link preview',
    'thumbnail',
    'og:image',
  ]);
});

it("leaves out an error's own code, which its address holds, and reading puts it back before the others", () => {
  const page = {
    language: 'en',
    tag: 'docs',
    version: 'current',
    group: 'Errors',
    keywords: ['forbidden'],
    sections: [{heading: 'x', level: 1, anchor: '', text: 'x'}],
  };
  const files = buildIndex(
    'docs',
    [
      {...page, path: '/docs/issues/10141', title: 'Error 10141: Not found', codes: ['10141', 'CHANNEL_INVALID']},
      {...page, path: '/docs/issues/10142', title: 'Error 10142', codes: ['10142'], about: ['telegram']},
      {...page, path: '/docs/team', title: 'Team', codes: []},
    ],
    {synonyms: [], subjects: ['telegram'], product: 'Postloom'},
  );
  const {pages, errorWord} = JSON.parse(files.find(({path}) => path.endsWith('headings.json'))?.json ?? '') as HeadingsFile;
  expect(pages.map((entry) => entry[2])).toEqual([':Not found', 'Error 10142', 'Team']);
  expect(pages.map((entry) => withOwnCode(entry, errorWord)[2])).toEqual(['Error 10141: Not found', 'Error 10142', 'Team']);
  expect(pages.map((entry) => entry[5])).toEqual([['CHANNEL_INVALID'], [], undefined]);
  expect(pages.map((entry) => withOwnCode(entry, errorWord)[5])).toEqual([['10141', 'CHANNEL_INVALID'], ['10142'], undefined]);
  expect(pages.map((entry) => withOwnCode(entry, errorWord)[6])).toEqual([undefined, ['telegram'], undefined]);
});
