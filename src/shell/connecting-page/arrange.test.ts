import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {arrangeConnectingPage} from './arrange.ts';

const page = `import thing from './thing.js';

You need a channel.

No password.

## Who can connect {/* #who */}

## Before you start {/* #before */}

- Sign in.

## Your password {/* #app-password */}

1. Copy it.

## Connecting {/* #connect */}

1. Paste it.

## Permissions {/* #permissions */}

## Check {/* #check */}

1. Publish.

## What goes wrong {/* #problems */}
`;

it('puts the steps first, who can connect after them, and what to see to before them into a fold', () => {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(page);
  arrangeConnectingPage(tree, 'Connecting');
  expect(tree.children.map((node) => ('name' in node && node.name) || textOf(node).replace(/ \/\*.*$/, ''))).toEqual([
    'NetworkHead',
    'PageContents',
    'Fold',
    'Your password',
    'Copy it.',
    'Connecting',
    'Paste it.',
    'Check',
    'Publish.',
    'What goes wrong',
    'Who can connect',
    'Permissions',
  ]);
  expect(tree.children[0]).toMatchObject({children: [{type: 'mdxjsEsm'}, {type: 'paragraph'}]});
  expect(tree.children[2]).toMatchObject({
    attributes: [
      {name: 'title', value: 'Before you start'},
      {name: 'id', value: 'before'},
    ],
    children: [{type: 'paragraph'}, {type: 'list'}],
  });
  expect(tree.children.filter((node) => node.type === 'list').map((node) => node.data !== undefined)).toEqual([true, true, false]);
});

it('leaves all of the introduction in the head of a page that has nothing to see to before', () => {
  const tree: Root = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .parse(page.replace(/## Before you start[^#]*/, ''));
  arrangeConnectingPage(tree, 'Connecting');
  expect(tree.children[0]).toMatchObject({children: [{type: 'mdxjsEsm'}, {type: 'paragraph'}, {type: 'paragraph'}]});
});

it('keeps the notice of a stale translation, behind the head', () => {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(`<StaleTranslation />\n\n${page}`);
  arrangeConnectingPage(tree, 'Подключение');
  expect(tree.children.slice(0, 3).map((node) => 'name' in node && node.name)).toEqual(['NetworkHead', 'StaleTranslation', 'PageContents']);
  expect(JSON.stringify(tree.children[0])).not.toContain('StaleTranslation');
});
