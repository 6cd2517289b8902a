import {describe, expect, it} from 'vitest';
import {extractPage} from './extract.ts';

const names = {documentation: 'Documentation', api: (version: string) => `API ${version}`};

/** A built page as Docusaurus writes it: minified, with unquoted attributes and end tags left out. */
function built(content: string, {head = '', tag = 'docs-default-current', version = 'current', crumbs = ['Channels', 'Telegram']} = {}): string {
  return `<!doctype html><html lang=en><head><title>T | Help</title><meta data-rh=true name=docsearch:language content=en /><meta data-rh=true name=docsearch:version content=${version} /><meta data-rh=true name=docsearch:docusaurus_tag content=${tag} />${head}</head><body><nav class=navbar><a href=/docs>Navbar words</a></nav><aside><ul><li>Sidebar words</ul></aside><main class=x><article><nav class="theme-doc-breadcrumbs b"><ul class=breadcrumbs><li class=breadcrumbs__item><a href=/><svg></svg></a>${crumbs.map((name) => `<li class=breadcrumbs__item><span>${name}</span>`).join('')}</ul></nav><div class="tocCollapsible theme-doc-toc-mobile"><button>On this page</button></div><div class="theme-doc-markdown markdown">${content}</div><footer class=theme-doc-footer><a href=x>Edit this page</a></footer></article><nav class=pagination-nav><a href=y>Next page words</a></nav><div class=table-of-contents>Contents words</div></main><footer>Footer words</footer></body></html>`;
}

const heading = (level: number, id: string, text: string): string =>
  `<h${level} class=anchor id=${id}>${text}<a href=#${id} class=hash-link aria-label="Direct link to ${text}" translate=no>\u200b</a></h${level}>`;

function extract(content: string, options: Parameters<typeof built>[1] = {}): NonNullable<ReturnType<typeof extractPage>> {
  const page = extractPage(built(content, options), '/docs/channels/telegram', names);
  if (!page) throw new Error('the page is not indexed');
  return page;
}

describe('sections', () => {
  it('are the headings with an id and the text below each', () => {
    const page = extract(
      `<header><h1>Telegram</h1></header><p>Intro.</p>${heading(2, 'limits', 'Limits')}<p>Below limits.</p>${heading(3, 'text', 'Text')}<p>Deeper.</p>`,
    );
    expect(page).toMatchObject({path: '/docs/channels/telegram', language: 'en', tag: 'docs-default-current', group: 'Channels', title: 'Telegram'});
    expect(page.sections).toEqual([
      {heading: '', level: 1, anchor: '', text: 'Intro.'},
      {heading: 'Limits', level: 2, anchor: 'limits', text: 'Below limits.'},
      {heading: 'Text', level: 3, anchor: 'text', text: 'Deeper.'},
    ]);
  });

  it('are found inside other elements too', () => {
    const page = extract(`<h1>Telegram</h1><div><section>${heading(2, 'a', 'First')}<p>One</p></section>${heading(2, 'b', 'Second')}<p>Two</p></div>`);
    expect(page.sections.slice(1).map(({anchor, text}) => [anchor, text])).toEqual([
      ['a', 'One'],
      ['b', 'Two'],
    ]);
  });

  it('hold lists and paragraphs whose end tags are left out', () => {
    const page = extract('<h1>T</h1><p>First<p>Second<ul><li>third<li>fourth</ul>');
    expect(page.sections[0]?.text).toBe('First Second third. fourth.');
  });

  it('keep the words of inline elements together and those of blocks apart', () => {
    const page = extract('<h1>T</h1><p>pub<b>lish</b>ed</p><p>post<br>time</p>');
    expect(page.sections[0]?.text).toBe('published post time');
  });

  it('keep the parts of a row apart, and rows as sentences', () => {
    const row = (code: number, title: string, note: string): string =>
      `<li><a href=/docs/${code}><span class=plate><b>${code}</b></span> <span class=title>${title}</span><span class=note>${note}</span></a></li>`;
    const page = extract(
      `<h1>T</h1><ul>${row(10141, 'Telegram does not find the channel', 'Reconnect the account')}${row(10142, 'Was the bot removed?', 'Look there.')}</ul><div><a><strong>Time zones</strong><span>Whose 10:00 it is.</span></a><a><strong>Import</strong></a></div>`,
    );
    expect(page.sections[0]?.text).toBe(
      '10141 Telegram does not find the channel — Reconnect the account. 10142 Was the bot removed? Look there. Time zones — Whose 10:00 it is. Import',
    );
  });

  it('leave code and names of several elements as they are written', () => {
    const page = extract('<h1>T</h1><p><b>You</b><span>tube</span> says <code><span>quota</span><span>Exceeded</span></code></p>');
    expect(page.sections[0]?.text).toBe('Youtube says quotaExceeded');
  });
});

describe('content', () => {
  it('holds code, line by line', () => {
    const page = extract(
      '<h1>T</h1><div class="theme-code-block"><pre><code><div class=token-line><span class="token plain">POST /publications</span><br/></div><div class=token-line><span>"code": 10141</span></div></code></pre><div><button>Copy</button></div></div>',
    );
    expect(page.sections[0]?.text).toBe('POST /publications "code": 10141');
  });

  it('holds tables and the output of components', () => {
    const page = extract(
      `<h1>T</h1>${heading(2, 'limits', 'Limits')}<table><thead><tr><th>What<th>Limit</thead><tbody><tr id=text_max><th>Text<td>4096 characters<small>counted after formatting</small></tbody></table><dl><div><dt>Who can fix it<dd>You</div></dl>`,
    );
    expect(page.sections[1]?.text).toBe('What Limit. Text: 4096 characters counted after formatting. Who can fix it You');
  });

  it('reads a row out: what it is about, a colon, what stands beside it, codes in brackets', () => {
    const row = (...cells: string[]): string =>
      `<tr><th scope=row>${cells[0]}${cells
        .slice(1)
        .map((cell) => `<td>${cell}`)
        .join('')}`;
    const page = extract(
      `<h1>T</h1><table><tbody>${row('Video file size', 'at most 4 GB', '', '<a href=/e>10177</a> <a href=/f>10178</a>')}${row('Text', 'at most 2,200 characters', 'Emoji count twice.', '10170')}${row('Frames', '23 to 60', 'H.264 is recommended')}<tr><td>Telegram<td>text and captions<td>only recent ones<tr><td></table>`,
    );
    expect(page.sections[0]?.text).toBe(
      'Video file size: at most 4 GB (10177 10178). Text: at most 2,200 characters. Emoji count twice. (10170). Frames: 23 to 60. H.264 is recommended. Telegram: text and captions; only recent ones.',
    );
  });

  it('holds what a picture is called', () => {
    expect(extract('<h1>T</h1><p><img src=a.png alt="The button Add"></p>').sections[0]?.text).toBe('The button Add');
  });

  it('holds nothing of navigation, controls and hidden elements', () => {
    const page = extract(
      `<h1>T</h1><p>Seen</p><p hidden>Hidden</p><p aria-hidden=true>Decoration</p><svg><text>Drawing</text></svg><button>Press</button><p class="tools no-print">Tools</p><div style="display: none">Never</div><p data-search=skip>On every page</p><script>run()</script>`,
    );
    expect(JSON.stringify(page)).not.toMatch(/\bwords\b|On this page|Edit this page|Hidden|Decoration|Drawing|Press|Tools|Never|run\(\)|Direct link|\u200b/);
    expect(page.sections[0]?.text).toBe('Seen');
  });

  it('holds panels of tabs and folded details, which a reader can open', () => {
    const page = extract('<h1>T</h1><div role=tabpanel>One</div><div role=tabpanel hidden>Two</div><details><summary>More</summary><p>Three</p></details>');
    expect(page.sections[0]?.text).toBe('One Two More Three');
  });

  it('holds one of several samples of the same request', () => {
    const page = extract(
      '<h1>T</h1><div role=radiogroup><input type=radio><label>cURL</label><div><section aria-label=cURL><pre>curl -X POST</pre></section><section aria-label=PHP><pre>$client->post</pre></section></div></div>',
    );
    expect(page.sections[0]?.text).toContain('curl -X POST');
    expect(page.sections[0]?.text).not.toContain('$client');
  });

  it('leaves out links that only name their source', () => {
    const page = extract(
      '<h1>T</h1><table><tr><td>4096<td><a href="https://core.telegram.org/bots/api#x">core.telegram.org<time datetime=2026-11-21>2026-11-21</time></a></table>',
    );
    expect(page.sections[0]?.text).toBe('4096.');
    const short = extract(
      '<h1>T</h1><table><tr><td>4096<td><a href="https://core.telegram.org/bots/api#x" title="https://core.telegram.org/bots/api#x">telegram.org<time>2026-11-21</time></a></table>',
    );
    expect(short.sections[0]?.text).toBe('4096.');
  });

  it('leaves out lists of other pages: each is found by itself', () => {
    const page = extract('<h1>T</h1><p>All of them.</p><ul class="page-list list_x"><li><a href=/a>The caption is too long</a></ul>');
    expect(page.sections[0]?.text).toBe('All of them.');
  });
});

describe('codes and keywords', () => {
  it('are read from an error page', () => {
    const page = extract(
      '<h1>Error 10141: Telegram does not find the channel</h1><section class="error-facts box"><p><q>Not found</q></p><dl><div><dt>Codes<dd><a href=https://core.telegram.org/><code>Bad Request: chat not found</code></a></div></dl></section><p>See <code>POST</code></p>',
      {head: '<meta data-rh=true name=keywords content="bot, botfather"/>'},
    );
    expect(page.codes).toEqual(['10141', 'Bad Request: chat not found']);
    expect(page.keywords).toEqual(['bot', 'botfather']);
    expect(page.sections[0]?.text).not.toContain('botfather');
  });

  it('are composed, whatever the page was written with', () => {
    const page = extract(
      `<h1>${'Настройки'.normalize('NFD')}</h1><section class="error-facts"><code>${'Неверный ключ'.normalize('NFD')}</code></section><p>${'Первый'.normalize('NFD')}</p>`,
      {head: `<meta name=keywords content="${'свой домен'.normalize('NFD')}"/>`},
    );
    expect(page).toMatchObject({title: 'Настройки', codes: ['Неверный ключ'], keywords: ['свой домен'], sections: [{text: 'Неверный ключ Первый'}]});
  });

  it('are empty elsewhere', () => {
    const page = extract('<h1>Telegram</h1><p><code>4096</code></p>');
    expect([page.codes, page.keywords]).toEqual([[], []]);
  });
});

describe('the description', () => {
  const head = '<meta data-rh=true name=description content="What the plans cost, refunds."/>';
  it('is read before the introduction', () => {
    const page = extract(`<h1>Plans</h1><p>You pay by the month.</p>${heading(2, 'pay', 'Pay')}<p>By card.</p>`, {head});
    expect(page.sections.map(({text}) => text)).toEqual(['What the plans cost, refunds. You pay by the month.', 'By card.']);
  });
  it('is not said twice', () => {
    expect(extract('<h1>Plans</h1><p>What the plans cost, refunds.</p>', {head}).sections[0]?.text).toBe('What the plans cost, refunds.');
  });
});

describe('groups', () => {
  it('name the API version', () => {
    expect(extract('<h1>Accounts</h1>', {tag: 'docs-api-4.0', version: '4.0', crumbs: ['Accounts', 'List']}).group).toBe('API 4.0');
  });

  it('fall back to the documentation for a page that stands alone', () => {
    expect(extract('<h1>Team</h1>', {crumbs: ['Team']}).group).toBe('Documentation');
  });
});

describe('pages that are not found', () => {
  it('are those without a heading, without a tag, and those that ask for it', () => {
    const page = built('<p>Text</p>');
    const withHeading = built('<h1>T</h1>');
    expect(extractPage(page, '/x', names)).toBeUndefined();
    expect(extractPage(withHeading.replace('docsearch:docusaurus_tag', 'other'), '/x', names)).toBeUndefined();
    expect(extractPage(built('<h1>T</h1>', {head: '<meta name=robots content="noindex, follow">'}), '/x', names)).toBeUndefined();
    expect(extractPage('', '/x', names)).toBeUndefined();
  });
});

it('a generated list of pages is found by its name, not by the names of its pages', () => {
  const html = built('').replace(
    /<article>.*<\/article>/,
    '<div class=generatedIndexPage_x><header><h1>Error codes: Telegram</h1></header><article><a href=a><h2>10141 Chat not found</h2></a></article></div>',
  );
  expect(extractPage(html, '/docs/category/x', names)).toMatchObject({title: 'Error codes: Telegram', sections: [{text: ''}]});
});
