import type {Page} from '../page.ts';
import type {PageKind} from '../kinds.ts';
import type {Finding} from './finding.ts';

/** The least that a kind of page must hold. */
export const minimum: Partial<
  Record<PageKind, {readonly words?: number; readonly headings?: number; readonly steps?: number; readonly elements?: readonly string[]}>
> = {
  network: {words: 150, headings: 5, elements: ['PostKinds', 'Limits', 'Features', 'NetworkErrors']},
  connecting: {words: 250, headings: 6, steps: 4, elements: ['AccountTypes', 'NetworkErrors']},
  requirements: {words: 150, headings: 4, elements: ['Limits']},
  faq: {words: 350, headings: 8},
  module: {words: 250, headings: 4, steps: 3},
  tool: {words: 300, headings: 4, steps: 3},
  question: {words: 200, headings: 3},
  article: {words: 200, headings: 3},
  error: {words: 110, headings: 4, steps: 2},
  'api-guide': {words: 200, headings: 4},
  'api-overview': {words: 100, headings: 3},
};

function wordsIn(text: string): number {
  const prose = text
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replace(/<[^>]+>/g, ' ');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}

/** Words of the prose, without code and components. */
export function proseWords(page: Page): number {
  return wordsIn(page.body);
}

/** The most that #api takes of an error page: who repairs a post reads the rest. */
const mostForPrograms = 0.25;

/** Words of #api by words of all of the page's text; a variable is one word, an address none. */
function shareForPrograms({body}: Page): number {
  const read = body.replace(/\]\([^)]*\)/g, ']').replace(/\{(?!\/\*)[^{}]*\}/g, '0');
  const [section = ''] = /^## [^\n]*#api \*\/\}\n[\s\S]*?(?=^## |$(?![\s\S]))/m.exec(read) ?? [];
  return wordsIn(section.replace(/^.*\n/, '')) / Math.max(1, wordsIn(read));
}

/** Headings, ids, minimum content of the page's kind, a way on. */
export function checkStructure(page: Page): Finding[] {
  const findings: Finding[] = [];
  const add = (message: string, line?: number): void => void findings.push({file: page.file, line, message});
  const kind = page.frontMatter.kind as PageKind;
  let depth = 1;
  const ids = new Map<string, number>();
  for (const heading of page.headings) {
    if (heading.depth === 1) add('the title is the only level-1 heading; start at ##', heading.line);
    if (heading.depth > depth + 1) add(`heading "${heading.text}" jumps from level ${depth} to ${heading.depth}`, heading.line);
    depth = heading.depth;
    if (heading.id === undefined) {
      if (heading.depth <= 3)
        add(`heading "${heading.text}" has no id; write it as {/* #some-id */} at the end of the line, the same in both languages`, heading.line);
    } else if (ids.has(heading.id)) add(`heading id "${heading.id}" is there twice (also in line ${ids.get(heading.id)})`, heading.line);
    else ids.set(heading.id, heading.line);
  }
  const wanted = minimum[kind];
  if (wanted) {
    const words = proseWords(page);
    if (wanted.words !== undefined && words < wanted.words) add(`a page of kind "${kind}" has at least ${wanted.words} words of prose; found ${words}`);
    const sections = page.headings.filter((heading) => heading.depth === 2 || (kind === 'faq' && heading.depth === 3)).length;
    if (wanted.headings !== undefined && sections < wanted.headings)
      add(`a page of kind "${kind}" has at least ${wanted.headings} sections; found ${sections}`);
    const longest = Math.max(0, ...page.orderedLists);
    if (wanted.steps !== undefined && longest < wanted.steps) add(`a page of kind "${kind}" has numbered steps, at least ${wanted.steps}; found ${longest}`);
    for (const element of wanted.elements ?? []) {
      if (!page.elements.includes(element)) add(`a page of kind "${kind}" shows <${element} />`);
    }
  }
  if (kind === 'error' && shareForPrograms(page) > mostForPrograms)
    add(`#api takes ${Math.round(shareForPrograms(page) * 100)} % of the page's words; at most a quarter: leave what a program needs`);
  const onward = page.links.filter((link) => !/^(https?:|mailto:|#)/.test(link.url));
  if (onward.length === 0 && kind !== 'api-reference') add('no link onwards; a page leads to at least one other page');
  return findings;
}
