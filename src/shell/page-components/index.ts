import path from 'node:path';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorPath, loadErrorTexts} from '../../errors/texts.ts';
import {localeOfFile} from '../../content/locale.ts';
import {loadErrors} from '../../facts/load.ts';
import type {NetworkId} from '../../facts/schema/common.ts';
import {FactsError, type FactTableData, type Attributes, type PageContext} from '../../facts/tables.ts';
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

/** `[](error:10045)` becomes a link to the code's page; without a text of its own it reads "10045: title". */
function linkErrors(tree: Root, page: PageContext): void {
  visit(tree, 'link', (link) => {
    const code = /^error:(\d+)$/.exec(link.url)?.[1];
    if (!code) return;
    const entry = loadErrors().get(Number(code));
    if (!entry) throw new FactsError(`link "error:${code}": there is no such code in src/data/errors/`);
    link.url = `/docs${errorPath(entry.code, entry.group)}`;
    if (link.children.length === 0)
      link.children = [{type: 'text', value: [code, loadErrorTexts(page.locale).get(entry.code)?.title].filter(Boolean).join(': ')}];
  });
}

/** Remark transform: registered elements get their import and their facts; error links and error pages' boxes are made. */
export default function remarkComponents() {
  return (tree: Root, file: VFile): void => {
    const page = pageContext(file);
    linkErrors(tree, page);
    if (page.code !== undefined) {
      const box: MdxJsxFlowElement = {type: 'mdxJsxFlowElement', name: 'ErrorFacts', attributes: [], children: []};
      tree.children.unshift(box);
    }
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
