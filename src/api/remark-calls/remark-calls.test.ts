// The transform itself, over documents that hold what it asks for: which version a page is of, and which pages it leaves as they are.
import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, it, vi} from 'vitest';

vi.mock('../document.ts', () => ({
  readDocument: ({id}: {id: string}) => ({
    paths: {'/boxes': {get: {operationId: `boxes-of-${id}`}}, '/publications/{id}': {put: {operationId: `change-of-${id}`}}},
    components: {schemas: {UpdatePublicationRequest: {required: ['post_at'], properties: {post_at: {}, [`extra_of_${id}`]: {}}}}},
  }),
}));
const {default: remarkCalls} = await import('./index.ts');

const text = '### `GET /boxes` {/* #boxes */}\n\nAsk `GET /boxes`.\n\n## In the API {/* #api */}\n\nSend `PUT /publications/{id}`.\n';

/** What the transform makes of the text at a place: addresses of its links, texts that the search leaves out. */
function made(file: string): {links: string[]; unsearched: string[]} {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkCalls);
  const tree = processor.runSync(processor.parse(text), new VFile({path: file})) as Root;
  const links: string[] = [];
  const unsearched: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'link') links.push(node.url);
    if (node.data && 'hProperties' in node.data) unsearched.push(textOf(node));
  });
  return {links, unsearched};
}

it('a page of a version leads to its calls; a help page, to those of the newest', () => {
  expect(made('docs/team.mdx').links).toEqual(expect.arrayContaining(['/docs/api/boxes-of-4.1', '/docs/api/change-of-4.1']));
  expect(made('api_versioned_docs/version-4.0/guide.mdx').links).toEqual(
    expect.arrayContaining(['/docs/api/v4.0/boxes-of-4.0', '/docs/api/v4.0/change-of-4.0']),
  );
});

it('what a change has to carry is said in the language of the page, as the newest document has it', () => {
  const [english = '', ...more] = made('api_versioned_docs/version-4.0/guide.mdx').unsearched;
  const [russian = ''] = made('i18n/ru/docusaurus-plugin-content-docs/current/team.mdx').unsearched;
  expect(more).toEqual([]);
  expect(english).toMatch(/^PUT takes .*post_at.*extra_of_4\.1/);
  expect(russian).toMatch(/[а-я].*post_at.*extra_of_4\.1/);
});

it('pages of the reference stay as they are; the names of calls in the list of changes are left out of the search', () => {
  expect(made('api_versioned_docs/version-4.1/reference/box.mdx')).toEqual({links: [], unsearched: []});
  const changes = made('api_versioned_docs/version-4.1/reference/changelog.mdx');
  expect(changes.links).toEqual([]);
  expect(changes.unsearched).toEqual([expect.stringContaining('GET /boxes')]);
});
