import type {ListItem, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {arrangeErrorPage} from './arrange.ts';

const page = `
## How to fix it {/* #fix */}

1. Open **Settings → Channels** and choose **Add**.
2. Run this:

\`\`\`bash
curl
\`\`\`

3. Choose **⋯ → Reconnect**.

## Why it happens {/* #why */}

Because.

## Still not working? {/* #support */}

Write.
`;
const parse = (text: string): Root => unified().use(remarkParse).use(remarkMdx).parse(text);
const stepsOf = (tree: Root): ListItem[] => tree.children.flatMap((node) => (node.type === 'list' ? node.children : []));
const names = (tree: Root): string[] => tree.children.map((node) => ('name' in node && node.name) || textOf(node).replace(/ \/\*.*$/, ''));

describe('an error page', () => {
  it('begins with the card that holds the steps, and ends with the codes that are easily taken for it', () => {
    const tree = parse(page);
    arrangeErrorPage(tree, {related: [10142]}, 'en');
    expect(names(tree)).toEqual(['RepairCard', 'Why it happens', 'Because.', 'Still not working?', 'Write.', 'Easily confused with', 'LookAlikes']);
    const other = parse(page);
    arrangeErrorPage(other, {related: []}, 'ru');
    expect(names(other).at(-1)).toBe('Write.');
  });
  it('has its steps in one list, code among them, each with an id; the way out leads to the first', () => {
    const tree = parse(page);
    expect(stepsOf(tree)).toHaveLength(3);
    arrangeErrorPage(tree, {related: []}, 'en');
    const [card] = tree.children;
    const list = card && 'children' in card ? card.children[1] : undefined;
    expect(list).toMatchObject({
      type: 'list',
      data: {hProperties: {className: ['steps']}},
      children: [
        {data: {hProperties: {id: 'step-1'}}},
        {data: {hProperties: {id: 'step-2'}}, children: [{type: 'paragraph'}, {type: 'code'}]},
        {data: {hProperties: {id: 'step-3'}}},
      ],
    });
    expect(card).toMatchObject({attributes: [{name: 'step', value: '1'}]});
  });
  it('leads to the step that the facts name, where they name one', () => {
    const tree = parse(page);
    arrangeErrorPage(tree, {related: [], step: 2}, 'en');
    expect(tree.children[0]).toMatchObject({attributes: [{name: 'step', value: '2'}]});
  });
  it('does not lead to a step that is not there', () => {
    expect(() => arrangeErrorPage(parse(page), {related: [], step: 4}, 'en')).toThrow('"step: 4" in src/data/errors, but the page has 3 steps');
  });
});
