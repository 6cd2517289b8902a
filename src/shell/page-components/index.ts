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
import {loadErrors, loadNetworks} from '../../facts/load.ts';
import type {NetworkId} from '../../facts/schema/common.ts';
import type {LimitSheetFacts} from '../../facts/sheet/limits.ts';
import {FactsError, type Attributes, type PageContext} from '../../facts/tables.ts';
import {placeScreens} from '../../content/screens/place.ts';
import {loadScreens} from '../../content/screens/load.ts';
import {arrangeConnectingPage} from '../connecting-page/arrange.ts';
import {arrangeNetworkPage} from '../network-page/arrange.ts';
import {placeContents} from './contents.ts';
import {filled} from './filled.ts';
import {signNetworks} from './network-signs.ts';
import {components} from './registry.ts';
import {typesetFacts} from './typeset-facts.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

function pageContext(file: VFile): PageContext {
  const frontMatter = (file.data.frontMatter ?? {}) as {kind?: string; network?: NetworkId};
  const code = frontMatter.kind === 'error' ? Number(path.basename(file.path).replace(/\.mdx?$/, '')) : undefined;
  return {locale: localeOfFile(file.path), network: frontMatter.network, code};
}

/** A page as data names it: its path below `/docs`, the same in both languages; `api/4.1/…` in the reference. */
export function pageName(file: string): string {
  return file
    .split(path.sep)
    .join('/')
    .replace(/^.*?(?:docusaurus-plugin-content-docs\/current|(?:^|\/)docs)\//, '')
    .replace(/^.*?(?:docusaurus-plugin-content-docs-api|api_versioned_docs)\/version-/, 'api/')
    .replace(/(?:\/index)?\.mdx$/, '');
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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/**
 * What a page has said once it does not say again: a limit that stands in two tables keeps its anchors in the first, since an id may
 * stand once only, and the usual effect of limits is said above the first table that has it; below that a table says only what the
 * service does.
 */
export function dropRepeated(facts: unknown, seen: Set<string>): unknown {
  if (!isObject(facts) || !('groups' in facts) || !('usual' in facts)) return facts;
  const {usual, usualAgain, effect, ...sheet} = facts as unknown as LimitSheetFacts;
  const once = (text: string): boolean => {
    const repeated = seen.has(text);
    seen.add(text);
    return !repeated;
  };
  const sentence = once(`effect: ${effect}`) ? usual : usualAgain;
  const rowsOnce = (rows: LimitSheetFacts['groups'][number]['rows']): LimitSheetFacts['groups'][number]['rows'] =>
    rows.map((row) => ({...row, ids: row.ids.filter(once)}));
  return {
    ...sheet,
    usual: once(usual) ? sentence : '',
    groups: sheet.groups.map((group) => ({...group, rows: rowsOnce(group.rows)})),
    ...(sheet.technical ? {technical: {...sheet.technical, rows: rowsOnce(sheet.technical.rows)}} : {}),
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
    signNetworks(tree, new Set(loadNetworks().keys()));
    if (page.code !== undefined) arrangeErrorPage(tree, entryOf(page), page.locale);
    const unplaced = placeScreens(
      tree,
      loadScreens().filter((screen) => screen.page === pageName(file.path)),
      page.locale,
    );
    file.data.unplacedScreens = unplaced.map(
      ({id, section, words}) =>
        `drawing "${id}" of src/content/screens/ belongs to the step of #${section} that says "${words[page.locale]}" (its "words"), and no step there does; write them in the step, or correct "words"`,
    );
    const {kind, title, ...hidden} = (file.data.frontMatter ?? {}) as {
      readonly kind?: string;
      readonly title?: string;
      readonly hide_title?: boolean;
      readonly hide_table_of_contents?: boolean;
    };
    if (kind === 'network') arrangeNetworkPage(tree, title ?? '', page.locale);
    if (kind === 'connecting') arrangeConnectingPage(tree, title ?? '');
    // A page that writes its title itself has placed its contents as well.
    if (!hidden.hide_title && !hidden.hide_table_of_contents) placeContents(tree);
    const used = new Set<string>();
    const said = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Element;
      const name = element.name ?? '';
      const component = components[name];
      if (!component) return;
      used.add(name);
      if (!component.facts) return;
      const attributes = attributesOf(element);
      try {
        const resolved = component.facts(attributes, page);
        // What the site has put there itself has no place in the text, and may be empty.
        const facts = dropRepeated(element.position ? filled(name, attributes, page, resolved) : resolved, said);
        setFacts(element, component.loose ? facts : typesetFacts(facts, page.locale));
      } catch (cause) {
        if (cause instanceof FactsError) cause.message = `${path.relative(process.cwd(), file.path)}: ${cause.message}`;
        throw cause;
      }
    });
    for (const name of used) {
      const component = components[name];
      if (component) tree.children.unshift(importNode(name, component.module));
    }
  };
}
