import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import remarkTableCode from './index.ts';

/** The pieces of every name in code, between which a line may end. */
function pieces(source: string): string[][] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkTableCode);
  const found: string[][] = [];
  visit(processor.runSync(processor.parse(source)) as Root, (node) => {
    if (node.type === 'inlineCode') found.push([node.value]);
    if (node.type === 'mdxJsxTextElement' && node.name === 'code')
      found.push(node.children.filter((child) => !('name' in child && child.name === 'wbr')).map((child) => textOf(child)));
  });
  return found;
}
const inTable = (code: string): string[] | undefined => pieces(`| \`${code}\` |\n|---|\n`)[0];

it('lets names in tables end a line between their words, and nowhere else', () => {
  expect(inTable('instagram_share_to_feed')).toEqual(['instagram_', 'share_', 'to_', 'feed']);
  expect(inTable('GET /analytics/posts')).toEqual(['GET ', '/analytics/', 'posts']);
  expect(inTable('https://api.service.example/v4.1')).toEqual(['https://', 'api.', 'service.', 'example/', 'v4.1']);
  expect(inTable('/limits/<network>.json')).toEqual(['/limits/', '<network>.', 'json']);
  expect(inTable('publicationsPost')).toEqual(['publications', 'Post']);
  expect(inTable('@[Name](urn:li:organization:123)')).toEqual(['@[Name]', '(urn:', 'li:', 'organization:123)']);
  expect(inTable('nsfw')).toEqual(['nsfw']);
});

it('leaves sentences alone', () => {
  expect(pieces('Take `post_at`.\n')).toEqual([['post_at']]);
});
