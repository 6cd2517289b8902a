import type {InlineCode, Link, Paragraph, Root, RootContent} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {Locale} from '../../config/product.ts';
import {word} from '../labels.ts';
import {type ApiDocument, type Call, callsOf} from '../types.ts';
import type {ApiVersion} from '../versions.ts';

/** A call as texts name it: `GET /publications?project_id=…`. */
const named = /^(GET|POST|PUT|DELETE) (\/[a-z/{}_]+)(?:\?.*)?$/;

/** The call that a text names; `PUT /publications` is short for the one with an id. */
export function callNamed(text: string, calls: readonly Call[]): Call | undefined {
  const [, method = '', path = ''] = named.exec(text) ?? [];
  const of = (wanted: string): Call | undefined => calls.find((call) => call.method === method.toLowerCase() && call.path === wanted);
  return of(path) ?? of(`${path}/{id}`);
}

/** The first mention of each call leads to its page; headings and links stay as they are. */
export function linkCalls(tree: Root, document: ApiDocument, version: ApiVersion): void {
  const calls = callsOf(document);
  const seen = new Set<Call>();
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading' || node.type === 'link') return SKIP;
    if (node.type !== 'inlineCode' || !parent || index === undefined) return;
    const call = callNamed(node.value, calls);
    if (!call || seen.has(call)) return;
    seen.add(call);
    const link: Link = {type: 'link', url: `${version.route}/${call.operation.operationId}`, children: [node]};
    (parent.children as RootContent[])[index] = link;
    return SKIP;
  });
}

/** Headings of the list of changes are names of calls, and whoever types one means the call: they are left out of the search, their texts are not. */
export function leaveNamesToCalls(tree: Root): void {
  visit(tree, 'heading', (heading) => {
    if (heading.depth === 3) heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, 'data-search': 'skip'}};
  });
}

/** Id that a heading's comment sets. */
function idOf(node: RootContent): string | undefined {
  if (node.type !== 'heading') return undefined;
  const comment = node.children.find((child) => child.type === 'mdxTextExpression');
  return comment && 'value' in comment ? /#([\w-]+)/.exec(String(comment.value))?.[1] : undefined;
}

/** The call that changes a publication, which takes the whole of it. */
const change = 'PUT /publications/{id}';

/** What a change has to carry, from the document: pages name the field that they are about, and a body with this field alone is refused. */
export function wholeOf(document: ApiDocument, locale: Locale): string {
  const {required = [], properties = {}} = document.components.schemas.UpdatePublicationRequest ?? {};
  const code = (names: readonly string[]): string => new Intl.ListFormat(locale).format(names.map((name) => `\`${name}\``));
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  return word('wholePublication', locale).replace('{required}', code(required)).replace('{optional}', code(optional));
}

/** A section for programs that names the change of a publication ends with what the change has to carry. */
export function addWhole(tree: Root, text: string): void {
  const start = tree.children.findIndex((node) => idOf(node) === 'api');
  if (start < 0) return;
  const next = tree.children.findIndex((node, index) => index > start && node.type === 'heading' && node.depth <= 2);
  const end = next < 0 ? tree.children.length : next;
  const codes: InlineCode[] = [];
  for (const node of tree.children.slice(start + 1, end)) visit(node, 'inlineCode', (code) => void codes.push(code));
  if (!codes.some(({value}) => value === change)) return;
  const [note] = unified().use(remarkParse).parse(text).children as [Paragraph];
  // The same on many pages: who searches for a field means the reference, not them.
  tree.children.splice(end, 0, {...note, data: {hProperties: {'data-search': 'skip'}}});
}
