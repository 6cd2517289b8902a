// Every page beside its Markdown: nothing of headings, tables, code, links or text is lost or added, and nothing of the page's own code leaks.
import {existsSync, globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import type {Nodes as MarkdownNode, Root as MarkdownRoot} from 'mdast';
import {toString as markdownText} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {historyOf} from '../../src/config/history.ts';
import {product} from '../../src/config/product.ts';
import {isOfTags} from './of-tags.ts';

const build = path.resolve(import.meta.dirname, '../../build');
const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** What there is to compare, each in the order of the page. Texts are reduced to letters and digits: marks between them differ by nature. */
interface Shape {
  /** `## Heading` */
  readonly headings: readonly string[];
  /** The cells of each table, row by row. */
  readonly tables: readonly (readonly (readonly string[])[])[];
  readonly code: readonly string[];
  /** Where links lead, and where pictures stand. */
  readonly links: readonly string[];
  readonly pictures: readonly string[];
  /** Stretches of text that no block interrupts: a paragraph, an item, a cell. */
  readonly runs: readonly string[];
  /** All of it without a gap. */
  readonly text: string;
}

/** What HTML itself calls interactive, the names of it and what it answers; what no browser shows; and drawings, which are said in words. */
const unread = 'button, input, select, textarea, label, legend, [role=tooltip], [role=status], script, style, template, noscript, svg, [aria-hidden=true]';
/** Parts of ours that help to use the page, and are none of its text. */
const ours = '.hash-link, [data-markdown=skip]';
/** Tools are made for the page; their words are about what the reader does in them. By the field that each is for. */
const tools = ['#post-checker-text', '#error-finder', '#support-replies'];
const inline = new Set('a abbr b br cite code em i img kbd mark q s samp small span strong sub sup time u var wbr'.split(' '));

const lines = (text: string): string => text.replace(/^\n+|\s+$/g, '').replace(/[ \t]+$/gm, '');
const oneLine = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();
const letters = (text: string): string => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join('');

/** An address in a text is a link in Markdown, whether it is one on the page or not. */
const isBare = (text: string, address: string): boolean => [address, address.replace(/^https:\/\//, '')].includes(text);

/** Markdown makes a link of every mail address in a text, whether the page has one or not. */
const isOwnMailLink = (text: string, address: string): boolean => address === `mailto:${text}`;

type Part = ReturnType<CheerioAPI>;
type Node = ReturnType<CheerioAPI['root']>[0]['children'][number];

/** What a reader reads on a page: the page's own text where it stands in a column of its own, else all between navbar and footer. */
function readable(html: string): {$: CheerioAPI; root: Part} {
  const $ = load(html);
  for (const field of tools) $(field).closest('section').remove();
  // A picture of ours is read by its title, once: it stands there for a desk and for a phone.
  for (const picture of $('figure:has(> svg)').toArray()) $(picture).prepend($('<p>').text($(picture).find('svg > title').first().text()));
  $(`${unread}, ${ours}`).remove();
  const article = $('.theme-doc-markdown').first();
  const page = $('#__docusaurus_skipToContent_fallback').first();
  page.find('.theme-doc-sidebar-container, .theme-doc-breadcrumbs, .pagination-nav').remove();
  // That a version is an older one is said above the page's text.
  const root = article.length > 0 ? page.find('.theme-doc-version-banner').add(article) : page;
  if (root.length === 0) throw new Error('the page has no text between navbar and footer');
  return {$, root};
}

function shapeOfHtml(html: string, address: string): Shape {
  const {$, root} = readable(html);
  const all = (selector: string): Part[] =>
    root
      .find(selector)
      .toArray()
      .map((node) => $(node));
  $('br').replaceWith('\n');
  const runs: string[] = [];
  let run = '';
  const flush = (): void => {
    const text = letters(run);
    if (text) runs.push(text);
    run = '';
  };
  const walk = (node: Node): void => {
    if (node.type === 'text') run += ` ${node.data}`;
    if (node.type !== 'tag') return;
    // A picture of ours is said in words under its own title, not under the label of the fold that hides them on the page.
    if (node.name === 'summary' && $(node).closest('figure').length > 0) return;
    if (!inline.has(node.name)) flush();
    node.children.forEach(walk);
    if (!inline.has(node.name)) flush();
  };
  for (const part of root.toArray()) walk(part as Node);
  flush();
  return {
    // A heading that is the title of a card names where the card leads.
    headings: all('h1, h2, h3, h4, h5, h6')
      .filter((heading) => heading.closest('a').length === 0)
      .map((heading) => `${'#'.repeat(Number(heading.prop('tagName')?.[1]))} ${oneLine(heading.text())}`),
    tables: all('table').map((table) =>
      table
        .find('tr')
        .toArray()
        .map((row) =>
          $(row)
            .children('th, td')
            .toArray()
            // A heading over several columns is one cell of Markdown and empty ones beside it.
            .flatMap((cell) => [letters($(cell).text()), ...Array.from({length: Number($(cell).attr('colspan') ?? 1) - 1}, () => '')]),
        ),
    ),
    code: all('pre').map((code) => lines(code.text())),
    links: all('a[href]')
      // A link to the very thing it stands in is a handle, and leads nowhere from another page.
      .filter(
        (link) =>
          (letters(link.text()) !== '' || link.find('img').length > 0) && !link.parents().is((_, parent) => `#${parent.attribs.id}` === link.attr('href')),
      )
      .filter((link) => !isOwnMailLink(oneLine(link.text()), link.attr('href') ?? ''))
      .map((link) => new URL(link.attr('href') ?? '', address).href),
    pictures: all('img').flatMap((picture) => (picture.attr('alt') ? [new URL(picture.attr('src') ?? '', address).href] : [])),
    runs,
    text:
      letters(root.text()) +
      all('section[aria-label]')
        .map((section) => letters(section.attr('aria-label') ?? ''))
        .join(''),
  };
}

/** Kinds of Markdown that hold text and no blocks. */
const leaves = new Set(['paragraph', 'heading', 'tableCell', 'code']);

function shapeOfMarkdown(tree: MarkdownRoot): Shape {
  const [headings, code, links, pictures, runs]: [string[], string[], string[], string[], string[]] = [[], [], [], [], []];
  const tables: string[][][] = [];
  visit(tree, (node: MarkdownNode) => {
    if (node.type === 'heading') headings.push(`${'#'.repeat(node.depth)} ${oneLine(markdownText(node))}`);
    if (node.type === 'code') code.push(lines(node.value));
    if (node.type === 'link' && !isBare(markdownText(node), node.url) && !isOwnMailLink(markdownText(node), node.url)) links.push(node.url);
    if (node.type === 'image') pictures.push(node.url);
    if (node.type === 'table') tables.push(node.children.map((row) => row.children.map((cell) => letters(markdownText(cell, {includeImageAlt: false})))));
    if (!leaves.has(node.type)) return;
    const text = letters(markdownText(node, {includeImageAlt: false}));
    if (text) runs.push(text);
  });
  return {headings, tables, code, links, pictures, runs, text: runs.join('')};
}

const occurrences = (text: string, part: string): number => text.split(part).length - 1;

/** What of one side the other does not hold as often. */
function lost(from: Shape, to: Shape): string[] {
  const counts = new Map<string, number>();
  for (const run of from.runs) counts.set(run, (counts.get(run) ?? 0) + 1);
  return [...counts].filter(([run, count]) => occurrences(to.text, run) < count).map(([run]) => run);
}

/** Every difference between a page and its Markdown, in words. */
function differences(page: Shape, markdown: Shape): string[] {
  const exact = (['headings', 'tables', 'code', 'links', 'pictures'] as const).flatMap((part) => {
    const index = Math.max(page[part].length, markdown[part].length);
    const at = Array.from({length: index}, (_, place) => place).find((place) => JSON.stringify(page[part][place]) !== JSON.stringify(markdown[part][place]));
    return at === undefined
      ? []
      : [`${part}, number ${at + 1}: the page has ${JSON.stringify(page[part][at])}, its Markdown ${JSON.stringify(markdown[part][at])}`];
  });
  return [
    ...exact,
    ...lost(page, markdown).map((run) => `the Markdown has not: ${run}`),
    ...markdown.runs.filter((run) => !page.text.includes(run)).map((run) => `the page has not: ${run}`),
  ];
}

/** HTML or JSX that stands in the Markdown as such. */
function leaks(tree: MarkdownRoot): string[] {
  const found: string[] = [];
  visit(tree, (node: MarkdownNode) => {
    if (node.type === 'html') found.push(node.value);
    if (node.type === 'text' && /className=|\{\/\*|<\/?(?:[A-Z]\w*|div|span|table|t[drh]|p|a|small|button|svg)\b[^>]*>/.test(node.value))
      found.push(node.value);
    if (node.type === 'link' && !/^(https?|mailto|tel):/.test(node.url)) found.push(`link to ${node.url}`);
  });
  return found;
}

/** Paths of pages without `.html`; addresses that only lead on, the search page and the one for wrong addresses have no text. */
const pages = globSync('**/*.html', {cwd: build})
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !/(^|\/)(404|search|design|e\/\d+\/index)\.html$/.test(file) && !isOfTags(file))
  .map((file) => file.replace(/(?<=.)\/index\.html$|\.html$/, ''))
  .map((page) => (page === 'ru' ? 'ru/index' : page))
  .sort();

const read = (page: string, extension: string): string => readFileSync(path.join(build, `${page}${extension}`), 'utf8');
/** Whether only who has the address of a page finds it. */
const isUnlisted = (page: string): boolean => /<meta\b[^>]*\brobots\b[^>]*noindex/.test(read(page, '.html'));
const withoutHead = (markdown: string): string => markdown.replace(/^---\n[\s\S]*?\n---\n/, '');

describe('the Markdown of every page', () => {
  it('stands at its path plus .md', () => {
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.filter((page) => !existsSync(path.join(build, `${page}.md`)))).toEqual([]);
  });

  it.each([
    ['English', pages.filter((page) => !page.startsWith('ru/'))],
    ['Russian', pages.filter((page) => page.startsWith('ru/'))],
  ])(
    'says what the %s page says, and no more: headings, cells, code, links, pictures and text, and no code of the page itself',
    {timeout: 300_000},
    (_language, ofLanguage) => {
      const problems: string[] = [];
      for (const page of ofLanguage) {
        if (!existsSync(path.join(build, `${page}.md`))) continue;
        const tree = parser.parse(withoutHead(read(page, '.md')));
        const address = `${product.siteUrl}/${page.replace(/(^|\/)index$/, '$1')}`;
        const found = differences(shapeOfHtml(read(page, '.html'), address), shapeOfMarkdown(tree));
        problems.push(...found.map((difference) => `${page}: ${difference}`));
        problems.push(...leaks(tree).map((leak) => `${page}: ${leak}`));
      }
      expect(problems).toEqual([]);
    },
  );

  it('begins with what the page is', () => {
    for (const [page, language] of [
      ['docs/team', 'en'],
      ['ru/docs/team', 'ru'],
    ] as const) {
      const markdown = read(page, '.md');
      const title = /^# (.+)$/m.exec(markdown)?.[1];
      expect(markdown.split('\n').slice(0, 4)).toEqual(['---', `title: "${title}"`, `url: ${product.siteUrl}/${page}`, `language: ${language}`]);
      // A copy of the repository without its history has no days to tell.
      expect(/^last_updated: \d{4}-\d\d-\d\d$/m.test(markdown)).toBe(historyOf(path.resolve(build, '..')) !== 'none');
    }
  });

  it('is named in the head of every page, and to be read and copied on it', () => {
    const leads = (page: string): boolean => {
      const html = read(page, '.html');
      const [head, text] = [`${product.siteUrl}${product.baseUrl}${page}.md`, `${product.baseUrl}${page}.md`];
      return [head, text].every((address) => new RegExp(`<(?:link|a)\\b[^>]*\\bhref="?${address.replaceAll('.', '\\.')}["\\s>]`).test(html));
    };
    expect(pages.filter((page) => !leads(page))).toEqual([]);
  });
});

describe('the comparison itself', () => {
  const page = shapeOfHtml(
    `<div id="__docusaurus_skipToContent_fallback"><div class="theme-doc-markdown"><h1>A</h1><h2>B<a class="hash-link" href="#b">#</a></h2>
    <p>one two</p><p>one two</p><table><tr><th>x<th>y<tr><td>1<td><a href="/docs/b">2</a></table><pre><code>a<br>b</code></pre><p>say <img src="/c.png" alt="C"><button>Copy</button></p><p><a href="mailto:a@help.example">write</a></p>
    <section><textarea id="error-finder"></textarea><p>or drop it here</p></section></div></div>`,
    'https://help.example/docs/a',
  );
  const same =
    '# A\n\n## B\n\none two\n\none two\n\n| x | y |\n| - | - |\n| 1 | [2](https://help.example/docs/b) |\n\n```\na\nb\n```\n\nsay ![C](https://help.example/c.png)\n\n[write](mailto:a@help.example)\n';
  const found = (markdown: string): string[] => differences(page, shapeOfMarkdown(parser.parse(markdown)));
  it('finds nothing where both say the same', () => {
    expect(found(same)).toEqual([]);
  });
  it.each([
    ['a heading of another level', '## B', '### B'],
    ['a lost paragraph that stands twice', 'one two\n\none two', 'one two'],
    ['words in another order', 'one two\n\none two', 'one two\n\ntwo one'],
    ['a lost column', '| x | y |\n| - | - |\n| 1 | [2](https://help.example/docs/b) |', '| x |\n| - |\n| 1 |'],
    ['cells that changed places', '| 1 | [2](https://help.example/docs/b) |', '| [2](https://help.example/docs/b) | 1 |'],
    ['a link that leads elsewhere', '/docs/b', '/docs/c'],
    ['a mail address that went missing behind its words', '[write](mailto:a@help.example)', 'write'],
    ['a picture from elsewhere', '/c.png', '/d.png'],
    ['a lost line of code', 'a\nb\n```', 'a\n```'],
    ['words of a control', 'say ', 'say Copy '],
    ['words of a tool', '## B', 'or drop it here\n\n## B'],
  ])('sees %s', (_name, from, to) => {
    expect(same).toContain(from);
    expect(found(same.replace(from, to))).not.toEqual([]);
  });
  it('sees tags and JSX', () => {
    expect(leaks(parser.parse('a <b>c</b>'))).toHaveLength(2);
    expect(leaks(parser.parse('\\<Limits group="text" />'))).toHaveLength(1);
    expect(leaks(parser.parse('[a](/docs/team)'))).toEqual(['link to /docs/team']);
    expect(leaks(parser.parse('`<b>` and a \\< b'))).toEqual([]);
  });
});

const folders = ['', 'ru', ...globSync('{,ru/}docs/api{,/v*}.html', {cwd: build}).map((file) => file.replace(/\.html$/, ''))].filter(
  (folder) => folder === '' || existsSync(path.join(build, folder)),
);

describe.each(folders.map((folder) => [folder ? `/${folder}/` : '/', folder]))('llms.txt in %s', (_name, folder) => {
  const list = existsSync(path.join(build, folder, 'llms.txt')) ? readFileSync(path.join(build, folder, 'llms.txt'), 'utf8') : '';
  const full = existsSync(path.join(build, folder, 'llms-full.txt')) ? readFileSync(path.join(build, folder, 'llms-full.txt'), 'utf8') : '';
  const links = [...list.matchAll(/^- \[.+?\]\((\S+)\)/gm)].map((match) => (match[1] ?? '').replace(product.siteUrl, ''));
  it('is a title, a summary, and lists of links, as llmstxt.org has it', () => {
    const tree = parser.parse(list);
    expect(tree.children.slice(0, 3).map((node) => node.type)).toEqual(['heading', 'blockquote', 'paragraph']);
    const first = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 2);
    expect(tree.children.slice(2, first).every((node) => node.type === 'paragraph')).toBe(true);
    expect(tree.children.slice(first).every((node, index) => (index % 2 === 0 ? node.type === 'heading' && node.depth === 2 : node.type === 'list'))).toBe(
      true,
    );
  });
  it('leads to files that stand, in its own language and version', () => {
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !/\.md$|\/llms\.txt$/.test(link) || !existsSync(path.join(build, link)))).toEqual([]);
    expect(links.filter((link) => !link.startsWith(folder ? `/${folder}` : '/') || (folder === '' && link.startsWith('/ru/')))).toEqual([]);
  });
  it('has every page of its list in one file', () => {
    const missing = links
      .filter((link) => link.endsWith('.md'))
      .filter((link) => !full.includes(`\n${product.siteUrl}${link.replace(/(?<=\/)index\.md$|\.md$/, '')}\n`));
    expect(missing).toEqual([]);
  });
});

it('llms.txt of a language lists its home page and every page of its help, and leads to the lists of the API versions', () => {
  for (const [prefix, folder] of [
    ['', ''],
    ['ru/', 'ru'],
  ] as const) {
    const list = readFileSync(path.join(build, folder, 'llms.txt'), 'utf8');
    const help = pages.filter(
      (page) => (page === `${prefix}docs` || page.startsWith(`${prefix}docs/`)) && !/^(ru\/)?docs\/(category|api)(\/|$)/.test(page) && !isUnlisted(page),
    );
    expect([`${prefix}index`, ...help].filter((page) => !list.includes(`(${product.siteUrl}/${page}.md)`))).toEqual([]);
    for (const version of globSync(`${prefix}docs/api{,/v*}.html`, {cwd: build}))
      expect(list).toContain(`${product.siteUrl}/${version.replace(/\.html$/, '')}/llms.txt`);
  }
});
