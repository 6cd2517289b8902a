import {describe, expect, it} from 'vitest';
import {buildCatalogue} from '../../errors/catalogue.ts';
import {matcherEntries} from '../../errors/matching/entries.ts';
import {matcherOf} from '../../errors/matching/matcher.ts';
import {formatLimitValue} from '../../facts/format.ts';
import {findLimit, loadErrors, loadNetworks} from '../../facts/load.ts';
import type {Limit} from '../../facts/schema/network.ts';
import {answersFile} from '../index/answers.ts';
import {answerRows, type AnswersFile, likelyErrors} from './answers.ts';
import {looksLikeMessage} from './message-signs.ts';
import {limitQuestion} from './metrics.ts';

const read = (locale: 'en' | 'ru') => ({
  answers: JSON.parse(answersFile(locale).json) as AnswersFile,
  matcher: matcherOf(matcherEntries(buildCatalogue(locale), buildCatalogue(locale === 'en' ? 'ru' : 'en'))),
});
const en = read('en');
const ru = read('ru');

describe('answers', () => {
  it('hold every code and every limit of the data', () => {
    expect(Object.keys(en.answers.errors)).toHaveLength(loadErrors().size);
    for (const [id, {limits}] of loadNetworks()) expect(en.answers.networks[id]?.limits, id).toHaveLength(limits.length);
    expect(Object.values(ru.answers.errors).every(([, title, action, step]) => title !== '' && action !== '' && step !== '')).toBe(true);
  });
  it.each(['10141', 'код 10141', 'my instagram post failed 10141'])('give the first step for %s', (text) => {
    expect(answerRows(text, en.answers, undefined, undefined)[0]).toMatchObject({kind: 'error', path: 'docs/tools/publications/issues/10141'});
  });
  it('give a code for a message only when it is sure', () => {
    expect(answerRows('Слишком много однотипных действий', ru.answers, ru.matcher, undefined)[0]?.path).toContain('10196');
    expect(answerRows('internal error of some kind or other', en.answers, en.matcher, undefined)).toEqual([]);
    expect(answerRows('how do I connect my instagram account', en.answers, en.matcher, undefined)).toEqual([]);
  });
  it('give each error of which one sentence tells, word for word', () => {
    const found = answerRows('Error validating access token: Session has expired', en.answers, en.matcher, undefined);
    expect(found.map(({path, kind}) => [path.slice(-5), kind])).toEqual([
      ['10055', 'error'],
      ['10074', 'error'],
      ['10157', 'error'],
    ]);
  });
  it('give the error of a code that a network sends, whatever limit the words beside it name', () => {
    const found = answerRows('MEDIA_CAPTION_TOO_LONG when i add a picture to a telegram post', en.answers, en.matcher, undefined);
    expect(found.map(({path}) => path.slice(-5))).toEqual(['10147']);
  });
  it('tell what an exception’s name may mean where no page has it', () => {
    expect(likelyErrors('Bitrix24InsufficientScope', en.answers, en.matcher)[0]?.path).toContain('10034');
    expect(likelyErrors('InvalidMediaTypeError', ru.answers, ru.matcher).length).toBeGreaterThan(1);
    expect(likelyErrors('FooBarBaz', en.answers, en.matcher)).toEqual([]);
    expect(likelyErrors('Bitrix24InsufficientScope', en.answers, undefined)).toEqual([]);
  });
  it.each([
    ['tiktok video size', 'video_size'],
    ['сколько символов в телеграме', 'text_length'],
    ['instagram caption limit', 'text_length'],
    ['instagram aspect ratio', 'image_ratio'],
    ['длина видео тикток', 'video_duration'],
    ['сколько хештегов в инстаграм', 'hashtag_count'],
  ])('know what limit "%s" asks for', (text, metric) => expect(limitQuestion(text, en.answers.limitWords)?.metrics).toContain(metric));
  it.each([
    'telegram bot',
    'instagram stories',
    'подключить вк',
    'telegram caption',
    'short text for x, long one for facebook',
    'короткий текст для твиттера, длинный для фейсбука',
  ])('take "%s" for no question about a limit', (text) => expect(limitQuestion(text, en.answers.limitWords)).toBeUndefined());
  it('give a value with its source, in the words of the language', () => {
    const [row] = answerRows('сколько символов в телеграме', ru.answers, undefined, undefined);
    expect(row).toMatchObject({kind: 'limit', source: 'core.telegram.org'});
    expect(row?.title.replace(/\D/g, '')).toContain(String(findLimit('telegram.text_max')?.limit.value));
  });
  it.each([
    ['what video fits TikTok', ['video_format', 'video_size_max', 'video_duration_max']],
    ['how long can a tiktok be', ['video_duration_max', 'video_duration_all']],
    ['discord file size', ['video_size_max', 'image_size_max', 'request_max']],
    ['max hashtags instagram', ['hashtags_app_max', 'hashtags_max']],
    ['telegram caption limit', ['caption_max', 'text_max']],
    ['telegram photo with text limit', ['caption_max', 'text_max']],
    ['instagram story video length', ['story_video_duration_max', 'story_video_duration_min']],
    ['instagram story image ratio', ['story_image_ratio']],
    ['facebook reels length', ['reels_duration_max', 'reels_duration_min']],
    ['shorts max duration', ['shorts_duration_max']],
    ['youtube video title length', ['title_max']],
    ['pin image ratio', ['image_ratio_best']],
    ['x premium character limit', ['text_max_premium', 'text_max']],
    ['vk attachments limit', ['attachments_max']],
    ['telegram poll options limit', ['poll_options_max']],
    ['twitter image size', ['image_size_max']],
  ])('answer "%s" with what is asked, of the kind of post that is meant', (text, ids) =>
    expect(answerRows(text, en.answers, en.matcher, undefined).map(({path}) => path.split('#limit-')[1])).toEqual(ids),
  );
  it.each([
    ['какое видео влезет в тикток', ['video_format', 'video_size_max', 'video_duration_max']],
    ['телеграм текст с фото сколько символов', ['caption_max', 'text_max']],
    ['сколько длится сторис в фейсбуке', ['story_duration_max', 'reels_duration_min']],
    ['описание пина сколько символов', ['text_max']],
  ])('answer «%s»', (text, ids) => expect(answerRows(text, ru.answers, ru.matcher, undefined).map(({path}) => path.split('#limit-')[1])).toEqual(ids));
  it.each([
    'how many photos facebook post',
    'vk video size',
    'how long does instagram take to process a video',
    'how many followers do i need on tiktok',
    'instagram profile picture size',
    'discord nitro file size',
    'youtube channel description length',
    'how many characters in a hashtag instagram',
    'long video on tiktok not working',
    'tiktok limits',
    'сколько хранятся видео',
    'сколько стоит реклама в вк',
    'длина био инстаграм',
    'сколько каналов в телеграме можно подключить',
  ])('give no limit for "%s", of which the data says nothing', (text) => {
    expect(answerRows(text, en.answers, en.matcher, undefined)).toEqual([]);
    expect(answerRows(text, ru.answers, ru.matcher, undefined)).toEqual([]);
  });
  it.each(['publication_status 6', 'where does rubric_id come from', 'X-RateLimit-Remaining header', 'откуда брать account_ids', 'сколько фото в карусели'])(
    'give no error for "%s", which says of nothing that it was refused',
    (text) => {
      expect(answerRows(text, en.answers, en.matcher, undefined)).toEqual([]);
      expect(answerRows(text, ru.answers, ru.matcher, undefined)).toEqual([]);
    },
  );
  it.each([
    ['The access token has expired or was revoked', '10001'],
    ['"is incomplete: 400000 of 482133 bytes arrived"', '10022'],
    ['"rubric_id" error 422: Rubric 5 was not found in this project.', '10026'],
  ])('give the error of this service for its message: %s', (text, code) => {
    for (const {answers, matcher} of [en, ru]) expect(answerRows(text, answers, matcher, undefined)[0]?.path.slice(-5)).toBe(code);
  });
  it('give the errors that a part of a message with its code may mean, and none for the same words in a question', () => {
    const codes = (text: string) => answerRows(text, en.answers, en.matcher, undefined).map(({path}) => path.slice(-5));
    expect(codes('Only photo or video can be accepted 9004')).toEqual(expect.arrayContaining(['10083', '10084']));
    expect(codes('photo or video in a story')).toEqual([]);
  });
  it('tell two limits of the same thing apart', () => {
    const [first, second] = answerRows('youtube video length', en.answers, undefined, undefined);
    expect([first?.text, second?.text].every(Boolean)).toBe(true);
    expect(first?.text).not.toBe(second?.text);
  });
  it('lead to what fits all networks that are named, chosen already', () => {
    const [row] = answerRows('what video fits tiktok and vk', en.answers, en.matcher, undefined);
    expect(row).toMatchObject({title: 'What fits TikTok and VK', path: expect.stringMatching(/crossposting-limitations\?networks=tiktok,vkontakte$/)});
    const [story] = answerRows('длина видео в сторис инстаграм, вк и фейсбук', ru.answers, ru.matcher, undefined);
    const asked = new URLSearchParams(story?.path.split('?')[1]);
    expect(asked.get('networks')?.split(',').toSorted()).toEqual(['facebook', 'instagram', 'vkontakte']);
    expect(asked.get('kind')).toBe('story');
    expect(answerRows('posted to facebook but not instagram', en.answers, en.matcher, undefined)).toEqual([]);
  });
  it.each([
    ['how many characters', en, 'x.text_max'],
    ['how long can a video be', en, 'bluesky.video_duration_max'],
    ['max video size', en, 'tiktok.video_size_max'],
    ['how many photos in one post', en, 'vkontakte.attachments_max'],
    ['posts per day', en, 'threads.posts_per_day_max'],
    ['сколько символов', ru, 'x.text_max'],
    ['сколько можно фото в одном посте', ru, 'discord.files_max'],
    ['вес видео для всех соцсетей', ru, 'tiktok.video_size_max'],
  ] as const)('say of each network what "%s" asks for, where none is named', (text, {answers}, id) => {
    const rows = answerRows(text, answers, undefined, undefined);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.path).toMatch(/crossposting-limitations#table$/);
    const {network, limit} = findLimit(id) ?? {};
    const plain = (text: string) => text.replace(/[\s,]/g, '');
    const name = answers.networks[network?.id ?? '']?.name ?? 'none';
    const said = rows[0]?.text.split('· ').find((part) => part.includes(`${name}\u00A0`));
    expect(plain(said ?? '')).toContain(plain(`${name}${formatLimitValue(limit as Limit, answers === ru.answers ? 'ru' : 'en')}`));
  });
  describe('on a site of a few networks', () => {
    const limit = (metric: string, value: string, scope: string, bound = 'max'): AnswersFile['networks'][string]['limits'][number] => [
      metric,
      'Limit',
      `at most ${value}`,
      '',
      'id',
      'https://example.org',
      bound,
      scope,
    ];
    const network = (name: string, limits: readonly AnswersFile['networks'][string]['limits'][number][]) => ({
      name,
      page: '',
      connecting: '',
      limitsPage: '',
      limits,
    });
    const own = [limit('image_size', '5 MB', 'post any'), limit('image_size', '1 MB', 'post png'), limit('image_ratio', '16:9', 'post any')];
    const few = {one: network('One', own), two: network('Two', own)};
    const said = (networks: AnswersFile['networks'], text: string) => answerRows(text, {...en.answers, networks}, undefined, undefined)[0]?.text;
    it('say what always holds, without what holds under a condition', () => {
      expect(said({...few, three: network('Three', own)}, 'image size')).toBe('At most: One\u00A05 MB\u00A0· Two\u00A05\u00A0· Three\u00A05');
    });
    it('say nothing of two networks, nor of a ratio, which has two ends', () => {
      expect(said(few, 'image size')).toBeUndefined();
      expect(said({...few, three: network('Three', own)}, 'image ratio')).toBeUndefined();
    });
  });
  it('say the unit that all networks have once', () => {
    expect(answerRows('how many characters', en.answers, undefined, undefined)[0]?.text.match(/characters/g)).toHaveLength(1);
    expect(answerRows('how long can a video be', en.answers, undefined, undefined)[0]?.text.match(/minutes/g)?.length).toBeGreaterThan(1);
  });
  it.each([
    'supported file formats',
    'carousel limit',
    'reels length',
    'aspect ratio',
    'paid for premium still 280 characters',
    'post came 10 min later than planned',
    'api text length',
    'длина рилс',
    'размер сторис',
    'подпись к фото длиннее 1024',
  ])('say nothing of all networks for "%s"', (text) => {
    for (const {answers} of [en, ru]) expect(answerRows(text, answers, undefined, undefined)).toEqual([]);
  });
  it('give three ways for the name of a network alone', () => {
    expect(answerRows('telegram', en.answers, undefined, 'telegram').map(({kind}) => kind)).toEqual(['way', 'way', 'way']);
    expect(answerRows('telegram watermark logo', en.answers, undefined, 'telegram')).toEqual([]);
  });
  it('tell a message from a question', () => {
    expect(looksLikeMessage('quotaExceeded')).toBe(true);
    expect(looksLikeMessage('pricing')).toBe(false);
  });
});
