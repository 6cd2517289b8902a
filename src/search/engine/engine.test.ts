import {describe, expect, it} from 'vitest';
import {randomQueries} from '../../../tests/search/random.ts';
import {buildIndex} from '../index/build-index.ts';
import {Engine, queryCap, type Answer} from './engine.ts';
import type {SearchPage} from '../index/page.ts';
import {loadSynonyms} from '../index/synonyms.ts';

const tag = 'docs-default-current';
const subjects = ['Telegram', 'Instagram', 'X', 'ВКонтакте', 'Facebook', 'Reddit', 'Threads'];

function page(path: string, title: string, sections: readonly (readonly [heading: string, text: string])[], more: Partial<SearchPage> = {}): SearchPage {
  return {
    path,
    language: 'en',
    tag,
    version: 'current',
    group: 'Channels',
    title,
    keywords: [],
    codes: [],
    sections: sections.map(([heading, text], number) => ({heading, level: number === 0 ? 1 : 2, anchor: number === 0 ? '' : `s${number}`, text})),
    ...more,
  };
}

const english: readonly SearchPage[] = [
  page('/docs/telegram', 'Telegram', [
    ['', 'Posts go out in channels and groups.'],
    ['Limits', 'A text holds at most 4096 characters.'],
    ['What goes wrong', 'The bot was removed.'],
  ]),
  page('/docs/telegram/connecting', 'Connecting Telegram', [
    ['', 'A bot publishes for you.'],
    ['Before you start', 'Make yourself administrator. <b>Not</b> "quoted" & co.'],
  ]),
  page('/docs/instagram', 'Instagram', [['', 'Photos and reels.']], {keywords: ['insta', 'carousel']}),
  page('/docs/x', 'X (formerly Twitter)', [['', 'Short posts of 280 characters.']]),
  page('/docs/team', 'Team', [
    ['', 'Colleagues and their roles.'],
    ['Inviting', 'Send an invitation by e-mail to a colleague.'],
  ]),
  page('/docs/e/10141', 'Error 10141: Telegram does not find the channel', [['', 'Bad Request: chat not found']], {
    codes: ['10141', 'Bad Request: chat not found', 'PEER_ID_INVALID'],
    group: 'Error codes',
  }),
  page('/docs/e/10190', 'Error 10190: Access has expired', [['', '190']], {codes: ['10190', '190'], group: 'Error codes'}),
  page('/docs/e/10041', 'Error 10041: Too many actions', [['', 'Wait.']], {codes: ['10041', 'RateLimitExceeded'], group: 'Error codes'}),
  page('/docs/e/10175', 'Error 10175: Too many requests', [['', 'Wait.']], {codes: ['10175', 'rate_limit_exceeded'], group: 'Error codes'}),
  page('/docs/e/10223', 'Error 10223: Out of quota', [['', 'Wait.']], {codes: ['10223', 'rateLimitExceeded', 'Rate limit exceeded'], group: 'Error codes'}),
];

const russian: readonly SearchPage[] = [
  page('/ru/docs/telegram', 'Telegram', [['', 'Посты выходят в каналах и группах.']], {language: 'ru'}),
  page('/ru/docs/telegram/connecting', 'Подключение Telegram', [['', 'Публикует бот.']], {language: 'ru'}),
  page('/ru/docs/affiliate-program', 'Партнёрская программа', [['', 'Комиссия за рекомендации.']], {language: 'ru'}),
  page('/ru/docs/utm', 'UTM-метки', [['', 'Разметка ссылок.']], {language: 'ru'}),
  page('/ru/docs/account', 'Учётная запись', [['Удаление', 'Всё стирается.']], {language: 'ru'}),
  page('/ru/docs/vk', 'ВКонтакте', [['', 'Записи на стене сообщества.']], {language: 'ru'}),
];

interface Setup {
  readonly engine: Engine;
  readonly asked: string[];
  readonly find: (text: string, tags?: readonly string[]) => Promise<Answer>;
  readonly first: (text: string) => Promise<string | undefined>;
  /** As the window asks while somebody types. */
  readonly now: (text: string) => Promise<Answer>;
}

function setup(pages: readonly SearchPage[], language: string, fail: (path: string) => boolean = () => false): Setup {
  const files = new Map<string, string>();
  for (const name of new Set(pages.map((entry) => entry.tag)))
    for (const file of buildIndex(
      name,
      pages.filter((entry) => entry.tag === name),
      {synonyms: loadSynonyms(language), subjects, product: 'Postern'},
    ))
      files.set(`search-index/${file.path}`, file.json);
  const asked: string[] = [];
  const engine = new Engine(async (path) => {
    asked.push(path);
    if (fail(path)) throw new Error('no connection');
    const json = files.get(path);
    return json === undefined ? undefined : JSON.parse(json);
  });
  const find: Setup['find'] = (text, tags = [tag]) => engine.search({text, tags, page: 0, hitsPerPage: 20});
  const now: Setup['now'] = (text) => engine.search({text, tags: [tag], page: 0, hitsPerPage: 20, patience: 0});
  return {engine, asked, find, now, first: async (text) => (await find(text)).hits[0]?.url};
}

describe('finding', () => {
  const {first, find} = setup(english, 'en');
  it.each([
    ['a title', 'telegram', '/docs/telegram'],
    ['a longer title', 'connecting telegram', '/docs/telegram/connecting'],
    ['another form of the word', 'connect telegram', '/docs/telegram/connecting'],
    ['a title and a heading', 'telegram limits', '/docs/telegram#s1'],
    ['a number in a text', '4096', '/docs/telegram#s1'],
    ['a beginning', 'instag', '/docs/instagram'],
    ['a beginning longer than the stem', 'connecti telegram', '/docs/telegram/connecting'],
    ['a typo', 'telegarm', '/docs/telegram'],
    ['a typo in a text', 'invitatoin', '/docs/team#s1'],
    ['the wrong layout', 'еудупкфь', '/docs/telegram'],
    ['a keyword that is not shown', 'carousel', '/docs/instagram'],
    ['a synonym', 'twitter', '/docs/x'],
    ['a short synonym', 'tg', '/docs/telegram'],
    ['a name in another language', 'телеграм', '/docs/telegram'],
    ['a name in another language, half of it typed', 'телегр', '/docs/telegram'],
    ['a name in another language and the wrong layout', 'bycnfuhfv', '/docs/instagram'],
    ['half of that', 'bycnfu', '/docs/instagram'],
    ['two languages', 'connect телеграм', '/docs/telegram/connecting'],
    ['an error code', '10141', '/docs/e/10141'],
    ["a network's code that is a number", '190', '/docs/e/10190'],
    ["a network's code", 'peer_id_invalid', '/docs/e/10141'],
    ['a code that another network writes otherwise', 'RateLimitExceeded', '/docs/e/10041'],
    ['the same words with underscores', ' rate_limit_exceeded ', '/docs/e/10175'],
    ['the same words in another form', 'rateLimitExceeded', '/docs/e/10223'],
    ["a network's message", 'Bad Request: chat not found', '/docs/e/10141'],
    ['a question', 'how do i invite a colleague?', '/docs/team#s1'],
  ])('by %s', async (_, query, url) => expect(await first(query)).toBe(url));

  it('in a few plain words that one network sends, by the page that speaks of all of them, and by that network’s where it is named', async () => {
    const all = {
      ...page('/docs/e/10005', 'Error 10005: Authorize again', [], {codes: ['10005'], group: 'Error codes'}),
      sections: [{heading: '', level: 1, anchor: '', text: 'The session has expired.', questions: ['session expired']}],
    };
    const one = page('/docs/e/10055', 'Error 10055: Facebook ended it', [['', 'A session.']], {codes: ['10055', 'Session expired'], group: 'Error codes'});
    const {first: ask} = setup([all, one], 'en');
    expect(await ask('session expired')).toBe('/docs/e/10005');
    expect(await ask('facebook session expired')).toBe('/docs/e/10055');
    expect((await setup([one], 'en').first('session expired')) ?? '').toBe('/docs/e/10055');
  });

  it('by every beginning of a word with a typo, from its fourth letter on', async () => {
    for (const [typed, url] of [
      ['isntagram', '/docs/instagram'],
      ['telergam', '/docs/telegram'],
      ['adminsitrator', '/docs/telegram/connecting#s1'],
    ] as const)
      for (let end = 4; end <= typed.length; end += 1) expect([typed.slice(0, end), await first(typed.slice(0, end))]).toEqual([typed.slice(0, end), url]);
  });

  it('by a whole word rather than by the beginning of another', async () => {
    const pages = [page('/docs/plan', 'Plan', [['', 'x']]), page('/docs/plant', 'Plantations', [['', 'x']])];
    const found = (await setup(pages, 'en').find('plna')).hits.map((hit) => hit.url);
    expect(found).toEqual(['/docs/plan']);
  });

  it.each([
    ['telegramposts', '/docs/telegram'],
    ['instagramphotos', '/docs/instagram'],
    ['colleagueroles', '/docs/team'],
  ])('by two words typed as one: %s', async (text, url) => expect((await find(text)).hits[0]?.url.split('#')[0]).toBe(url));
  it('by no part of a word that leaves nothing known', async () => expect((await find('telegramqzxwv')).total).toBe(0));

  it('does not correct numbers', async () => expect((await find('10142')).hits).toEqual([]));
  it('finds nothing for nothing', async () => {
    for (const query of ['', '   ', '?!', '👍', '\ud800']) expect(await find(query)).toEqual({hits: [], total: 0});
  });
  it('finds nothing for words that are nowhere', async () => expect((await find('qzxwvq')).total).toBe(0));
  it('reads no more than its cap', async () => expect((await find(`${'q'.repeat(queryCap)} telegram`)).total).toBe(0));
});

describe('typing', () => {
  it('letter by letter gives what the whole query gives at once', async () => {
    const {find} = setup(english, 'en');
    for (const text of [
      'telegram limits',
      'connecting telegram',
      'adminsitrator telegram',
      'twitter telegarm',
      'Bad Request: chat not found',
      'how do i invite a colleague',
    ])
      for (let end = 1; end <= text.length; end += 1) {
        const typed = text.slice(0, end);
        const whole = setup(english, 'en');
        // Texts and vocabulary are here for both, as they are after a few letters.
        await whole.find('qzxwvq');
        if (end === 1) await find('qzxwvq');
        expect([typed, await find(typed)]).toEqual([typed, await whole.find(typed)]);
      }
  });

  it('two letters finds names that begin so, and words of texts only where names are few', async () => {
    const many = Array.from({length: 70}, (_, number) => page(`/docs/${number}`, `Channel ${number}`, [['', 'x']], {group: 'Guides'}));
    const book = page('/docs/book', 'Book', [['', 'A chapter about chairs.']], {group: 'Guides'});
    const found = async (names: number, text: string): Promise<readonly [number, boolean]> => {
      const {find} = setup([...many.slice(0, names), book], 'en');
      // The texts are here.
      await find('chapter');
      const {total, hits} = await find(text);
      return [total, hits.some((hit) => hit.url === '/docs/book')];
    };
    expect(await found(70, 'ch')).toEqual([70, false]);
    expect(await found(70, 'chap')).toEqual([1, true]);
    expect(await found(10, 'ch')).toEqual([11, true]);
  });
});

describe('finding in Russian', () => {
  const {first} = setup(russian, 'ru');
  it.each([
    ['подключить telegram', '/ru/docs/telegram/connecting'],
    ['подключение телеграма', '/ru/docs/telegram/connecting'],
    ['ntktuhfv', '/ru/docs/telegram'],
    ['партнерская', '/ru/docs/affiliate-program'],
    ['партнёрку', '/ru/docs/affiliate-program'],
    ['вк', '/ru/docs/vk'],
    ['сообществах', '/ru/docs/vk'],
    ['утм', '/ru/docs/utm'],
    ['утм метки', '/ru/docs/utm'],
    ['удалить аккаунт', '/ru/docs/account'],
  ])('by %s', async (query, url) => expect(await first(query)).toBe(url));

  it('by "better", which asks for advice', async () => {
    const pages = [
      page('/ru/docs/best-time', 'Время публикации', [['', 'x']], {language: 'ru', keywords: ['когда лучше постить']}),
      page('/ru/docs/analytics', 'Публикации: всего', [['', 'x']], {language: 'ru'}),
    ];
    expect(await setup(pages, 'ru').first('когда лучше всего постить')).toBe('/ru/docs/best-time');
  });

  it('by every beginning of a word with a typo, from its fourth letter on', async () => {
    for (let end = 4; end <= 'телерам'.length; end += 1) expect(await first('телерам'.slice(0, end))).toBe('/ru/docs/telegram');
  });

  it.each([
    ['ёлочки и кавычки', '/ru/docs/typography'],
    ['короткий', '/ru/docs/typography'],
    ['короткий дефис', '/ru/docs/typography'],
    ['Неверный ключ', '/ru/docs/e/10001'],
    ['йод', '/ru/docs/typography'],
    ['ytdthysq', '/ru/docs/e/10001'],
    ['йгщеф', '/ru/docs/quota'],
  ])('by %s with its marks apart, in the query or in the page', async (query, url) => {
    const typography = page('/ru/docs/typography', 'Кавычки-ёлочки', [['', 'Короткий дефис, йод.']], {language: 'ru'});
    const error = page('/ru/docs/e/10001', 'Ошибка 10001: Неверный токен', [['', 'Ключ не принят.']], {codes: ['10001', 'Неверный ключ'], language: 'ru'});
    const pages = [typography, error, page('/ru/docs/quota', 'Quota', [['', 'x']], {language: 'ru'})];
    const apart = JSON.parse(JSON.stringify(pages).normalize('NFD')) as SearchPage[];
    expect(await setup(pages, 'ru').first(query.normalize('NFD'))).toBe(url);
    expect(await setup(apart, 'ru').first(query)).toBe(url);
    expect(await setup(apart, 'ru').first(query.normalize('NFD'))).toBe(url);
  });
});

describe('of pages that hold the same words', () => {
  const find = async (pages: readonly SearchPage[], text: string): Promise<string[]> => (await setup(pages, 'en').find(text)).hits.map((hit) => hit.url);

  it('one that is named for another subject comes after', async () => {
    const pages = [
      page('/docs/a', 'The Telegram password was changed', [['', 'x']]),
      page('/docs/account', 'Your account', [
        ['', 'x'],
        ['Change the password', 'x'],
      ]),
    ];
    expect((await find(pages, 'change password'))[0]).toBe('/docs/account#s1');
    expect((await find(pages, 'telegram change password'))[0]).toBe('/docs/a');
    expect((await find(pages, 'телеграм change password'))[0]).toBe('/docs/a');
    expect((await find(pages, 'change password teleg'))[0]).toBe('/docs/a');
  });

  it('one whose texts speak of them more comes first, though its kind is worth a little less', async () => {
    const once = 'Watermarks are drawn last, when all other limits of files and of texts were looked at, one by one, in the order in which they came.';
    const pages = [
      page('/docs/a', 'Limits', [['', once]]),
      page('/docs/tools/publications/faq/not-published', 'Pictures', [
        ['', 'Watermarks on pictures, watermarks on videos.'],
        ['Corners', 'Watermarks in corners.'],
        ['Sizes', 'Small watermarks.'],
      ]),
    ];
    expect((await find(pages, 'watermarks'))[0]).toBe('/docs/tools/publications/faq/not-published');
  });

  it('one about an error comes after', async () => {
    const pages = [
      page('/docs/e', 'Error 10002: The role is missing', [['', 'x']], {codes: ['10002'], keywords: ['role']}),
      page('/docs/team', 'Team', [['', 'x']], {keywords: ['role']}),
    ];
    expect(await find(pages, 'roles')).toEqual(['/docs/team', '/docs/e']);
    const alike = [
      page('/docs/a', 'Error 10003: The role is missing', [['', 'x']], {codes: ['10003']}),
      page('/docs/b', 'When the only role is missing', [['', 'x']]),
    ];
    expect(await find(alike, 'role')).toEqual(['/docs/b', '/docs/a']);
    // Whoever says that something failed may well mean the error.
    const closer = [
      page('/docs/c', 'Error 10004: The role is lost', [['', 'x']], {codes: ['10004']}),
      page('/docs/d', 'When a role of a team is lost', [['', 'x']]),
    ];
    expect(await find(closer, 'role is not working, lost')).toEqual(['/docs/c', '/docs/d']);
    expect((await find(pages, 'error 10002'))[0]).toBe('/docs/e');
  });

  it('a code of the service is pinned in any spelling, whatever stands beside it', async () => {
    const error = page('/docs/tools/publications/issues/10141', 'Error 10141: The bot is missing', [['', 'x']], {codes: ['10141']});
    const pages = [error, page('/docs/instagram', 'Instagram posts', [['', 'My instagram post failed.']])];
    for (const text of ['10141', 'E10141', 'код10141', '10 141', '#10141', 'my instagram post failed 10141'])
      expect((await find(pages, text))[0], text).toBe(error.path);
  });

  it('errors are two at most, unless one is named', async () => {
    const errors = [1, 2, 3, 4].map((number) => page(`/docs/issues/1000${number}`, `Error 1000${number}: Album lost`, [['', 'x']], {codes: [`1000${number}`]}));
    const others = [1, 2].map((number) => page(`/docs/other${number}`, `About one album ${number}`, [['', 'x']]));
    const found = await find([...errors, ...others], 'album lost');
    expect(found.slice(0, 4).filter((path) => path.includes('issues'))).toHaveLength(2);
    expect(found).toHaveLength(6);
  });

  it('one name that holds the question comes before names that hold it among them', async () => {
    const pages = [
      page('/docs/a', 'Files', [['', 'x']], {keywords: ['storage space', 'delete files', 'image folder', 'post limit']}),
      page('/docs/b', 'Numbers', [['', 'x']], {keywords: ['delete post', 'space']}),
    ];
    expect((await find(pages, 'delete post'))[0]).toBe('/docs/b');
  });

  it('a keyword of words that say nothing each is found word for word', async () => {
    const pages = [
      page('/docs/channels/reddit', 'Reddit', [['', 'x']], {keywords: ['subreddit']}),
      page('/docs/b', 'Reddit makes you wait', [['', 'x']], {keywords: ['doing that too much']}),
    ];
    const found = async (text: string): Promise<string | undefined> => (await setup(pages, 'en').find(text)).hits[0]?.url;
    expect(await found('you are doing that too much reddit')).toBe('/docs/b');
    expect(await found('too much reddit')).toBe('/docs/channels/reddit');
  });

  it('where nothing but a failure is told, the pages that find out come first', async () => {
    const failures = page('/docs/tools/publications/faq/not-published', 'Why was nothing published?', [['', 'x']], {keywords: ['post failed']});
    const error = page('/docs/tools/publications/issues/10216', 'Error 10216: X takes no such files', [['', 'x']], {
      codes: ['10216'],
    });
    const network = page('/docs/channels/x', 'X', [['', 'What a post holds, and why one failed.']], {keywords: ['twitter']});
    const names = async (text: string): Promise<string | undefined> => (await setup([failures, error, network], 'en').find(text)).hits[0]?.url_without_anchor;
    expect(await names('my post failed')).toBe(failures.path);
    expect(await names('my twitter post failed')).toBe(network.path);
    // What failed is told.
    expect(await names('twitter takes no files')).toBe(error.path);
  });

  it('where nothing but the failure of a network is told, its questions come before what can be published there', async () => {
    const questions = page('/docs/channels/x/faq', 'X: questions and answers', [['', 'Why a post is not there.']], {keywords: ['twitter']});
    const network = page('/docs/channels/x', 'X: posting', [['', 'What a post holds, and posting.']], {keywords: ['twitter posting']});
    expect((await setup([network, questions], 'en').find('twitter not posting')).hits[0]?.url_without_anchor).toBe(questions.path);
  });

  it.each(['не выкладывает', 'вчера вечером ничего не вышло'])('the pages that find out come first for "%s", though they hold no word of it', async (text) => {
    const pages = [
      page('/docs/tools/publications/faq/not-published', 'Finding out', [['', 'x']]),
      page('/docs/tools/analytics/faq', 'Numbers', [['', 'Of yesterday, last night: вчера, вечером, выкладывать.']]),
    ];
    expect(await setup(pages, 'en').first(text)).toBe('/docs/tools/publications/faq/not-published');
  });

  it('a word by which few pages are called tells more than one that many are called by, though as many texts hold both', async () => {
    const pages = [
      page('/docs/rss', 'Subscriptions', [['', 'x']], {keywords: ['feed']}),
      ...Array.from({length: 30}, (_, number) => page(`/docs/i${number}`, `Images ${number}`, [['', 'x']])),
      ...Array.from({length: 29}, (_, number) => page(`/docs/t${number}`, `Page ${number}`, [['', 'A feed.']])),
    ];
    expect(await setup(pages, 'en').first('feed images')).toBe('/docs/rss');
  });

  it("pages in a network's folder are about that network, whatever other one their titles name", async () => {
    const pages = [
      page('/docs/channels/facebook', 'Facebook', [['', 'x']]),
      page('/docs/channels/instagram', 'Instagram', [['', 'x']]),
      page('/docs/channels/instagram/connecting', 'Connecting Instagram through a Facebook page', [['', 'x']]),
      page('/docs/channels/facebook/connecting', 'Connecting Facebook', [['', 'A page.']]),
    ];
    const found = await setup(pages, 'en').find('connect facebook page');
    expect(found.hits[0]?.url).toBe('/docs/channels/facebook/connecting');
  });

  it('a message comes with the texts: it finds its page and is not shown', async () => {
    const message = 'The media could not be fetched from this uri';
    const pages = [
      page('/docs/issues/10083', 'Error 10083: Nothing was downloaded', [['', 'Put the file elsewhere.']], {codes: ['10083'], messages: [message]}),
      page('/docs/other', 'Other things', [['', 'x']]),
    ];
    const {find: ask, asked} = setup(pages, 'en');
    const {hits} = await ask('media could not be fetched');
    expect(hits[0]?.url).toBe('/docs/issues/10083');
    expect(JSON.stringify(hits)).not.toContain('fetched');
    expect(asked.some((path) => path.endsWith('text.json'))).toBe(true);
  });

  it('a code that is a sentence still pins its page, once the texts are here', async () => {
    const pages = [
      page('/docs/issues/10141', 'Error 10141: The channel is not found', [['', 'x']], {codes: ['10141', 'Bad Request: chat not found']}),
      page('/docs/chat', 'A chat that was not found', [['', 'A bad request for a chat.']], {keywords: ['chat not found', 'bad request']}),
    ];
    expect((await find(pages, 'Bad Request: chat not found'))[0]).toBe('/docs/issues/10141');
  });

  it('pages of the API come first for their names only where the API is meant', async () => {
    const method = page('/docs/api/timezones', 'Time zones', [['', 'x']], {tag: 'docs-api-4.1'});
    const help = page('/docs/tools/time-zones', 'In which time zone are posts published?', [['', 'x']]);
    const {find: ask} = setup([help, method], 'en');
    const first = async (text: string): Promise<string | undefined> => (await ask(text, ['docs-default-current', 'docs-api-4.1'])).hits[0]?.url;
    expect(await first('time zones')).toBe(help.path);
    expect(await first('time zones api')).toBe(method.path);
  });

  it('the network that is named weighs its own', async () => {
    const pages = [
      page('/docs/channels/telegram', 'Telegram', [
        ['', 'x'],
        ['Album size', 'x'],
      ]),
      page('/docs/channels/instagram', 'Instagram', [
        ['', 'x'],
        ['Album size', 'x'],
      ]),
    ];
    expect((await find(pages, 'telegram album size'))[0]).toBe('/docs/channels/telegram#s1');
    expect((await find(pages, 'instagram album size'))[0]).toBe('/docs/channels/instagram#s1');
  });

  it('a corrected query ranks as the correct one', async () => {
    const pages = [page('/docs/a', 'Schedule of posts', [['', 'x']]), page('/docs/b', 'Posts', [['', 'schedule a post']])];
    expect(await find(pages, 'shedule post')).toEqual(await find(pages, 'schedule post'));
  });

  it('one with its own keyword comes first, unless many have it', async () => {
    const pages = [
      page('/docs/a', 'Networks and carousels', [['', 'x']]),
      ...['b', 'c', 'd'].map((name) => page(`/docs/${name}`, `Network ${name}`, [['', 'x']], {keywords: ['carousel']})),
      page('/docs/e', 'Bio', [['', 'x']], {keywords: ['multilink']}),
      page('/docs/f', 'Multilink or many links', [['', 'x']]),
    ];
    expect((await find(pages, 'carousel'))[0]).toBe('/docs/a');
    expect((await find(pages, 'multilink'))[0]).toBe('/docs/e');
  });

  it('one with exactly this for a keyword comes first', async () => {
    const pages = [
      page('/docs/one', 'Get a publication', [['', 'x']], {keywords: ['GET /publications/{id}']}),
      page('/docs/all', 'List publications', [['', 'x']], {keywords: ['GET /publications']}),
    ];
    expect((await find(pages, 'get /publications'))[0]).toBe('/docs/all');
    expect((await find(pages, 'get publication'))[0]).toBe('/docs/one');
  });

  it('one with a heading of its own comes before those that share theirs', async () => {
    const pages = [
      ...['a', 'b', 'c', 'd'].map((name) =>
        page(`/docs/${name}`, `Network ${name}`, [
          ['', 'x'],
          ['Can a post be edited?', 'x'],
        ]),
      ),
      page('/docs/z', 'Posts', [
        ['', 'x'],
        ['Post once more, edited', 'x'],
      ]),
    ];
    expect((await find(pages, 'edited'))[0]).toBe('/docs/z#s1');
  });
});

describe('questions', () => {
  const withQuestions = (path: string, title: string, questions: readonly string[], more: Partial<SearchPage> = {}): SearchPage => ({
    ...page(path, title, [['', 'x']], more),
    sections: [{heading: '', level: 1, anchor: '', text: 'x', questions}],
  });

  it('lead to the page that answers them, in words that stand nowhere on it', async () => {
    const {first} = setup([withQuestions('/docs/a', 'Roles', ['writer must not publish himself']), page('/docs/b', 'Writers', [['', 'A writer.']])], 'en');
    expect(await first('a writer who must not publish')).toBe('/docs/a');
  });
  it('count most where they are asked word for word', async () => {
    const pages = [withQuestions('/docs/a', 'Post checker', ['post published by whom']), withQuestions('/docs/b', 'Log', ['who published this post'])];
    expect(await setup(pages, 'en').first('who published this post')).toBe('/docs/b');
  });
  it('count before the name of a network that is not named, and before the kind of page, where three words or more are asked word for word', async () => {
    const more = {keywords: ['link of posts', 'many posts']};
    const known = withQuestions('/docs/e/10036', 'Error 10036: Reddit', ['change the link in many posts'], {codes: ['10036'], group: 'Error codes'});
    const pages = [known, page('/docs/b', 'Links', [['', 'Many posts with a link change.']], more)];
    expect(await setup(pages, 'en').first('change the link in many posts')).toBe('/docs/e/10036');
  });
  it('are answered beside what the words are found in, however far it is behind', async () => {
    const pages = [withQuestions('/docs/a', 'Captcha needed', ['captcha needed']), page('/docs/b', 'Signing in', [['', 'Sometimes a captcha is shown.']])];
    expect((await setup(pages, 'en').find('captcha needed')).total).toBe(2);
  });
  it('count more still where most of their words are such as every question holds', async () => {
    const pages = [
      withQuestions('/docs/a', 'Connected services', ['tools that it works with']),
      withQuestions('/docs/b', 'Features', ['what does the service do']),
    ];
    expect(await setup(pages, 'en').first('what does the service do')).toBe('/docs/b');
    expect(await setup(pages, 'en').first('service')).toBe('/docs/a');
  });
  it('count less where they are one word', async () => {
    const pages = [withQuestions('/docs/a', 'Overview', ['stickers', 'music']), withQuestions('/docs/b', 'Stories', ['stickers in stories'])];
    expect(await setup(pages, 'en').first('stickers in a reel')).toBe('/docs/b');
  });
  it('count more for a page of which several hold the word, in whatever section they stand', async () => {
    const once = withQuestions('/docs/a', 'Overview', ['money back']);
    const sections = ['pay today with money', 'money was taken twice', 'money from abroad sent', 'money for friends invited', 'less money every year'];
    const often = {
      ...page('/docs/b', 'Billing', []),
      sections: sections.map((question, index) => ({
        heading: '',
        level: index === 0 ? 1 : 2,
        anchor: index === 0 ? '' : `s${index}`,
        text: 'x',
        questions: [question],
      })),
    };
    expect((await setup([once, often], 'en').find('money')).hits[0]?.url_without_anchor).toBe('/docs/b');
  });
  it('count more where a second one says nearly the same', async () => {
    const once = withQuestions('/docs/a', 'Overview', ['refund money soon', 'refund hours', 'money address']);
    const twice = withQuestions('/docs/b', 'Billing', ['refund money quickly', 'refund for money paid', 'address']);
    expect(await setup([once, twice], 'en').first('refund money')).toBe('/docs/b');
  });
  it('count less than the words of a text, however many they are', async () => {
    const asked = withQuestions('/docs/a', 'Overview', ['stamp here', 'album there', 'colour of a frame']);
    const written = {
      ...page('/docs/b', 'Signs', []),
      sections: [{heading: '', level: 1, anchor: '', text: `A stamp ${'beside other things '.repeat(20)}.`, questions: ['stamp here', 'album there']}],
    };
    expect(await setup([asked, written], 'en').first('stamp')).toBe('/docs/b');
  });
  it('of the API are known without a word that says "API", where they are asked word for word', async () => {
    const api = 'docs-api-4.1';
    const pages = [
      withQuestions('/docs/api/mock', 'Mock server', ['sandbox'], {tag: api}),
      page('/docs/b', 'Trial', [
        ['', 'x'],
        ['Your own sandbox for tests of many programs', 'x'],
      ]),
    ];
    expect((await setup(pages, 'en').find('sandbox', [tag, api])).hits[0]?.url).toBe('/docs/api/mock');
  });
  it("do not count by the name of the page's network, which stands in most of them", async () => {
    const ofTelegram = ['buttons', 'voice', 'premium', 'views', 'albums', 'polls', 'links', 'silent'].map((word) => `telegram ${word}`);
    const often = withQuestions('/docs/channels/telegram', 'Telegram', [...ofTelegram, 'robot of my shop speaks']);
    const once = withQuestions('/docs/channels/telegram/connecting', 'Connecting Telegram', ['telegram robot setup']);
    expect(await setup([often, once], 'en').first('telegram robot')).toBe('/docs/channels/telegram/connecting');
  });
});

describe('what is wanted', () => {
  it('is read of Russian words in Latin letters too, where the words themselves stand nowhere', async () => {
    const pages = [
      page('/docs/channels/telegram', 'Telegram', [['', 'x']]),
      page('/docs/channels/telegram/faq', 'Telegram: questions', [['', 'x']]),
      page('/docs/channels/telegram/connecting', 'Connecting Telegram', [['', 'x']]),
    ];
    expect(await setup(pages, 'en').first('kak podklyuchit telegram')).toBe('/docs/channels/telegram/connecting');
    expect(await setup(pages, 'en').first('kak telegram')).toBe('/docs/channels/telegram');
  });
  it('is the page of time zones where a post went out at another hour', async () => {
    const pages = [
      page('/docs/publications', 'Overview', [['', 'A scheduled post goes out by itself.']]),
      page('/docs/tools/publications/faq/time-zones', 'Time zones', [['', 'A scheduled post goes out by the zone.']]),
    ];
    expect(await setup(pages, 'en').first('scheduled post went out at 6am instead of 9am')).toBe('/docs/tools/publications/faq/time-zones');
    expect(await setup(pages, 'en').first('scheduled post goes out at 9am')).toBe('/docs/publications');
  });
  it('is no one network where several are named', async () => {
    const pages = [
      page('/docs/channels/telegram', 'Telegram', [['', 'A picture with a text, of Instagram too.']]),
      page('/docs/versions', 'Picture settings', [['', 'The same picture in Telegram and in Instagram.']]),
    ];
    expect(await setup(pages, 'en').first('picture telegram instagram')).toBe('/docs/versions');
  });
  it('is no network whose name is a word of the query', async () => {
    const pages = [
      page('/docs/channels/threads', 'Threads', [['', 'Posts on Threads.']]),
      page('/docs/faq/long', 'Several posts', [['', 'Posts of a thread on X.']]),
    ];
    expect((await setup(pages, 'en').find('thread on x')).hits[0]?.url).toBe('/docs/faq/long');
    expect((await setup(pages, 'en').find('threads')).hits[0]?.url).toBe('/docs/channels/threads');
  });
  const api = 'docs-api-4.1';
  const pages = [
    page('/docs/bulk', 'Change publications', [['', 'In the calendar.']]),
    page('/docs/api/update', 'Change a publication', [['', 'x']], {tag: api}),
  ];
  const firstOf = async (text: string): Promise<string | undefined> => (await setup(pages, 'en').find(text, [tag, api])).hits[0]?.url;

  it.each(['PUT a changed publication', 'change a publication from my python script'])('is the API for "%s"', async (text) =>
    expect(await firstOf(text)).toBe('/docs/api/update'),
  );
  it('is the call that has a field, and not an error about it, for the name of the field', async () => {
    const {find} = setup(
      [
        page('/docs/tools/publications/issues/10026', '10026: The rubric_id is unknown', [['', 'The rubric_id is of another project.']], {codes: ['10026']}),
        page('/docs/api/get-rubrics', 'List rubrics', [['', 'The id goes into rubric_id.']], {tag: api}),
      ],
      'en',
    );
    const first = async (text: string): Promise<string | undefined> => (await find(text, [tag, api])).hits[0]?.url;
    expect(await first('rubric_id')).toBe('/docs/api/get-rubrics');
    expect(await first('rubric_id is unknown')).toBe('/docs/tools/publications/issues/10026');
  });
  it('is no page of the API where posts are put somewhere', async () => expect(await firstOf('put off a change of publications')).toBe('/docs/bulk'));
  it('is no page that is named for what was done, where that failed', async () => {
    const {first} = setup(
      [
        page('/docs/tools/publications', 'Publications', [['', 'x']]),
        page('/docs/tools/publications/faq/not-published', 'Post was not published', [['', 'x']]),
      ],
      'en',
    );
    expect(await first('publication not published')).toBe('/docs/tools/publications/faq/not-published');
    expect(await first('publications')).toBe('/docs/tools/publications');
  });
  it('is no word that differs in its first letter', async () => {
    const {first} = setup([page('/docs/a', 'Fallback', [['', 'x']]), page('/docs/b', 'Answers', [['', 'Answers to pallback come here.']])], 'en');
    expect(await first('pallbacks')).toBe('/docs/b');
    expect(await first('qallback')).toBeUndefined();
  });
});

describe('an answer', () => {
  it('marks what was found and shows everything else as text', async () => {
    const {find} = setup(english, 'en');
    const [hit] = (await find('quoted')).hits;
    expect(hit?._snippetResult.content?.value).toBe('Make yourself administrator. &lt;b&gt;Not&lt;/b&gt; &quot;<mark>quoted</mark>&quot; &amp; co.');
    expect(hit).toMatchObject({type: 'content', anchor: 's1', hierarchy: {lvl0: 'Channels', lvl1: 'Connecting Telegram', lvl2: 'Before you start'}});
  });

  it('comes page by page', async () => {
    const many = Array.from({length: 45}, (_, number) =>
      page(`/docs/${number}`, `Channel ${String.fromCharCode(97 + (number % 26))}${number}`, [['', 'Text']]),
    );
    const {engine} = setup(many, 'en');
    const pages = await Promise.all([0, 1, 2].map((number) => engine.search({text: 'channel', tags: [tag], page: number, hitsPerPage: 20})));
    expect(pages.map(({hits, total}) => [hits.length, total])).toEqual([
      [20, 45],
      [20, 45],
      [5, 45],
    ]);
    expect(new Set(pages.flatMap(({hits}) => hits.map((hit) => hit.url))).size).toBe(45);
  });

  it("does not mark the product's name for a word that it begins with", async () => {
    const pages = [page('/docs/a', 'Posts with Postern', [['', 'A post of Postern.']]), page('/docs/b', 'Postern', [['', 'x']])];
    const {find} = setup(pages, 'en');
    const [hit, ...others] = (await find('post')).hits;
    expect(hit?._highlightResult.hierarchy.lvl1.value).toBe('<mark>Posts</mark> with Postern');
    expect(hit?._snippetResult.content?.value ?? '').not.toContain('<mark>Postern');
    expect(others).toEqual([]);
    for (const typed of ['poster', 'postern'])
      expect((await find(typed)).hits.map((found) => found._highlightResult.hierarchy.lvl1.value).toSorted()).toEqual([
        '<mark>Postern</mark>',
        'Posts with <mark>Postern</mark>',
      ]);
  });

  it('holds only the versions asked for', async () => {
    const versions = [
      ...english,
      page('/docs/api', 'Publications', [['', 'x']], {tag: 'docs-api-4.1'}),
      page('/docs/api/v4.0', 'Publications', [['', 'x']], {tag: 'docs-api-4.0'}),
    ];
    const {find} = setup(versions, 'en');
    const api = async (tags: string[]): Promise<string[]> =>
      (await find('publications', tags)).hits.map((hit) => hit.url).filter((url) => url.startsWith('/docs/api'));
    expect(await api([tag, 'docs-api-4.1'])).toEqual(['/docs/api']);
    expect(await api([tag, 'docs-api-4.0'])).toEqual(['/docs/api/v4.0']);
  });
});

describe('loading', () => {
  it('takes titles and headings for a query that they answer', async () => {
    const pages = [...english, page('/docs/bots', 'Bots', [['', 'Telegram has many.']])];
    const {now, find, asked} = setup(pages, 'en');
    const early = await now('telegram');
    expect(asked).toEqual([`search-index/${tag}/headings.json`]);
    // The pages that have it in their texts only are counted when those are here, and always where all are shown.
    expect(await early.later?.()).toBe(true);
    const {total} = await now('telegram');
    expect(total).toBeGreaterThan(early.total);
    expect((await setup(pages, 'en').find('telegram')).total).toBe(total);
    expect((await find('telegram')).total).toBe(total);
  });

  it('answers from names alone when texts cannot be had and the page that is meant is known', async () => {
    const {first} = setup(english, 'en', (path) => path.endsWith('text.json'));
    expect(await first('telegram')).toBe('/docs/telegram');
  });

  it('takes texts when they are needed, and the vocabulary for unknown words only', async () => {
    const {find, asked} = setup(english, 'en');
    await find('administrator');
    expect(asked.map((path) => path.split('/').at(-1))).toEqual(['headings.json', 'learned.json', 'text.json', '8.json']);
    await find('administartor');
    expect(asked.map((path) => path.split('/').at(-1))).toContain('words.json');
  });

  it('takes titles and headings when the search is opened', async () => {
    const {engine, asked} = setup(english, 'en');
    await engine.prepare([tag]);
    expect(asked.map((path) => path.split('/').at(-1))).toEqual(['headings.json']);
    await engine.prepareText([tag]);
    expect(asked.map((path) => path.split('/').at(-1))).toEqual(['headings.json', 'text.json']);
  });

  describe('of texts', () => {
    // Named by the part of the menu only: texts may know something better.
    const pages = [
      page('/docs/one', 'One', [['', 'x']], {group: 'Guides'}),
      page('/docs/two', 'Two', [['', 'x']], {group: 'Guides'}),
      page('/docs/three', 'Three', [['', 'Read the guides first.']], {group: 'Other'}),
    ];
    const ask = {text: 'guides', tags: [tag], page: 0, hitsPerPage: 20, patience: 0};

    it('is not waited for where an answer at once is asked for and names give one', async () => {
      const {engine, asked} = setup(pages, 'en');
      const early = await engine.search(ask);
      expect([early.total, asked.length]).toEqual([2, 1]);
      expect(await early.later?.()).toBe(true);
      expect((await engine.search(ask)).total).toBe(3);
    });

    it('is waited for where names have no answer, and where there is time', async () => {
      expect((await setup(pages, 'en').engine.search({...ask, text: 'read'})).total).toBe(1);
      const {engine} = setup(pages, 'en');
      await engine.search(ask);
      expect((await engine.search({...ask, patience: 120})).total).toBe(3);
    });

    it('is not asked for again and again when it fails and names answer', async () => {
      const {engine, asked} = setup(pages, 'en', (path) => path.endsWith('text.json'));
      expect(await (await engine.search(ask)).later?.()).toBe(false);
      const again = await engine.search(ask);
      expect(again.total).toBe(2);
      expect(again.later).toBeUndefined();
      expect(asked.filter((path) => path.endsWith('text.json'))).toHaveLength(1);
    });
  });

  it('takes nothing more for the first letter', async () => {
    const {now, asked} = setup(english, 'en');
    expect((await now('t')).hits.map((hit) => hit.url)).toContain('/docs/team');
    await now('q');
    await now('т');
    expect(asked).toHaveLength(1);
    // The first letter of a further word says nothing yet.
    expect((await now('telegram q')).hits[0]?.url).toBe('/docs/telegram');
    expect(asked).toHaveLength(1);
  });

  it('takes nothing more for half a name that synonyms know', async () => {
    const {now, asked} = setup(english, 'en');
    expect((await now('твитт')).hits[0]?.url).toBe('/docs/x');
    expect(asked).toHaveLength(1);
  });

  it('takes no vocabulary for numbers', async () => {
    const {find, asked} = setup(english, 'en');
    await find('10142');
    expect(asked.map((path) => path.split('/').at(-1))).toEqual(['headings.json', 'learned.json', 'text.json']);
  });

  it('asks for nothing twice', async () => {
    const {find, asked} = setup(english, 'en');
    await find('administartor');
    await find('administartor');
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('fails when the older version that was named cannot be had, rather than answering with the newest', async () => {
    const versions = [
      page('/docs/api', 'Publications', [['', 'x']], {tag: 'docs-api-4.1'}),
      page('/docs/api/v4.0', 'Publications', [['', 'x']], {tag: 'docs-api-4.0'}),
    ];
    let down = true;
    const {find} = setup(versions, 'en', (path) => down && path.includes('docs-api-4.0'));
    const ask = async (text: string): Promise<string | undefined> => (await find(text, ['docs-api-4.1'])).hits[0]?.url;
    expect(await ask('publications')).toBe('/docs/api');
    await expect(ask('publications v4.0')).rejects.toThrow('no connection');
    down = false;
    expect(await ask('publications v4.0')).toBe('/docs/api/v4.0');
  });

  it('fails when a file cannot be had, and works again when it can', async () => {
    let down = true;
    const {find} = setup(english, 'en', () => down);
    await expect(find('telegram')).rejects.toThrow('no connection');
    down = false;
    expect((await find('telegram')).hits[0]?.url).toBe('/docs/telegram');
  });

  it('fails when the server has no index, rather than finding nothing, and works again when it has one', async () => {
    const {find} = setup(english, 'en');
    await expect(find('publications', ['docs-api-9.9'])).rejects.toThrow('The search index "docs-api-9.9" is missing.');
    let gone = true;
    const files = new Map(buildIndex(tag, english, {synonyms: loadSynonyms('en'), subjects}).map((file) => [`search-index/${file.path}`, file.json]));
    const engine = new Engine(async (path) => (gone ? undefined : JSON.parse(files.get(path) ?? 'null')));
    const query = {text: 'telegram', tags: [tag], page: 0, hitsPerPage: 5};
    await expect(engine.search(query)).rejects.toThrow('is missing');
    gone = false;
    expect((await engine.search(query)).hits[0]?.url).toBe('/docs/telegram');
  });

  it('starts anew when the site was built again meanwhile', async () => {
    let gone = true;
    const files = new Map(buildIndex(tag, english, {synonyms: loadSynonyms('en'), subjects}).map((file) => [`search-index/${file.path}`, file.json]));
    const engine = new Engine(async (path) => (gone && !path.endsWith('headings.json') ? undefined : JSON.parse(files.get(path) ?? 'null')));
    const query = {text: 'administrator', tags: [tag], page: 0, hitsPerPage: 5};
    await expect(engine.search(query)).rejects.toThrow(/was built again/);
    gone = false;
    expect((await engine.search(query)).total).toBe(1);
  });
});

describe('texts around hits', () => {
  const isText = (path: string): boolean => /\/page\/\d+\.json$/.test(path);
  const ask = {text: 'administrator', tags: [tag], page: 0, hitsPerPage: 20, patience: 0};

  it('are left for later by an answer at once, which has them when it is asked again', async () => {
    const {engine} = setup(english, 'en');
    const first = await engine.search(ask);
    expect(first.hits[0]?.content).toBeNull();
    expect(await first.later?.()).toBe(true);
    const second = await engine.search(ask);
    expect(second.hits[0]?.content).toContain('administrator');
    expect(second.later).toBeUndefined();
  });

  it('that cannot be fetched are not asked for again by the same query, but by the next one', async () => {
    let down = true;
    const {engine, asked} = setup(english, 'en', (path) => down && isText(path));
    const first = await engine.search(ask);
    expect(await first.later?.()).toBe(false);
    const again = await engine.search(ask);
    expect(again.hits).toEqual(first.hits);
    expect(again.later).toBeUndefined();
    expect(asked.filter(isText)).toHaveLength(1);
    down = false;
    expect(await (await engine.search({...ask, text: 'administrators'})).later?.()).toBe(true);
  });

  it('that the server no longer has are not asked for again', async () => {
    const files = new Map(buildIndex(tag, english, {synonyms: loadSynonyms('en'), subjects}).map((file) => [`search-index/${file.path}`, file.json]));
    const asked: string[] = [];
    const engine = new Engine(async (path) => {
      asked.push(path);
      return isText(path) ? undefined : JSON.parse(files.get(path) ?? 'null');
    });
    for (const text of ['administrator', 'administrator', 'make yourself administrator', 'administrator']) {
      const {later} = await engine.search({...ask, text});
      if (later) expect(await later()).toBe(false);
    }
    expect(asked.filter(isText)).toHaveLength(1);
  });
});

describe('random queries', () => {
  const isMarkedTextOnly = (hit: Answer['hits'][number]): void => {
    for (const value of [hit._snippetResult.hierarchy.lvl1.value, hit._snippetResult.content?.value ?? ''])
      expect(value.replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
  };

  it('never throw, ten thousand of them, and give marked text only', async () => {
    const {find} = setup(english, 'en');
    for (const text of randomQueries(10_000)) for (const hit of (await find(text)).hits) isMarkedTextOnly(hit);
  }, 120_000);

  it('may end in half of a character, where the cap cuts it', async () => {
    const {find} = setup(english, 'en');
    for (const before of ['telegram '.padEnd(queryCap - 1, 'x'), 'telegram'.padEnd(queryCap - 1)]) await find(`${before}😀`);
    expect((await find('telegram \ud83d')).hits[0]?.url).toBe('/docs/telegram');
    expect((await find('\ude00telegram')).hits[0]?.url).toBe('/docs/telegram');
  });
});
