import {describe, expect, it} from 'vitest';
import {checkLinks} from '../../src/content/checks/links.ts';
import {checkParity} from '../../src/content/checks/parity.ts';
import {checkProductName} from '../../src/content/checks/product-name.ts';
import {checkRevision} from '../../src/content/checks/revision.ts';
import {checkStructure} from '../../src/content/checks/structure.ts';
import {parsePage} from '../../src/content/page.ts';
import {revisionOf, stamp} from '../../src/content/revision.ts';
import {checkFrontMatter, completeFrontMatter, replaceInFrontMatter} from '../../src/content/front-matter/parse.ts';
import {page} from './fixtures.ts';

const messages = (findings: readonly {message: string}[]): string[] => findings.map((finding) => finding.message);
const russian = 'i18n/ru/docusaurus-plugin-content-docs/current/a.mdx';
const way = '\n[on](./b.mdx)\n';

describe('structure', () => {
  it('finds nothing in a good page', () => {
    expect(checkStructure(page('docs/a.mdx', `Text.\n\n## One {/* #one */}\n${way}`))).toEqual([]);
  });
  it('finds a heading without an id, a skipped level, a repeated id and a level-1 heading', () => {
    const found = messages(checkStructure(page('docs/a.mdx', `# Top {/* #top */}\n\n#### Deep\n\n## A {/* #a */}\n\n## B {/* #a */}\n\n## C\n${way}`)));
    expect(found).toEqual([
      expect.stringContaining('only level-1 heading'),
      expect.stringContaining('jumps from level 1 to 4'),
      expect.stringContaining('"a" is there twice'),
      expect.stringContaining('heading "C" has no id'),
    ]);
  });
  it('finds a page without a link onwards', () => {
    expect(messages(checkStructure(page('docs/a.mdx', 'Text with [a foreign link](https://example.org).')))).toEqual([
      expect.stringContaining('no link onwards'),
    ]);
  });
  it('holds an error page to its steps and words', () => {
    const found = messages(checkStructure(page('docs/1.mdx', `## Fix {/* #fix */}\n${way}`, 'kind: error\ntitle: T')));
    expect(found.join('\n')).toMatch(/at least 110 words/);
    expect(found.join('\n')).toMatch(/numbered steps, at least 2/);
  });
  it('holds what an error page says to programs to a quarter of its words', () => {
    const error = (api: string, head = 'kind: error\ntitle: T'): string[] =>
      messages(
        checkStructure(
          page(
            'docs/1.mdx',
            `Lead.\n\n## Fix {/* #fix */}\n\n${'word '.repeat(71)}\n\n## In the API {/* #api */}\n\n${api}\n\n## More {/* #prevent */}\n${way}`,
            head,
          ),
        ),
      ).filter((message) => message.startsWith('#api'));
    expect(error('`code` '.repeat(26))).toEqual([]);
    expect(error('`code` '.repeat(27))).toEqual([expect.stringContaining('at most a quarter')]);
    // A number of the data is read as one word, and an address as none.
    expect(error('{limits.x.text_max} '.repeat(20))).toEqual([]);
    expect(error('[code](/docs/api/errors-and-retries) '.repeat(20))).toEqual([]);
    expect(error('`code` '.repeat(40), 'kind: article\ntitle: T')).toEqual([]);
  });
  it('holds a network page to its tables', () => {
    expect(messages(checkStructure(page('docs/n.mdx', way, 'kind: network\ntitle: T'))).join('\n')).toMatch(/shows <PostKinds \/>/);
  });
});

describe('parity of the languages', () => {
  const english = page('docs/a.mdx', '## One {/* #one */}\n\n[a](./b.mdx)\n\n```js\nlet a = 1; // comment\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n');
  it('accepts translated prose and comments', () => {
    const same = page(russian, '## Раз {/* #one */}\n\n[б](./b.mdx)\n\n```js\nlet a = 1; // пояснение\n```\n\n| а | б |\n|---|---|\n| 1 | 2 |\n');
    expect(checkParity(english, same)).toEqual([]);
  });
  it('finds another anchor, link, code block and table', () => {
    const other = page(russian, '## Раз {/* #odin */}\n\n[б](./c.mdx)\n\n```js\nlet a = 2;\n```\n\n| а |\n|---|\n| 1 |\n');
    const found = messages(checkParity(english, other)).join('\n');
    for (const what of ['headings', 'links', 'code blocks', 'tables']) expect(found).toContain(what);
  });
  it('finds a number of the data that only one language takes from it, by section', () => {
    const here = page('docs/a.mdx', '## One {/* #one */}\n\nIn {service.trial.days|day}.\n\n## Two {/* #two */}\n\n{limits.threads.text_max|character}.');
    const there = (one: string) => page(russian, `## Раз {/* #one */}\n\n${one}\n\n## Два {/* #two */}\n\n{limits.threads.text_max} символов.`);
    expect(checkParity(here, there('Через {service.trial.days|day.genitive}.'))).toEqual([]);
    expect(messages(checkParity(here, there('Через 14 дней, {limits.threads.text_max}.')))).toEqual([
      'variables of the English page missing here: "#one {service.trial.days}"',
      'variables that the English page does not have: "#one {limits.threads.text_max}"',
    ]);
    // Words have forms that a variable does not; an unknown name has a finding of its own.
    expect(checkParity(page('docs/a.mdx', '{service.plans.team.name} {service.nothing}'), page(russian, 'Тариф'))).toEqual([]);
  });
  it('lets a post and a feed be written in the language of the page, line for line and element for element', () => {
    const post = (text: string, feed: string) => `\`\`\`text\n${text}\n\`\`\`\n\n\`\`\`xml\n${feed}\n\`\`\`\n`;
    const here = page('docs/a.mdx', post('New menu\n\n[link]', '<item><title>New</title></item>'));
    expect(checkParity(here, page(russian, post('Новое меню\n\n[link]', '<item><title>Новое</title></item>')))).toEqual([]);
    expect(messages(checkParity(here, page(russian, post('Новое меню', '<item><title>Новое</title></item>')))).join('\n')).toContain('code blocks');
    expect(messages(checkParity(here, page(russian, post('Новое меню\n\n[link]', '<item><name>Новое</name></item>')))).join('\n')).toContain('code blocks');
  });
  it('finds front matter that must agree and does not', () => {
    const other = page(russian, english.body, 'kind: article\ntitle: T');
    expect(messages(checkParity(english, other)).join()).toContain('"kind" differs');
  });
});

describe('links', () => {
  const target = page('docs/b.mdx', '## There {/* #there */}\n');
  const pages = new Map([[target.file, target]]);
  it('accepts a page, an anchor on it, a foreign https address and an error code', () => {
    expect(checkLinks(page('docs/a.mdx', '[a](./b.mdx) [b](./b.mdx#there) [c](https://example.org) [d](error:10000)'), pages)).toEqual([]);
  });
  it('finds a missing page, a missing anchor, a path without its file, the other language and http', () => {
    const found = messages(checkLinks(page('docs/a.mdx', '[a](./gone.mdx) [b](./b.mdx#gone) [c](./b) [d](/ru/docs/b) [e](http://example.org)'), pages));
    expect(found).toEqual([
      expect.stringContaining('there is no page docs/gone.mdx'),
      expect.stringContaining('no heading with the id "gone"'),
      expect.stringContaining('link to a page by its file'),
      expect.stringContaining('links carry no language'),
      expect.stringContaining('use https'),
    ]);
  });
  it('leaves out a page that has a finding of its own, so that one slip does not make thirty', () => {
    const link = page('docs/a.mdx', '[a](./gone.mdx)');
    expect(checkLinks(link, pages, new Set(['docs/gone.mdx']))).toEqual([]);
    expect(checkLinks(link, pages)).toHaveLength(1);
  });
  it('names the page that is probably meant, where a folder has an index', () => {
    const index = page('docs/folder/index.mdx', '');
    const both = new Map([...pages, [index.file, index]]);
    expect(messages(checkLinks(page('docs/a.mdx', '[a](./folder.mdx) [b](./b/index.mdx)'), both))).toEqual([
      '"./folder.mdx": there is no page docs/folder.mdx; there is docs/folder/index.mdx',
      '"./b/index.mdx": there is no page docs/b/index.mdx; there is docs/b.mdx',
    ]);
  });
});

describe('product name', () => {
  it('finds the name, the slug and the hosts, and accepts the variables', () => {
    expect(checkProductName('docs/a.mdx', 'Open {product} at {appUrl}.')).toEqual([]);
    expect(checkProductName('docs/a.mdx', 'Open Postloom.\nfine\nSee api.postloom.example.').map((finding) => finding.line)).toEqual([1, 3]);
  });
});

describe('revision of a translation', () => {
  it('finds a missing and a stale revision, and accepts the current one', () => {
    const text = '---\ntitle: A\n---\nText\n';
    const translation = '---\ntitle: А\n---\nТекст\n';
    expect(messages(checkRevision(text, parsePage(russian, translation)))).toEqual([expect.stringContaining('records no English revision')]);
    const stamped = stamp(translation, revisionOf(text));
    expect(checkRevision(text, parsePage(russian, stamped))).toEqual([]);
    expect(messages(checkRevision(`${text}more`, parsePage(russian, stamped)))).toEqual([expect.stringContaining('is stale')]);
    expect(stamp(stamped, 'abcdefabcdef').match(/translated_from/g)).toHaveLength(1);
  });
});

describe('front matter', () => {
  const good = {kind: 'article', title: 'A title', description: 'x'.repeat(80)};
  it('accepts what the kind allows', () => {
    expect(checkFrontMatter(good, 'docs/a.mdx')).toEqual(good);
  });
  it('takes Docusaurus’ own keys, and says what is wrong with one', () => {
    const all = {
      ...good,
      draft: true,
      unlisted: true,
      image: '/img/social/other.png',
      last_update: {date: new Date('2026-11-22'), author: 'A'},
      pagination_label: 'Shorter',
      pagination_next: 'team',
      pagination_prev: null,
      tags: ['limits'],
      toc_min_heading_level: 2,
      toc_max_heading_level: 4,
    };
    expect(checkFrontMatter(replaceInFrontMatter(all, 'en'), 'docs/a.mdx')).toEqual(all);
    expect(completeFrontMatter(checkFrontMatter(all, 'docs/a.mdx'), 'docs/a.mdx', 'en').image).toBe('/img/social/other.png');
    for (const wrong of [{image: 'x.png'}, {image: '//other.example/x.png'}, {last_update: {date: 'yesterday'}}, {toc_max_heading_level: 7}, {draft: 'yes'}])
      expect(() => checkFrontMatter({...good, ...wrong}, 'docs/a.mdx')).toThrow(Object.keys(wrong)[0]);
  });
  it('names file, key and what is allowed', () => {
    expect(() => checkFrontMatter({...good, titel: 'x'}, 'docs/a.mdx')).toThrow(
      /docs\/a\.mdx[\s\S]*titel: no such key for this kind of page; probably "title" is meant/,
    );
    expect(() => checkFrontMatter({...good, colour: 'x'}, 'docs/a.mdx')).toThrow(
      'colour: no such key for this kind of page; take it out, or write one of kind, title, ',
    );
    expect(() => checkFrontMatter({...good, description: 'short'}, 'docs/a.mdx')).toThrow(/description has 5 characters; 70 to 160/);
    expect(() => checkFrontMatter({...good, kind: 'blog'}, 'docs/a.mdx')).toThrow(/kind: found "blog"; allowed: section, article/);
    expect(() => checkFrontMatter({...good, kind: 'network', network: 'myspace'}, 'docs/a.mdx')).toThrow(/network/);
  });
});

describe('reading a page', () => {
  it('says where MDX is broken', () => {
    expect(() => page('docs/a.mdx', 'fine\n\n<Unclosed>\n')).toThrow(/docs\/a\.mdx:\d+: not valid MDX/);
    expect(() => parsePage('docs/a.mdx', 'no front matter')).toThrow(/docs\/a\.mdx:1: no front matter/);
  });
});
