import type {BlockContent, DefinitionContent, Heading, List, ListItem, Root, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Locale} from '../../config/product.ts';
import type {ErrorFacts} from '../../facts/schema/error.ts';

/** Id of the nth step of the way out; the button in the card's head leads there. */
export const stepId = (number: number): string => `step-${number}`;

/** The id that a heading's comment gives it: a heading ends in the comment `#fix`. */
export function headingId(node: RootContent): string | undefined {
  if (node.type !== 'heading') return undefined;
  const comment = node.children.find((child) => child.type === 'mdxTextExpression');
  return comment && 'value' in comment ? /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(String(comment.value).trim())?.[1] : undefined;
}

/** A page's nodes by sections of level 2; what stands before the first heading has no id. */
export function sectionsOf(nodes: readonly RootContent[]): {readonly id: string | undefined; readonly nodes: RootContent[]}[] {
  const sections: {id: string | undefined; nodes: RootContent[]}[] = [{id: undefined, nodes: []}];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) sections.push({id: headingId(node), nodes: [node]});
    else sections.at(-1)?.nodes.push(node);
  }
  return sections;
}

const isSteps = (node: RootContent): node is List => node.type === 'list' && node.ordered === true;

/** A list that goes on with the number after the last one, past a block of code: what stood between belongs to the step before. */
export function joinSteps(nodes: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  for (const node of nodes) {
    const at = joined.findLastIndex(isSteps);
    const before = joined[at];
    if (isSteps(node) && before && isSteps(before) && (node.start ?? 1) === (before.start ?? 1) + before.children.length) {
      const between = joined.splice(at + 1) as (BlockContent | DefinitionContent)[];
      before.children.at(-1)?.children.push(...between);
      before.children.push(...node.children);
    } else joined.push(node);
  }
  return joined;
}

/** Words by which the step is found where the action is done; they stand there as the interface has them. */
const actionWords: Readonly<Record<ErrorFacts['action'], Readonly<Record<Locale, RegExp>>>> = {
  nothing: {en: /(?!)/, ru: /(?!)/},
  wait_and_retry: {en: /\bRetry\b/, ru: /Повторить/},
  check_network: {en: /\b(profile|live|account)\b/i, ru: /профил|вышл|вышел|аккаунт/i},
  fix_post: {en: /\bEdit\b|\bCustomize\b/, ru: /Изменить|Настроить для каждого/},
  reconnect: {en: /\bReconnect\b|\bAdd\b/, ru: /Переподключить|Добавить/},
  act_in_network: {en: /(?!)/, ru: /(?!)/},
  ask_admin: {en: /\b(admin\w*|owner)\b/i, ru: /администратор|владел/i},
  contact_support: {en: /\bsupport\b/i, ru: /поддержк/i},
};

/** The number of the step that carries out the action: the first that names it, or the first of all. */
export function stepOf(action: ErrorFacts['action'], steps: readonly ListItem[], locale: Locale): number {
  const found = steps.findIndex((step) => actionWords[action][locale].test(textOf(step)));
  return Math.max(found, 0) + 1;
}

function element(name: string, attributes: Readonly<Record<string, string>>, children: RootContent[] = []): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: children as MdxJsxFlowElement['children'],
  };
}

const lookAlikesHeading: Readonly<Record<Locale, string>> = {en: 'Easily confused with', ru: 'Похожие ошибки'};

/**
 * Puts an error page in the order in which it is read: a card with what happened, where the post is and the steps; below it reasons
 * and the rest; last the codes that are easily taken for this one.
 */
export function arrangeErrorPage(tree: Root, facts: Pick<ErrorFacts, 'action' | 'related'>, locale: Locale): void {
  const sections = sectionsOf(tree.children);
  const fix = sections.find(({id}) => id === 'fix');
  if (!fix) return;
  const inside = joinSteps(fix.nodes);
  const steps = inside.filter(isSteps).flatMap((list) => {
    list.data = {...list.data, hProperties: {className: ['steps']}} as List['data'];
    return list.children;
  });
  for (const [index, step] of steps.entries()) step.data = {...step.data, hProperties: {id: stepId(index + 1)}} as ListItem['data'];
  const card = element('RepairCard', steps.length > 0 ? {step: String(stepOf(facts.action, steps, locale))} : {}, inside);
  const others = sections.filter((section) => section !== fix).flatMap(({nodes}) => nodes);
  const heading: RootContent = {
    type: 'heading',
    depth: 2,
    children: [{type: 'text', value: lookAlikesHeading[locale]}],
    data: {hProperties: {id: 'related'}} as Heading['data'],
  };
  tree.children = [card, ...others, ...(facts.related.length > 0 ? [heading, element('LookAlikes', {})] : [])];
}
