import {load, type CheerioAPI} from 'cheerio';

/** What search engines are told of a page, as schema.org names it. */
export interface StructuredData {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'FAQPage' | 'HowTo';
  readonly [key: string]: unknown;
}

function plain(text: string): string {
  // Headings end in the sign of their link; code samples and tables bring line breaks.
  return text.replaceAll('\u200b', '').replaceAll(/\s+/g, ' ').trim();
}

function textOf($: CheerioAPI, nodes: ReturnType<CheerioAPI>): string {
  const copy = nodes.clone();
  copy.find('button, svg, .hash-link').remove();
  return plain(
    copy
      .toArray()
      .map((node) => $(node).text())
      .join(' '),
  );
}

/** The text of a page's own part of the HTML. */
function content(html: string): {$: CheerioAPI; article: ReturnType<CheerioAPI>} {
  const $ = load(html);
  return {$, article: $('.theme-doc-markdown').first()};
}

/** A page of questions: each heading of level 2 is a question, what stands below it the answer. Undefined when it holds none. */
export function faqOf(html: string, language: string): StructuredData | undefined {
  const {$, article} = content(html);
  const questions = article
    .find('h2')
    .toArray()
    .map((heading) => ({question: textOf($, $(heading)), answer: textOf($, $(heading).nextUntil('h2'))}))
    .filter(({question, answer}) => question !== '' && answer !== '');
  if (questions.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(({question, answer}) => ({'@type': 'Question', name: question, acceptedAnswer: {'@type': 'Answer', text: answer}})),
  };
}

/** A page that asks one question in its title: what stands before the first heading of level 2 is the answer. Undefined when nothing does. */
export function questionOf(html: string, language: string): StructuredData | undefined {
  const {$, article} = content(html);
  const header = article.children('header');
  const name = textOf($, header.find('h1').first());
  const text = textOf($, header.nextUntil('h2'));
  if (name === '' || text === '') return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: [{'@type': 'Question', name, acceptedAnswer: {'@type': 'Answer', text}}],
  };
}

/** A page of instructions: each numbered list is a section named by its heading, each of its items a step. Undefined when it holds none. */
export function howToOf(html: string, language: string): StructuredData | undefined {
  const {$, article} = content(html);
  const sections = article
    .find('h2')
    .toArray()
    .map((heading) => {
      const below = $(heading).nextUntil('h2');
      const lists = below.filter('ol').add(below.find('ol').filter((_index, list) => $(list).parents('ol, ul').length === 0));
      const steps = lists
        .children('li')
        .toArray()
        .map((step) => textOf($, $(step)))
        .filter((text) => text !== '');
      return {name: textOf($, $(heading)), steps};
    })
    .filter(({steps}) => steps.length > 1);
  if (sections.length === 0) return undefined;
  const stepsOf = (steps: readonly string[]): object[] => steps.map((text, index) => ({'@type': 'HowToStep', position: index + 1, text}));
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: textOf($, article.find('h1').first()),
    inLanguage: language,
    step:
      sections.length === 1
        ? stepsOf(sections[0]?.steps ?? [])
        : sections.map(({name, steps}, index) => ({'@type': 'HowToSection', position: index + 1, name, itemListElement: stepsOf(steps)})),
  };
}

/** The page with the data in its head. */
export function withData(html: string, data: StructuredData): string {
  return html.replace('</head>', () => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></head>`);
}
