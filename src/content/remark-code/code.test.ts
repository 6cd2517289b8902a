import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import remarkCode from './index.ts';

type Node = {
  readonly type: string;
  readonly name?: string;
  readonly value?: string;
  readonly children?: readonly Node[];
  readonly attributes?: readonly unknown[];
};

/** A code as it stands on the page: `|` where a line may end, `⟨…⟩` around what stays whole. */
function drawn(node: Node): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value ?? '';
  if (node.name === 'wbr') return '|';
  const inside = (node.children ?? []).map(drawn).join('');
  return (node.attributes ?? []).length > 0 ? `⟨${inside}⟩` : inside;
}

/** Every code of a text. */
function codes(source: string): string[] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkCode);
  const found: string[] = [];
  visit(processor.runSync(processor.parse(source)) as Root, (node) => {
    if (node.type === 'inlineCode' || (node.type === 'mdxJsxTextElement' && node.name === 'code')) found.push(drawn(node as Node));
  });
  return found;
}
const inTable = (code: string): string | undefined => codes(`| \`${code}\` |\n|---|\n`)[0];
const inSentence = (code: string): string | undefined => codes(`Take \`${code}\`, then go on.\n`)[0];

it('lets names in tables end a line between their words, and nowhere else', () => {
  expect(inTable('instagram_share_to_feed')).toBe('instagram_|share_|to_|feed');
  expect(inTable('/limits/<network>.json')).toBe('⟨/limits/|<network>.|json⟩');
  expect(inTable('https://api.service.example/v4.1')).toBe('https://|api.|service.|example/|v4.1');
  expect(inTable('publicationsPost')).toBe('publications|Post');
  expect(inTable('@[Name](urn:li:organization:123)')).toBe('@[Name]|(urn:|li:|organization:123)');
  expect(inTable('nsfw')).toBe('nsfw');
});

it('keeps a word of a table’s code whole for as long as it fits, so that a method does not hold half an address', () => {
  expect(inTable('GET /analytics/posts')).toBe('GET ⟨/analytics/|posts⟩');
  expect(inTable('2027-06-06 00:00')).toBe('⟨2027-06-06⟩ 00:00');
  expect(inTable('video/mp4')).toBe('⟨video/|mp4⟩');
});

it('keeps the sign behind a table’s code on its line', () => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkCode);
  const table = (source: string): string => drawn(processor.runSync(processor.parse(`| ${source} |\n|---|\n`)) as Node);
  expect(table('wait `Retry-After`, then `post_at`: again')).toBe('wait ⟨Retry-After,⟩ then post_|at: again');
  expect(table('[`GET /accounts`](/a), `POST /b`.')).toBe('⟨GET /accounts,⟩ ⟨POST /b.⟩');
  expect(table('`GET /accounts`')).toBe('GET ⟨/accounts⟩');
});

it('ends no line within a short word of a sentence’s code', () => {
  expect(inSentence('Retry-After')).toBe('⟨Retry-After⟩');
  expect(inSentence('multipart/form-data')).toBe('⟨multipart/form-data⟩');
  expect(inSentence('node first-publication.mjs 58211')).toBe('node ⟨first-publication.mjs⟩ 58211');
  expect(inSentence('a - b')).toBe('a - b');
  expect(inSentence('post_at')).toBe('post_at');
});

it('ends no line of a sentence between a method and its path', () => {
  expect(inSentence('POST /publications')).toBe('⟨POST /publications⟩');
  expect(inSentence('DELETE /publications/{id}')).toBe('⟨DELETE /publications/{id}⟩');
  expect(inSentence('GET /publications?project_id=5&post_date=2027-06-01')).toBe('⟨GET /publications⟩|?project_|id=5&|post_|date=2027-06-01');
  expect(inSentence('POST')).toBe('POST');
});

it('ends a line of an address that is longer than a phone behind one of its signs', () => {
  expect(inSentence('https://api.service.example/v4.1/publications')).toBe('https://|api.|service.|example/|v4.1/|publications');
  expect(inSentence('/publications?project_id=5&post_date=2027-06-01')).toBe('/publications|?project_|id=5&|post_|date=2027-06-01');
  expect(inSentence('details[].instagram_share_to_feed_now')).toBe('details[].|instagram_|share_|to_|feed_|now');
});

it('leaves headings as they are', () => {
  expect(codes('## The file `multipart/form-data`\n')).toEqual(['multipart/form-data']);
});
