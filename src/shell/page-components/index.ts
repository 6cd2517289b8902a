import path from 'node:path';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Link, Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Locale} from '../../config/product.ts';
import {entryOf} from '../../errors/page-facts.ts';
import {arrangeErrorPage} from '../../errors/repair/arrange.ts';
import {errorPath, loadErrorTexts} from '../../errors/texts.ts';
import {localeOfFile} from '../../content/locale.ts';
import {loadErrors} from '../../facts/load.ts';
import type {NetworkId} from '../../facts/schema/common.ts';
import {FactsError, type FactTableData, type Attributes, type PageContext} from '../../facts/tables.ts';
import {arrangeNetworkPage} from '../network-page/arrange.ts';
import {components} from './registry.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

function pageContext(file: VFile): PageContext {
  const frontMatter = (file.data.frontMatter ?? {}) as {kind?: string; network?: NetworkId};
  const code = frontMatter.kind === 'error' ? Number(path.basename(file.path).replace(/\.mdx?$/, '')) : undefined;
  return {locale: localeOfFile(file.path), network: frontMatter.network, code};
}

function attributesOf(element: Element): Attributes {
  const attributes: Record<string, string> = {};
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') attributes[attribute.name] = attribute.value;
  }
  return attributes;
}

function setFacts(element: Element, value: unknown): void {
  element.attributes = [
    {
      type: 'mdxJsxAttribute',
      name: 'facts',
      value: {
        type: 'mdxJsxAttributeValueExpression',
        value: '',
        data: {estree: {type: 'Program', sourceType: 'module', comments: [], body: [{type: 'ExpressionStatement', expression: valueToEstree(value)}]}},
      },
    },
  ];
}

/** A row that stands in two tables of a page keeps its id in the first: an id may stand once only. */
function dropRepeatedIds(facts: unknown, seen: Set<string>): unknown {
  if (typeof facts !== 'object' || facts === null || !('columns' in facts) || !('rows' in facts)) return facts;
  const table = facts as FactTableData;
  return {
    ...table,
    rows: table.rows.map(({id, ...row}) => {
      const repeated = id === undefined || seen.has(id);
      if (id !== undefined) seen.add(id);
      return repeated ? row : {id, ...row};
    }),
  };
}

function importNode(local: string, module: string): RootContent {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: local}}],
            source: {type: 'Literal', value: module},
          },
        ],
      },
    },
  } as RootContent;
}

/** Whether a link is all there is in its paragraph or cell: a row of a list, where a title helps and breaks no sentence. */
function standsAlone(link: Link, parent: Parents | undefined): boolean {
  const beside = parent?.children.filter((child) => child !== link && !(child.type === 'text' && child.value.trim() === '')) ?? [];
  return (parent?.type === 'paragraph' || parent?.type === 'tableCell') && beside.length === 0;
}

/**
 * `[](error:10045)` becomes a link to the code's page. Without a text of its own it reads "10045: title" where it stands alone, and
 * "10045" inside a sentence, with the title to hover.
 */
export function linkErrors(tree: Root, locale: Locale): void {
  visit(tree, 'link', (link, _index, parent) => {
    const code = /^error:(\d+)$/.exec(link.url)?.[1];
    if (!code) return;
    const entry = loadErrors().get(Number(code));
    if (!entry) throw new FactsError(`link "error:${code}": there is no such code in src/data/errors/`);
    link.url = `/docs${errorPath(entry.code, entry.group)}`;
    if (link.children.length > 0) return;
    const title = loadErrorTexts(locale).get(entry.code)?.title;
    const alone = standsAlone(link, parent);
    link.children = [{type: 'text', value: alone && title !== undefined ? `${code}: ${title}` : code}];
    if (!alone && title !== undefined) link.title = title;
  });
}

/** Remark transform: error links are made, pages put in the order of their kind, registered elements get their import and their facts. */
export default function remarkComponents() {
  return (tree: Root, file: VFile): void => {
    const page = pageContext(file);
    linkErrors(tree, page.locale);
    if (page.code !== undefined) arrangeErrorPage(tree, entryOf(page), page.locale);
    const {kind, title} = (file.data.frontMatter ?? {}) as {readonly kind?: string; readonly title?: string};
    if (kind === 'network') arrangeNetworkPage(tree, title ?? '');
    const used = new Set<string>();
    const rowIds = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Element;
      const name = element.name ?? '';
      const component = components[name];
      if (!component) return;
      used.add(name);
      if (component.facts) setFacts(element, dropRepeatedIds(component.facts(attributesOf(element), page), rowIds));
    });
    for (const name of used) {
      const component = components[name];
      if (component) tree.children.unshift(importNode(name, component.module));
    }
  };
}
