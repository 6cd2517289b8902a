import {expect, it} from 'vitest';
import {checkTitles} from './titles.ts';

const page = (key: string, locale: 'en' | 'ru', title: string) => ({file: `${locale}/${key}`, key, locale, frontMatter: {title}});

it('names a page with the title of another in its language', () => {
  expect(checkTitles([page('docs/a.mdx', 'en', 'Team'), page('docs/b.mdx', 'en', 'team')])).toEqual([
    {file: 'en/docs/b.mdx', message: 'has the title of en/docs/a.mdx, "team"; say in one of them what is different'},
  ]);
});

it('lets languages and the versions of the API share a title', () => {
  expect(checkTitles([page('docs/a.mdx', 'en', 'X'), page('docs/a.mdx', 'ru', 'X'), page('api_versioned_docs/version-4.1/a.mdx', 'en', 'X')])).toEqual([]);
});
