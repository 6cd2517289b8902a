import type {Node} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Locale} from '../../../config/product.ts';
import type {Page} from '../../page.ts';
import type {Finding} from '../finding.ts';
import type {Known} from './known.ts';
import {type Quantity, quantitiesIn} from './quantities.ts';

/** What a page is about, as far as numbers go. */
export interface Subject {
  /** Ids of its networks. Of a page without any, each sentence is about those that it names. */
  readonly networks: ReadonlySet<string>;
  /** Variables that its facts name: their numbers need no word beside them. */
  readonly variables: ReadonlySet<string>;
}

/** Where a comment in a sentence says that its number is another thing. */
const anotherNumber = '\u0001';

/** A paragraph as it is read; a dot in place of what holds no typed number: code, variables. */
function readText(node: Node): string {
  const {value, children} = node as {readonly value?: string; readonly children?: readonly Node[]};
  if (node.type === 'text') return value ?? '';
  if (node.type === 'mdxTextExpression' && /^\s*\/\*\s*another number\b/.test(value ?? '')) return anotherNumber;
  return children === undefined ? '·' : children.map(readText).join('');
}

/** Sentences, without what is quoted: a network's message or a post says what it says. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/“[^”]*”|«[^»]*»|"[^"]*"/gu, '·')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?…;])\s+/u);
}

function means(known: Known, quantity: Quantity, context: string, locale: Locale, named: boolean): boolean {
  if (quantity.dimension !== known.dimension || !quantity.amounts.some((amount) => Math.abs(amount - known.amount) < 1e-6 * known.amount)) return false;
  if (known.counts !== undefined && known.counts[locale]?.test(quantity.unit) !== true) return false;
  return named || known.about === undefined || known.about[locale]?.test(context) === true;
}

/** Finds numbers typed into prose that the data holds: of a page's networks, and of the service. */
export function typedNumbers(known: readonly Known[], names: ReadonlyMap<string, Readonly<Record<Locale, string>>>) {
  const spoken = [...names].map(([id, {en, ru}]) => ({id, name: new RegExp(String.raw`(?<!\p{L})(?:${en}|${ru})(?!\p{L})`, 'u')}));

  return function checkTypedNumbers(page: Pick<Page, 'file' | 'tree' | 'offset' | 'locale' | 'frontMatter'>, subject: Subject): Finding[] {
    const findings: Finding[] = [];
    let heading = '';
    visit(page.tree, (node) => {
      if (node.type === 'heading') heading = readText(node);
      if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
      for (const sentence of sentencesOf(readText(node))) {
        if (sentence.includes(anotherNumber)) continue;
        const quantities = quantitiesIn(sentence, page.locale);
        if (quantities.length === 0) continue;
        const networks = subject.networks.size > 0 ? subject.networks : new Set(spoken.flatMap(({id, name}) => (name.test(sentence) ? [id] : [])));
        const context = `${sentence} ${heading} ${String(page.frontMatter.title)}`;
        for (const quantity of quantities) {
          const meant = known.filter(
            (item) =>
              (item.network === undefined || networks.has(item.network)) && means(item, quantity, context, page.locale, subject.variables.has(item.variable)),
          );
          if (meant.length === 0) continue;
          const variables = [...new Set(meant.map(({variable}) => `{${variable}}`))].join(' or ');
          findings.push({
            file: page.file,
            line: (node.position?.start.line ?? 0) + page.offset,
            message: `"${quantity.text}" is typed into the text (${sentence.slice(0, 90)}); write ${variables}, which follows the data, in both languages. Where it is another number, say so in the sentence: {/* another number: of what */}`,
          });
        }
      }
    });
    return findings;
  };
}
