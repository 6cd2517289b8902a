import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {arrangeNetworkPage} from './arrange.ts';

const page = `Posts go out.

## Limits {/* #limits */}

A table.

## API fields {/* #api-fields */}

| Field |
|---|
| content |

See the reference.
`;

function arranged(locale: 'en' | 'ru', text = page): Root['children'] {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text) as Root;
  arrangeNetworkPage(tree, 'Telegram', locale);
  return tree.children;
}
const names = (nodes: Root['children']): string[] => nodes.map((node) => ('name' in node ? String(node.name) : node.type));

it('opens with head, contents and numbers, and folds what only programs ask for', () => {
  const nodes = arranged('en');
  expect(names(nodes)).toEqual(['NetworkHead', 'PageContents', 'NetworkFigures', 'heading', 'paragraph', 'heading', 'Fold']);
  const fold = nodes.at(-1) as unknown as {children: {name?: string; type: string}[]};
  expect(fold.children.map(({name, type}) => name ?? type)).toEqual(['paragraph', 'paragraph']);
});

it('says in the language of the page what the fold holds', () => {
  expect(JSON.stringify(arranged('ru').at(-1))).toContain('Показать поля');
});

it('keeps the notice of a stale translation, behind the head', () => {
  const nodes = arranged('ru', `<StaleTranslation />\n\n${page}`);
  expect(names(nodes).slice(0, 3)).toEqual(['NetworkHead', 'StaleTranslation', 'PageContents']);
  expect(JSON.stringify(nodes[0])).not.toContain('StaleTranslation');
});
