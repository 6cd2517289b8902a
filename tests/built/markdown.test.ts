// Every page beside its Markdown: nothing of headings, tables, code or words is lost, and nothing of the page's own code leaks.
import {existsSync, globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Nodes as HtmlNode, Root as HtmlRoot} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {Nodes as MarkdownNode, Root as MarkdownRoot} from 'mdast';
import {toString as markdownText} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {product} from '../../src/config/product.ts';

const build = path.resolve(import.meta.dirname, '../../build');
const parser = unified().use(remarkParse).use(remarkGfm).freeze();

interface Shape {
  /** `## Heading` */
  readonly headings: readonly string[];
  /** `4×3`: rows, head included, and columns */
  readonly tables: readonly string[];
  readonly code: readonly string[];
  /** Different words, wherever they stand. */
  readonly words: ReadonlySet<string>;
}

/** What a reader cannot read or copy as text: ways to elsewhere and controls. */
const controls = new Set(['nav', 'aside', 'footer', 'button', 'form', 'fieldset', 'label', 'input', 'select', 'textarea', 'output', 'script', 'style', 'svg']);
const helpers = /\b(hash-link|theme-doc-toc-mobile|theme-doc-version-badge|table-of-contents)\b/;

function isControl(node: Element): boolean {
  const {className, role, ariaHidden, dataMarkdown} = node.properties;
  return (
    controls.has(node.tagName) ||
    helpers.test(Array.isArray(className) ? className.join(' ') : '') ||
    role === 'status' ||
    String(ariaHidden) === 'true' ||
    dataMarkdown === 'skip'
  );
}

const lines = (text: string): string => text.replace(/^\n+|\s+$/g, '').replace(/[ \t]+$/gm, '');
const oneLine = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();

function plainText(node: HtmlNode): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' && node.type !== 'root') return '';
  if (node.type === 'element' && node.tagName === 'br') return '\n';
  return node.type === 'element' && isControl(node) ? '' : node.children.map(plainText).join('');
}

function shapeOfHtml(tree: HtmlRoot): Shape {
  const headings: string[] = [];
  const tables: string[] = [];
  const code: string[] = [];
  const words = new Set<string>();
  const addWords = (text: string): void => {
    for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) words.add(word);
  };
  const walk = (node: HtmlNode, inLink: boolean, inFigure: boolean): void => {
    if (node.type === 'text') addWords(node.value);
    if (node.type !== 'element' && node.type !== 'root') return;
    if (node.type === 'element') {
      if (isControl(node)) return;
      // A picture is said in words under its own title, not under the label of the fold that hides them on the page.
      if (inFigure && node.tagName === 'summary') return;
      if (inFigure && node.tagName === 'section') addWords(String(node.properties.ariaLabel ?? ''));
      // A heading that is the title of a card names where the card leads.
      if (/^h[1-6]$/.test(node.tagName) && !inLink) headings.push(`${'#'.repeat(Number(node.tagName[1]))} ${oneLine(plainText(node))}`);
      if (node.tagName === 'pre') code.push(lines(plainText(node)));
      if (node.tagName === 'table') {
        const rows: number[] = [];
        visit(node, 'element', (part) => {
          if (part.tagName === 'tr') rows.push(part.children.filter((cell) => cell.type === 'element').length);
        });
        tables.push(`${rows.length}×${Math.max(...rows)}`);
      }
    }
    const name = node.type === 'element' ? node.tagName : '';
    for (const child of node.children) walk(child, inLink || name === 'a', inFigure || name === 'figure');
  };
  walk(tree, false, false);
  return {headings, tables, code, words};
}

function shapeOfMarkdown(tree: MarkdownRoot): Shape {
  const headings: string[] = [];
  const tables: string[] = [];
  const code: string[] = [];
  const words = new Set<string>();
  visit(tree, (node: MarkdownNode) => {
    if ('value' in node || 'alt' in node) {
      const text = 'value' in node ? node.value : (node.alt ?? '');
      for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) words.add(word);
    }
    if (node.type === 'heading') headings.push(`${'#'.repeat(node.depth)} ${oneLine(markdownText(node))}`);
    if (node.type === 'code') code.push(lines(node.value));
    if (node.type === 'table') tables.push(`${node.children.length}×${Math.max(...node.children.map((row) => row.children.length))}`);
  });
  return {headings, tables, code, words};
}

function contentOf(html: string): HtmlRoot {
  const tree = fromHtml(html);
  let content: Element | undefined;
  visit(tree, 'element', (node) => {
    if (node.properties.id === '__docusaurus_skipToContent_fallback') content = node;
  });
  if (!content) throw new Error('the page has no content');
  return {type: 'root', children: [content]};
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
  .filter((file) => !/(^|\/)(404|search|e\/\d+\/index)\.html$/.test(file))
  .map((file) => file.replace(/(?<=.)\/index\.html$|\.html$/, ''))
  .map((page) => (page === 'ru' ? 'ru/index' : page))
  .sort();

const read = (page: string, extension: string): string => readFileSync(path.join(build, `${page}${extension}`), 'utf8');
const withoutHead = (markdown: string): string => markdown.replace(/^---\n[\s\S]*?\n---\n/, '');

describe('the Markdown of every page', () => {
  it('stands at its path plus .md', () => {
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.filter((page) => !existsSync(path.join(build, `${page}.md`)))).toEqual([]);
  });

  it('says what the page says: headings, tables, code and words, and no code of the page itself', () => {
    const problems: string[] = [];
    for (const page of pages) {
      if (!existsSync(path.join(build, `${page}.md`))) continue;
      const html = shapeOfHtml(contentOf(read(page, '.html')));
      const tree = parser.parse(withoutHead(read(page, '.md')));
      const markdown = shapeOfMarkdown(tree);
      for (const part of ['tables', 'code'] as const) {
        const [expected, found] = [JSON.stringify(html[part]), JSON.stringify(markdown[part])];
        if (expected !== found) problems.push(`${page}: ${part}: the page has ${expected}, its Markdown ${found}`);
      }
      // A notice may stand above a page's title; in Markdown the title comes first.
      const [expected, found] = [html.headings.join('\n'), markdown.headings.join('\n')];
      if (expected !== found) problems.push(`${page}: headings: the page has\n${expected}\nits Markdown\n${found}`);
      const lost = [...html.words].filter((word) => !markdown.words.has(word));
      if (lost.length > 0) problems.push(`${page}: words that the Markdown has not: ${lost.slice(0, 20).join(', ')}`);
      problems.push(...leaks(tree).map((leak) => `${page}: ${leak}`));
    }
    expect(problems).toEqual([]);
  });

  it('begins with what the page is', () => {
    for (const [page, language] of [
      ['docs/team', 'en'],
      ['ru/docs/team', 'ru'],
    ] as const) {
      const markdown = read(page, '.md');
      const title = /^# (.+)$/m.exec(markdown)?.[1];
      expect(markdown.split('\n').slice(0, 4)).toEqual(['---', `title: "${title}"`, `url: ${product.siteUrl}/${page}`, `language: ${language}`]);
      expect(markdown).toMatch(/^last_updated: \d{4}-\d\d-\d\d$/m);
    }
  });

  it('is named in the head of the page', () => {
    expect(read('docs/team', '.html')).toMatch(new RegExp(`<link[^>]*type=["']?text/markdown["']?[^>]*href=["']?${product.siteUrl}/docs/team.md\\b`));
    expect(read('ru/docs/team', '.html')).toMatch(new RegExp(`href=["']?${product.siteUrl}/ru/docs/team.md\\b`));
  });
});

describe('the comparison itself', () => {
  const html = (inside: string): Shape => shapeOfHtml(fromHtml(inside, {fragment: true}));
  const markdown = (text: string): Shape => shapeOfMarkdown(parser.parse(text));
  it('sees a lost heading, row, column, line of code and word', () => {
    const page = html('<h1>A</h1><h2>B<a class="hash-link">#</a></h2><table><tr><th>x<th>y<tr><td>1<td>2</table><pre><code>a<br>b</code></pre><p>word</p>');
    expect(page).toEqual(markdown('# A\n\n## B\n\n| x | y |\n| - | - |\n| 1 | 2 |\n\n```\na\nb\n```\n\nword\n'));
    expect(markdown('# A\n\nB').headings).not.toEqual(page.headings);
    expect(markdown('| x | y |\n| - | - |').tables).not.toEqual(page.tables);
    expect(markdown('| x |\n| - |\n| 1 |').tables).not.toEqual(page.tables);
    expect(markdown('```\na\n```').code).not.toEqual(page.code);
    expect(markdown('other').words.has('word')).toBe(false);
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
    expect(tree.children.slice(3).every((node, index) => (index % 2 === 0 ? node.type === 'heading' && node.depth === 2 : node.type === 'list'))).toBe(true);
  });
  it('leads to files that stand, in its own language and version', () => {
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !/\.md$|\/llms\.txt$/.test(link) || !existsSync(path.join(build, link)))).toEqual([]);
    expect(links.filter((link) => !link.startsWith(folder ? `/${folder}` : '/') || (folder === '' && link.startsWith('/ru/')))).toEqual([]);
  });
  it('has every page of its list in one file', () => {
    const missing = links.filter((link) => link.endsWith('.md')).filter((link) => !full.includes(`\n${product.siteUrl}${link.replace(/\.md$/, '')}\n`));
    expect(missing).toEqual([]);
  });
});

it('llms.txt of a language lists every page of its help, and leads to the lists of the API versions', () => {
  for (const [prefix, folder] of [
    ['', ''],
    ['ru/', 'ru'],
  ] as const) {
    const list = readFileSync(path.join(build, folder, 'llms.txt'), 'utf8');
    const help = pages.filter((page) => (page === `${prefix}docs` || page.startsWith(`${prefix}docs/`)) && !/^(ru\/)?docs\/(category|api)(\/|$)/.test(page));
    expect(help.filter((page) => !list.includes(`${product.siteUrl}/${page}.md`))).toEqual([]);
    for (const version of globSync(`${prefix}docs/api{,/v*}.html`, {cwd: build}))
      expect(list).toContain(`${product.siteUrl}/${version.replace(/\.html$/, '')}/llms.txt`);
  }
});
