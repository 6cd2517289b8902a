import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Locale} from '../config/product.ts';
import {PageError, readFrontMatter} from './front-matter/read.ts';
import {localeOfFile} from './locale.ts';
import {restoreColons} from './tree/colons.ts';

/** One content file, read but not rendered: what the checks look at. */
export interface Page {
  /** Path from the repository's root. */
  readonly file: string;
  /** Path below the root of its language's tree, the same in both languages: `channels/telegram/index.mdx`. */
  readonly key: string;
  readonly locale: Locale;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** Lines of the file above the body. */
  readonly offset: number;
  readonly tree: Root;
  readonly headings: readonly {readonly depth: number; readonly text: string; readonly id: string | undefined; readonly line: number}[];
  readonly links: readonly {readonly url: string; readonly text: string; readonly line: number}[];
  readonly codeBlocks: readonly {readonly language: string; readonly value: string}[];
  /** Columns × rows of every Markdown table. */
  readonly tables: readonly string[];
  /** Names of JSX elements, in order. */
  readonly elements: readonly string[];
  /** Numbered lists: how many items each holds. */
  readonly orderedLists: readonly number[];
}

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

/** Trees that hold pages: folder from the root, and language. */
export const contentRoots = [
  'docs',
  'api_versioned_docs/version-4.1',
  'api_versioned_docs/version-4.0',
  'i18n/ru/docusaurus-plugin-content-docs/current',
  'i18n/ru/docusaurus-plugin-content-docs-api/version-4.1',
  'i18n/ru/docusaurus-plugin-content-docs-api/version-4.0',
] as const;

/** `docs/x.mdx` and its translation share the key `docs/x.mdx`. */
export function keyOf(file: string): string {
  const posix = file.split(path.sep).join('/');
  return posix
    .replace(/^i18n\/[a-z]+\/docusaurus-plugin-content-docs\/current\//, 'docs/')
    .replace(/^i18n\/[a-z]+\/docusaurus-plugin-content-docs-api\//, 'api_versioned_docs/');
}

/** Reads a page from its text. Throws {@link PageError}. */
export function parsePage(file: string, content: string): Page {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(content);
  if (!match) throw new PageError(`${file}:1: no front matter; a page starts with a line of three dashes`);
  const [, block = '', body = ''] = match;
  const frontMatter = readFrontMatter(file, block);
  let tree: Root;
  const offset = content.slice(0, content.length - body.length).split('\n').length - 1;
  try {
    tree = processor.parse(body);
    restoreColons(tree, body);
  } catch (cause) {
    const place = (cause as {line?: number}).line;
    // What stands in brackets counts from the body's first line.
    const said = (cause as Error).message.replace(/ \(\d+:\d+(?:-\d+:\d+)?\)/g, '');
    throw new PageError(`${file}:${(place ?? 0) + offset}: not valid MDX: ${said}. In prose, < and braces stand inside backticks`);
  }
  const headings: Page['headings'][number][] = [];
  const links: Page['links'][number][] = [];
  const codeBlocks: Page['codeBlocks'][number][] = [];
  const tables: string[] = [];
  const elements: string[] = [];
  const orderedLists: number[] = [];
  visit(tree, (node) => {
    const line = (node.position?.start.line ?? 0) + offset;
    if (node.type === 'heading') {
      const comment = node.children.find((child) => child.type === 'mdxTextExpression');
      const id = comment && 'value' in comment ? /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(String(comment.value).trim())?.[1] : undefined;
      headings.push({
        depth: node.depth,
        text: textOf({...node, children: node.children.filter((child) => child.type !== 'mdxTextExpression')}).trim(),
        id,
        line,
      });
    } else if (node.type === 'link') {
      links.push({url: node.url, text: textOf(node), line});
    } else if (node.type === 'code') {
      codeBlocks.push({language: node.lang ?? '', value: node.value});
    } else if (node.type === 'table') {
      tables.push(`${node.children[0]?.children.length ?? 0}×${node.children.length}`);
    } else if (node.type === 'list' && node.ordered) {
      orderedLists.push(node.children.length);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      elements.push(node.name ?? '');
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute' && (attribute.name === 'to' || attribute.name === 'href') && typeof attribute.value === 'string')
          links.push({url: attribute.value, text: '', line});
      }
    }
  });
  return {file, key: keyOf(file), locale: localeOfFile(file), frontMatter, body, offset, tree, headings, links, codeBlocks, tables, elements, orderedLists};
}

/** Reads a page from disk. Throws {@link PageError}. */
export function readPage(root: string, file: string): Page {
  return parsePage(file, readFileSync(path.join(root, file), 'utf8'));
}
