import type {Heading, ListItem, Root, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import type {Locale} from '../../config/product.ts';
import {elementNode} from '../../content/tree/element.ts';
import {sectionsOf} from '../../content/tree/sections.ts';
import {drawAsSteps, isSteps, joinSteps} from '../../content/tree/steps.ts';
import type {ErrorFacts} from '../../facts/schema/error.ts';

/** Id of the nth step of the way out; the button in the card's head leads there. */
export const stepId = (number: number): string => `step-${number}`;

/** Words by which the step is found where the action is done, the surest first; they stand there as the interface has them. */
const actionWords: Readonly<Record<ErrorFacts['action'], Readonly<Record<Locale, readonly RegExp[]>>>> = {
  nothing: {en: [], ru: []},
  wait_and_retry: {en: [/\bRetry\b/], ru: [/Повторить/]},
  check_network: {en: [/\bprofile\b/i, /\b(live|account)\b/i], ru: [/профил/i, /вышл|вышел|аккаунт/i]},
  fix_post: {en: [/\bEdit\b|\bCustomize\b/], ru: [/Изменить|Настроить для каждого/]},
  reconnect: {en: [/\bReconnect\b/, /\bAdd\b/], ru: [/Переподключить/, /Добавить/]},
  act_in_network: {en: [], ru: []},
  ask_admin: {en: [/\b(admin\w*|owner)\b/i], ru: [/администратор|владел/i]},
  contact_support: {en: [/\bsupport\b/i], ru: [/поддержк/i]},
};

/** The number of the step that carries out the action: the first that names it, or the first of all. */
export function stepOf(action: ErrorFacts['action'], steps: readonly ListItem[], locale: Locale): number {
  for (const words of actionWords[action][locale]) {
    const found = steps.findIndex((step) => words.test(textOf(step)));
    if (found >= 0) return found + 1;
  }
  return 1;
}

const lookAlikesHeading: Readonly<Record<Locale, string>> = {en: 'Easily confused with', ru: 'Похожие ошибки'};

/**
 * Puts an error page in the order in which it is read: a card with what happened, where the post is and the steps; below it reasons
 * and the rest; last the codes that are easily taken for this one.
 */
export function arrangeErrorPage(tree: Root, facts: Pick<ErrorFacts, 'action' | 'related' | 'step'>, locale: Locale): void {
  const sections = sectionsOf(tree.children);
  const fix = sections.find(({id}) => id === 'fix');
  if (!fix) return;
  const inside = joinSteps(fix.nodes);
  const steps = inside.filter(isSteps).flatMap((list) => {
    drawAsSteps(list);
    return list.children;
  });
  for (const [index, step] of steps.entries()) step.data = {...step.data, hProperties: {id: stepId(index + 1)}} as ListItem['data'];
  const step = Math.min(facts.step ?? stepOf(facts.action, steps, locale), steps.length);
  const card = elementNode('RepairCard', step > 0 ? {step: String(step)} : {}, inside);
  const others = sections.filter((section) => section !== fix).flatMap(({nodes}) => nodes);
  const heading: RootContent = {
    type: 'heading',
    depth: 2,
    children: [{type: 'text', value: lookAlikesHeading[locale]}],
    data: {hProperties: {id: 'related'}} as Heading['data'],
  };
  tree.children = [card, ...others, ...(facts.related.length > 0 ? [heading, elementNode('LookAlikes', {})] : [])];
}
