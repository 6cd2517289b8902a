import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {readDocument} from '../document.ts';
import type {ApiDocument} from '../types.ts';
import {apiVersions, latestVersion} from '../versions.ts';
import {addWhole, leaveNamesToCalls, linkCalls, wholeOf} from './calls.ts';

const documentOf = (id: string): ApiDocument => readDocument(apiVersions.find((version) => version.id === id) ?? latestVersion) as unknown as ApiDocument;
const parse = (text: string): Root => unified().use(remarkParse).use(remarkMdx).parse(text);

function links(text: string, id = '4.1'): string[] {
  const tree = parse(text);
  linkCalls(tree, documentOf(id), apiVersions.find((version) => version.id === id) ?? latestVersion);
  const found: string[] = [];
  visit(tree, 'link', (link) => void found.push(`${textOf(link)} → ${link.url}`));
  return found;
}

it('the first mention of a call leads to its page, in the version of the page, with a query or without the id too', () => {
  expect(links('`GET /accounts`, `GET /publications?project_id=…&post_date=…`, `PUT /publications` and `GET /accounts` again')).toEqual([
    'GET /accounts → /docs/api/get-accounts',
    'GET /publications?project_id=…&post_date=… → /docs/api/get-publications',
    'PUT /publications → /docs/api/update-publication',
  ]);
  expect(links('`GET /analytics/posts`', '4.0')).toEqual(['GET /analytics/posts → /docs/api/v4.0/analytics-posts-get']);
});

it('what is no call, and what is a heading or a link already, stays as it is', () => {
  expect(links('## `GET /accounts`\n\n[`GET /projects`](/x) `GET /me` `post_at` `DELETE /rubrics`')).toEqual(['GET /projects → /x']);
});

const page = (section: string): string => `## Fix {/* #fix */}\n\nText.\n\n## In the API {/* #api */}\n\n${section}\n\n## Prevent {/* #prevent */}\n\nText.`;

it('a section for programs that tells to change a publication says what the change has to carry, as the document has it', () => {
  const tree = parse(page('Send `PUT /publications/{id}` with a new `post_at`.'));
  addWhole(tree, wholeOf(documentOf('4.1'), 'en'));
  const at = tree.children.findIndex((node) => node.data?.hProperties?.['data-search'] === 'skip');
  expect(textOf(tree.children[at])).toBe(
    'PUT takes the whole publication: post_at, account_ids, publication_status, and details with file_ids, plus delete_at and rubric_id if it has them. Status 5 schedules it. How to build it from the response to GET.',
  );
  expect(tree.children[at + 1]).toMatchObject({type: 'heading'});
  expect(wholeOf(documentOf('4.1'), 'ru')).toContain(
    '`post_at`, `account_ids`, `publication_status` и `details` с `file_ids`, а также `delete_at` и `rubric_id`, если они есть.',
  );
});

it('other sections say nothing of it', () => {
  for (const section of ['`PUT /publications` is refused.', 'Ask for `GET /accounts`.']) {
    const tree = parse(page(section));
    const count = tree.children.length;
    addWhole(tree, 'Whole.');
    expect(tree.children).toHaveLength(count);
  }
});

it('headings of the list of changes are left to the calls that they name, not those above them', () => {
  const tree = parse('## Changed requests\n\n### List projects\n\n- New.');
  leaveNamesToCalls(tree);
  expect(tree.children.map((node) => node.data?.hProperties?.['data-search'])).toEqual([undefined, 'skip', undefined]);
});
