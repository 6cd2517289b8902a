import type {Page} from '../page.ts';
import type {Finding} from './finding.ts';

function difference(of: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return of.filter((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/** Values that a reader's country decides: a name, a street, a post's text. */
const words = /(["'`])[\p{L}\d ,.!?:;«»“”’—–-]*\p{L}[\p{L}\d ,.!?:;«»“”’—–-]*\1/gu;

/**
 * Comments may be translated, and what people write: a post (`text`) keeps its lines, a feed (`xml`) its elements, values of JSON and
 * texts in programs may be Russian. Code may not.
 */
function codeShape(page: Page): string[] {
  return page.codeBlocks.map(({language, value}) => {
    if (language === 'text') return `text, ${value.split('\n').filter((line) => line.trim() !== '').length} lines`;
    if (language === 'xml') return `xml\n${(value.match(/<\/?[\w:]+/g) ?? []).join('')}`;
    const plain = language === 'json' ? value.replace(/: "(?:[^"\\]|\\.)*"/g, ': "…"') : value.replace(words, '"…"');
    return `${language}\n${plain
      .replace(/(^|\s)(#|\/\/).*$/gm, '')
      .replace(/\s+/g, ' ')
      .trim()}`;
  });
}

/** A translation has the same anchors, links, code, tables and components as its English page. */
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
  compare('code blocks', codeShape(english), codeShape(translation));
  compare('tables', english.tables, translation.tables);
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
