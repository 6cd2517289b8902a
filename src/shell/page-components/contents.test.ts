import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {placeContents} from './contents.ts';

/** What stands on a page, in order. */
function order(source: string): string[] {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source) as Root;
  // As the loader gives it.
  tree.children.unshift({type: 'yaml', value: 'title: A page'});
  placeContents(tree);
  tree.children.shift();
  return tree.children.map((node) => ('name' in node && node.name) || node.type);
}

it('places the contents behind the sentences that answer', () => {
  expect(order('The answer.\n\nMore of it.\n\n## A part\n')).toEqual(['paragraph', 'PageContents', 'paragraph', 'heading']);
  expect(order('<StaleTranslation />\n\n{/* a remark */}\n\nThe answer.\n\n## A part\n')).toEqual([
    'StaleTranslation',
    'mdxFlowExpression',
    'paragraph',
    'PageContents',
    'heading',
  ]);
});

it('places them before anything else that a page begins with, and nowhere on a page without sections', () => {
  expect(order('<Endpoint />\n\nWords.\n\n### A part\n')).toEqual(['PageContents', 'Endpoint', 'paragraph', 'heading']);
  expect(order('The answer.\n')).toEqual(['paragraph']);
});
