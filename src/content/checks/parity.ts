import {visit} from 'unist-util-visit';
import type {Page} from '../page.ts';
import {isVariable, numberOf} from '../variables.ts';
import type {Finding} from './finding.ts';

function difference(of: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return of.filter((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/**
 * Comments may be translated, and what people write: a post (`text`) keeps its lines, a feed (`xml`) its elements, values of JSON and
 * texts in programs may be Russian. Code may not.
 */
function codeShape(page: Page): string[] {
  return page.codeBlocks.map(({language, value}) => {
    if (language === 'text') return `text, ${value.split('\n').filter((line) => line.trim() !== '').length} lines`;
    if (language === 'xml') return `xml\n${(value.match(/<\/?[\w:]+/g) ?? []).join('')}`;
    const plain = language === 'json' ? value.replace(/: "(?:[^"\\]|\\.)*"/g, ': "…"') : value;
    return `${language}\n${plain
      .replace(/(^|\s)(#|\/\/).*$/gm, '')
      .replace(/\s+/g, ' ')
      .trim()}`;
  });
}

const literal = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\\n]|\\.)*`/g;
const time = /^["'](?:\d{4}-\d{2}|\{exampleMonth\})-\d{2}T[\d:]+(?:Z|[+-]\d{2}:\d{2})["']$/;

/** What a reader of samples sees may be of their country: a string in Russian letters, a time of their zone. The code around it may not differ. */
function sameButTexts(english: string, translation: string): boolean {
  if (english.replace(literal, '""') !== translation.replace(literal, '""')) return false;
  const theirs = translation.match(literal) ?? [];
  return (english.match(literal) ?? []).every((text, index) => {
    const other = theirs[index] ?? '';
    return other === text || /\p{Script=Cyrillic}/u.test(other) || (time.test(text) && time.test(other));
  });
}

/** Blocks of code of both pages, without those that differ in texts for people only. */
function codeOf(english: Page, translation: Page): [readonly string[], readonly string[]] {
  const [left, right] = [codeShape(english), codeShape(translation)];
  const missing = difference(left, right);
  const extra = difference(right, left);
  const same = (index: number): boolean => sameButTexts(missing[index] ?? '', extra[index] ?? '');
  return [missing.filter((_, index) => !same(index)), extra.filter((_, index) => !same(index))];
}

/** Numbers of the data, by the section that shows them: `#limits {limits.threads.text_max}`. What they count may differ in form. */
function numbersOf({tree}: Page): string[] {
  const found = new Set<string>();
  let section = '';
  visit(tree, (node) => {
    if (node.type === 'heading') section = /#[\w-]+/.exec(JSON.stringify(node.children.at(-1)))?.[0] ?? section;
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    const name = node.value.split(/[|,]/)[0]?.trim() ?? '';
    if (isVariable(name) && numberOf(name) !== undefined) found.add(`${section} {${name}}`.trim());
  });
  return [...found];
}

/** A translation has the same anchors, links, code, tables, variables and components as its English page. */
export function checkParity(english: Page, translation: Page): Finding[] {
  const findings: Finding[] = [];
  const compare = (what: string, left: readonly string[], right: readonly string[]): void => {
    const missing = difference(left, right);
    const extra = difference(right, left);
    if (missing.length > 0)
      findings.push({
        file: translation.file,
        message: `${what} of the English page missing here: ${missing.map((item) => JSON.stringify(item.slice(0, 120))).join(', ')}`,
      });
    if (extra.length > 0)
      findings.push({
        file: translation.file,
        message: `${what} that the English page does not have: ${extra.map((item) => JSON.stringify(item.slice(0, 120))).join(', ')}`,
      });
  };
  const anchors = (page: Page): string[] => page.headings.map((heading) => `${heading.depth}#${heading.id ?? ''}`);
  compare('headings', anchors(english), anchors(translation));
  compare(
    'links',
    english.links.map((link) => link.url),
    translation.links.map((link) => link.url),
  );
  compare('code blocks', ...codeOf(english, translation));
  compare('tables', english.tables, translation.tables);
  compare('variables', numbersOf(english), numbersOf(translation));
  compare('components', english.elements, translation.elements);
  for (const key of ['kind', 'network', 'slug', 'sidebar_position']) {
    if (english.frontMatter[key] !== translation.frontMatter[key])
      findings.push({
        file: translation.file,
        message: `front matter "${key}" differs: ${JSON.stringify(english.frontMatter[key])} in English, ${JSON.stringify(translation.frontMatter[key])} here`,
      });
  }
  return findings;
}
