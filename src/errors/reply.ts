import type {List, Root, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Locale} from '../config/product.ts';
import type {ErrorGroup} from '../facts/schema/error.ts';
import {loadErrorTexts} from './texts.ts';
import {isSteps, joinSteps} from '../content/tree/steps.ts';
import {readOfPage} from './page-tree.ts';

const phrases: Readonly<Record<Locale, {readonly greeting: string; readonly more: string}>> = {
  en: {greeting: 'Hello! This is how to solve it:', more: 'All about this error:'},
  ru: {greeting: 'Здравствуйте! Вот как это исправить:', more: 'Подробно об этой ошибке:'},
};

const line = (node: Parameters<typeof textOf>[0]): string => textOf(node).replace(/\s+/g, ' ').trim();

/** What a block of a step says in a chat: a table and a list item by item, each on a line of its own. */
function blockText(block: RootContent): string {
  if (block.type === 'table')
    return block.children
      .slice(1)
      .map(({children}) => `– ${children.map(line).filter(Boolean).join(': ')}`)
      .join('\n');
  if (block.type === 'list') return block.children.map((item) => `– ${line(item)}`).join('\n');
  return line(block);
}

/** A step: its sentences one after another, what is listed below them. */
function stepText({children}: List['children'][number]): string {
  return children
    .map((block) => ({block, text: blockText(block)}))
    .filter(({text}) => text !== '')
    .reduce((said, {block, text}) => (said === '' ? text : `${said}${block.type === 'table' || block.type === 'list' ? '\n' : ' '}${text}`), '');
}

/** Text of a page's first steps, those that go on past a block of code included. */
export function steps(tree: Root): string[] {
  // A link to another code says its number.
  visit(tree, 'link', (link) => {
    const code = /^error:(\d+)$/.exec(link.url)?.[1];
    if (code !== undefined && link.children.length === 0) link.children = [{type: 'text', value: code}];
  });
  const list = joinSteps(tree.children).find(isSteps);
  return list ? list.children.map(stepText) : [];
}

/** Steps of an error's page in a language; undefined when it is not written in it. */
function stepsOf(code: number, group: ErrorGroup, locale: Locale): readonly string[] | undefined {
  return readOfPage(code, group, locale, steps);
}

/** The first thing to do about an error. */
export function firstStep(code: number, group: ErrorGroup, locale: Locale): string | undefined {
  return stepsOf(code, group, locale)?.[0]?.split('\n')[0];
}

/**
 * What a support agent pastes into a chat: title, all steps, link. Undefined when the page is not written in
 * the language.
 */
export function errorReply(code: number, group: ErrorGroup, locale: Locale, shortAddress: string): string | undefined {
  const title = loadErrorTexts(locale).get(code)?.title;
  const all = stepsOf(code, group, locale);
  if (title === undefined || all === undefined) return undefined;
  const numbered = all.map((step, index) => `${index + 1}. ${step}`);
  const {greeting, more} = phrases[locale];
  return [greeting, `${title} (${code})`, ...numbered, `${more} ${shortAddress}`].join('\n');
}
