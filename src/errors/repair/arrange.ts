import type {Heading, ListItem, Root, RootContent} from 'mdast';
import type {Locale} from '../../config/product.ts';
import {elementNode} from '../../content/tree/element.ts';
import {sectionsOf} from '../../content/tree/sections.ts';
import {drawAsSteps, isSteps, joinSteps} from '../../content/tree/steps.ts';
import type {ErrorFacts} from '../../facts/schema/error.ts';

/** Id of the nth step of the way out; the button in the card's head leads there. */
export const stepId = (number: number): string => `step-${number}`;

const lookAlikesHeading: Readonly<Record<Locale, string>> = {en: 'Easily confused with', ru: 'Похожие ошибки'};

/**
 * Puts an error page in the order in which it is read: a card with what happened, where the post is and the steps; below it reasons
 * and the rest; last the codes that are easily taken for this one.
 */
export function arrangeErrorPage(tree: Root, facts: Pick<ErrorFacts, 'related' | 'step'>, locale: Locale): void {
  const sections = sectionsOf(tree.children);
  const fix = sections.find(({id}) => id === 'fix');
  if (!fix) return;
  const inside = joinSteps(fix.nodes);
  const steps = inside.filter(isSteps).flatMap((list) => {
    drawAsSteps(list);
    return list.children;
  });
  for (const [index, step] of steps.entries()) step.data = {...step.data, hProperties: {id: stepId(index + 1)}} as ListItem['data'];
  if (facts.step !== undefined && facts.step > steps.length)
    throw new Error(`"step: ${facts.step}" in src/data/errors, but the page has ${steps.length} steps: name one of them, or leave "step" out for the first`);
  const step = facts.step ?? Math.min(1, steps.length);
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
