import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {loadService} from '../../facts/load.ts';
import {localeOfFile} from '../locale.ts';
import {noticesFor} from './notices.ts';

/** Texts among the values of a script: what an element shows came to it as data. */
function stringsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === 'Literal' && 'value' in value && typeof value.value === 'string') return [value.value];
  return Object.values(value).flatMap(stringsIn);
}

/** What the elements of a page show: their attributes, and the facts that they were given. */
function shown(tree: Root): string[] {
  const texts: string[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    for (const {value} of (node as MdxJsxFlowElement | MdxJsxTextElement).attributes as readonly {readonly value?: unknown}[])
      texts.push(...(typeof value === 'string' ? [value] : stringsIn(value)));
  });
  return texts;
}

/** Remark transform: a notice that the owner has switched on (`notices` in `service.yaml`) stands once at the foot of a page that names what it is about. */
export default function remarkNotices() {
  return (tree: Root, file: VFile): void => {
    const {notices} = loadService();
    const locale = localeOfFile(file.path);
    if (notices.every((notice) => notice[locale].trim() === '')) return;
    const page = [JSON.stringify(file.data.frontMatter ?? {}), textOf(tree), ...shown(tree)].join('\n');
    for (const text of noticesFor(page, notices, locale))
      tree.children.push({type: 'paragraph', children: [{type: 'emphasis', children: [{type: 'text', value: text}]}]});
  };
}
