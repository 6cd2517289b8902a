import {describe, expect, it} from 'vitest';
import {markdownFile, NoTitleError, pageToMarkdown} from './page.ts';

const address = 'https://help.example/docs/page';

/** A built page around some content, as the theme and the minifier leave it. */
function built(content: string, locale: 'en' | 'ru' = 'en') {
  const html = `<!doctype html><body><nav class=navbar>Menu</nav><div id=__docusaurus_skipToContent_fallback class=theme-layout-main><aside><ul><li>Side</ul></aside><main><article><nav class=theme-doc-breadcrumbs><a href=/>Home</a></nav><div class="theme-doc-toc-mobile"><button>On this page</button></div><div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>${content}</div><footer class=theme-doc-footer><a href=/edit>Edit</a><span class=theme-last-updated>Last updated on <time datetime=2026-11-20T10:00:00.000Z>Nov 20</time></span></footer></article><nav class=pagination-nav>Next</nav></main></div><footer class="theme-layout-footer footer">Foot</footer>`;
  return pageToMarkdown(html, address, locale);
}
const body = (content: string, locale: 'en' | 'ru' = 'en'): string => built(content, locale).body.replace('# Title\n\n', '').trimEnd();

describe('a built page in Markdown', () => {
  it('is title and text without navigation, with a head of its own', () => {
    const page = built('<p>Text.<h2 class=anchor id=a>Part<a class=hash-link href=#a>​</a></h2>');
    expect(markdownFile(page, address, 'en')).toBe(
      `---\ntitle: "Title"\nurl: ${address}\nlanguage: en\nlast_updated: 2026-11-20\n---\n\n# Title\n\nText.\n\n## Part\n`,
    );
  });
  it('has full addresses of links and pictures, and no controls', () => {
    expect(
      body('<p><a href=/docs/team#roles>Team</a>, <a href=#a>below</a>, <img src=/img/a.png alt="A sign"><img src=/b.png alt=""><button>Copy</button></p>'),
    ).toBe('[Team](https://help.example/docs/team#roles), [below](https://help.example/docs/page#a), ![A sign](https://help.example/img/a.png)');
  });
  it('keeps what is struck through', () => {
    expect(body('<ul><li><a href=/docs/e><b>10091</b> <s>No longer used</s></a></ul>')).toBe('- [**10091** ~~No longer used~~](https://help.example/docs/e)');
  });
  it('leaves out a tool whole, the words around its controls too', () => {
    const tool =
      '<section aria-label=Checker><label>Text</label><textarea></textarea><p>Nothing leaves your browser.</p><span>or drop files here</span></section>';
    expect(body(`<p>Before.</p>${tool}<p>After.</p>`)).toBe('Before.\n\nAfter.');
    expect(body('<section><h2>Part</h2><p>Text.</p></section>')).toBe('## Part\n\nText.');
  });
  it('writes facts as a table, with notes, sources and their dates', () => {
    const table =
      '<table class="fact-table x"><thead><tr><th scope=col>What<th scope=col>Limit<th scope=col>Source<tbody><tr id=r><th scope=row>Text<td data-label=Limit>4,096<small class=n>a | b</small><td><a href=https://t.example/x rel=noopener title=https://t.example/x>t<!-- -->.<wbr/>example<time datetime=2026-11-21>2026-11-21</time></a></table>';
    expect(body(table)).toBe('| What | Limit | Source |\n| - | - | - |\n| Text | 4,096 — a \\| b | [t.example](https://t.example/x), 2026-11-21 |');
  });
  it('keeps a list in a cell on its line', () => {
    expect(body('<table><tr><th>A<tr><td><ul><li>one</li><li>two</li></ul></table>')).toBe('| A |\n| - |\n| one; two |');
  });
  it('writes the facts of an error line by line', () => {
    const facts =
      '<section class="error-facts b"><p class=m><q>It failed.</q><p class=a><span class=g>Wait</span><dl><div><dt>Who<dd>You</div><div><dt>Codes<dd><span><a href=https://n.example/e><code>E_1</code></a> </span><span><a href=https://n.example/e><code>E_2</code></a> </span></div></dl><p class=no-print><button>Copy link</button><small>Checked <time>2026-11-21</time></small></section>';
    expect(body(facts)).toBe(
      '“It failed.”\n\n**Wait**\n\n- **Who**: You\n- **Codes**: [`E_1`](https://n.example/e) [`E_2`](https://n.example/e)\n\nChecked 2026-11-21',
    );
    expect(body('<p><q>Не вышло.</q></p>', 'ru')).toBe('«Не вышло.»');
  });
  it('writes code with its language and title, without tokens and buttons', () => {
    const code =
      '<div class=block_x><div class=title_x>Answer</div><pre tabindex=0 class="code_x language-json"><code><span class="token punctuation">{</span>\n  <span class="token property">"a"</span>: 1\n}</code></pre><button type=button><span>Copy</span></button></div>';
    expect(body(code)).toBe('**Answer**\n\n```json\n{\n  "a": 1\n}\n```');
    expect(body('<pre class=language-bash><code><div class=token-line>one<br></div><div class=token-line>two<br></div></code></pre>')).toBe(
      '```bash\none\ntwo\n```',
    );
    expect(body('<pre>\nplain  text\n</pre>')).toBe('```\nplain  text\n```');
    expect(body('<p>See <code>a<wbr><b>/b</b></code>.</p>')).toBe('See `a/b`.');
  });
  it('writes every language of a code sample', () => {
    const samples =
      '<div role=radiogroup aria-label=Language><input type=radio value=curl><label>cURL</label><input type=radio value=python><label>Python</label><div><section aria-label=cURL><div><pre class=language-bash><code>curl x</code></pre></div></section><section aria-label=Python><pre class=language-python>\nimport x\n</pre></section></div></div>';
    expect(body(samples)).toBe('**cURL**\n\n```bash\ncurl x\n```\n\n**Python**\n\n```python\nimport x\n```');
  });
  it('writes every answer under its status, and every form of an object with its fields', () => {
    const answers =
      '<div role=radiogroup aria-label=Answer><input type=radio value=200><label>200</label><input type=radio value=404><label>404</label><div><section aria-label=200><div><p class=what>Done</p><pre class=language-json><code>{}</code></pre></div></section><section aria-label=404><div><p class=what>No project</p><pre class=language-json><code>{"code": 1}</code></pre></div><div><p class=what>No account</p><pre class=language-json><code>{"code": 2}</code></pre></div></section><span><button>Copy</button></span></div></div>';
    expect(body(answers)).toBe(
      '**200**\n\nDone\n\n```json\n{}\n```\n\n**404**\n\nNo project\n\n```json\n{"code": 1}\n```\n\nNo account\n\n```json\n{"code": 2}\n```',
    );
    const forms =
      '<div role=radiogroup aria-label=Form><input type=radio value=a><label>By file</label><input type=radio value=b><label>By URL</label><div><section id=a aria-label="By file"><p>You send it.<ul><li id=a-name><div><a href=#a-name><code>name</code></a></div><p>Its name.</ul></section><section id=b aria-label="By URL"><p>We fetch it.</section></div></div>';
    expect(body(forms)).toBe('**By file**\n\nYou send it.\n\n- `name`\n\n  Its name.\n\n**By URL**\n\nWe fetch it.');
  });
  it('writes every tab under its label, hidden ones too', () => {
    const tabs =
      '<div class="theme-tabs-container tabs-container"><ul role=tablist class=tabs><li role=tab>One<li role=tab>Two</ul><div><div role=tabpanel><p>first</div><div role=tabpanel hidden><p>second</div></div></div>';
    expect(body(tabs)).toBe('**One**\n\nfirst\n\n**Two**\n\nsecond');
  });
  it('opens folds, and says a picture in words', () => {
    expect(body('<details><summary>Fields of<!-- --> <code>a[]</code></summary><p>Insides.</details>')).toBe('**Fields of `a[]`**\n\nInsides.');
    const figure =
      '<figure><svg><title>How it goes</title><text>Box</text></svg><svg><title>How it goes</title><text>Box</text></svg><figcaption><details><summary>The diagram in words</summary><ul><li>A leads to B.</ul></details></figcaption></figure>';
    expect(body(figure)).toBe('**How it goes**\n\n- A leads to B.');
  });
  it('quotes notes, and moves a notice below the title', () => {
    const note =
      '<div class="theme-admonition theme-admonition-note admonition_x alert alert--secondary"><div class=admonitionHeading_x><span class=admonitionIcon_x><svg></svg></span>note</div><div class=admonitionContent_x><p>Careful.</div></div>';
    expect(body(note)).toBe('> **note**\n>\n> Careful.');
    const old = '<div id=__docusaurus_skipToContent_fallback><main><div class="alert alert--warning">Old.</div><h1>T</h1></main></div>';
    expect(pageToMarkdown(old, address, 'en').body).toBe('# T\n\n> Old.\n');
    const unlisted = old.replace('alert--warning', 'alert--warning theme-unlisted-banner');
    expect(pageToMarkdown(unlisted, address, 'en').body).toBe('# T\n');
  });
  it('lists cards', () => {
    expect(
      body('<div class=cards_x><a class=card_x href=/a><strong>A</strong><span>First.</span></a><a class=card_x href=/b><strong>B</strong></a></div>'),
    ).toBe('- [A](https://help.example/a): First.\n- [B](https://help.example/b)');
    expect(
      body(
        '<section class=row><article class=col><a class="card padding--lg" href=/c><h2 title=C><span class=theme-doc-card-icon>📄️</span><span class="theme-doc-card-title x">C</span></h2><p class=y>Third.</p></a></article></section>',
      ),
    ).toBe('- [C](https://help.example/c): Third.');
  });
  it('writes a field of the API with its type, once', () => {
    const field =
      '<ul><li id=body-a><div><a href=#body-a><code translate=no>a</code></a> <span translate=no>integer[]</span> <strong>required</strong><span> <!-- -->1–30 items</span></div><p>What it is.</ul>';
    expect(body(field)).toBe('- `a` `integer[]` **required** 1–30 items\n\n  What it is.');
  });
  it('escapes what Markdown would read as markup, and uses plain spaces', () => {
    expect(body('<p>a &lt;b&gt; *c*\u00a0d</p>')).toBe('a \\<b> \\*c\\* d');
  });
  it('refuses a page without a title', () => {
    expect(() => pageToMarkdown('<main><p>x</main>', address, 'en')).toThrow(NoTitleError);
  });
});
