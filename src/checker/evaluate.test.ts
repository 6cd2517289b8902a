import {describe, expect, it} from 'vitest';
import parseTweet from 'twitter-text/dist/parseTweet.js';
import {metrics} from '../data/schema/network.ts';
import {postKinds} from '../data/schema/common.ts';
import {loadErrors} from '../data/load.ts';
import {evaluate, type LimitResult, type NetworkResult} from './evaluate.ts';
import type {FileFacts} from './files/facts.ts';
import {measure, type Post} from './measure.ts';
import {plainName} from './names.ts';
import {buildRules} from './rules.ts';
import type {LimitRule, NetworkRules} from './types.ts';
import {inBasicUnit, ratioOf} from './units.ts';

const rules = buildRules('en');
const of = (id: string): NetworkRules => {
  const found = rules.find((network) => network.id === id);
  if (!found) throw new Error(`no network ${id}`);
  return found;
};
const weigh = (text: string): number => parseTweet(text).weightedLength;

const empty: Post = {kind: 'post', text: '', title: '', comment: '', altText: '', tags: [], files: []};
const image = (part: Partial<FileFacts> & {width?: number; height?: number; animated?: boolean} = {}): FileFacts => {
  const {width = 1080, height = 1080, animated = false, ...rest} = part;
  return {name: 'a.jpg', size: 200_000, type: 'image', format: animated ? 'gif' : 'jpeg', image: {width, height, animated, rotated: false}, ...rest};
};
type Clip = NonNullable<FileFacts['video']>;
const video = (part: Partial<FileFacts> = {}, inside: Partial<Clip> = {}): FileFacts => ({
  name: 'a.mp4',
  size: 9_000_000,
  type: 'video',
  format: 'mp4',
  video: {
    width: 1080,
    height: 1920,
    rotated: false,
    duration: 30,
    codec: 'avc high',
    frameRate: 30,
    bitrate: 4_000_000,
    audio: {codec: 'aac lc', bitrate: 128_000, sampleRate: 48_000, channels: 2},
    ...inside,
  },
  ...part,
});

/** A post in which the limit's quantity has exactly this value, in the limit's unit; undefined for what a post cannot show. */
function postWith(limit: LimitRule, value: number | string): Post | undefined {
  const kind = limit.kinds[0] ?? 'post';
  const amount = typeof value === 'number' ? value : 0;
  const basic = inBasicUnit(amount, limit.unit);
  const text = 'a'.repeat(amount < 1e6 ? amount : 0);
  const repeat = <Item>(item: (index: number) => Item): Item[] => Array.from({length: amount}, (_, index) => item(index));
  const animated = limit.when === 'gif' || limit.metric === 'animation_size';
  const media = limit.when === 'with_media' ? [video({size: 80_000})] : limit.when === 'carousel' ? [image(), image()] : [];
  const base: Post = {...empty, kind, files: media};
  const withImage = (part: Parameters<typeof image>[0]): Post => ({
    ...base,
    files: limit.when === 'carousel' ? [image(part), image(part)] : [image({...part, animated})],
  });
  const withVideo = (part: Partial<FileFacts>, inside: Partial<Clip> = {}): Post => ({...base, files: [video(part, inside)]});
  const sound = (part: Partial<NonNullable<Clip['audio']>>): Post =>
    withVideo({}, {audio: {codec: 'aac lc', bitrate: 128_000, sampleRate: 48_000, channels: 2, ...part}});
  const withCover = (part: Parameters<typeof image>[0]): Post => ({...base, files: [video()], cover: image(part)});
  const sides = (ratio: number): {width: number; height: number} => ({width: Math.round(ratio * 100_000), height: 100_000});
  switch (limit.metric) {
    case 'text_length':
    case 'description_length':
      return {...base, text};
    case 'title_length':
      return {...base, title: text};
    case 'comment_length':
      return {...base, comment: text};
    case 'alt_text_length':
      return {...base, files: media.length > 0 ? media : [image()], altText: text};
    case 'hashtag_count':
      return {...base, text: repeat((index) => `#тег${index}`).join(' ')};
    case 'mention_count':
      return {...base, text: repeat((index) => `@name${index}`).join(', ')};
    case 'link_count':
      return {...base, text: repeat((index) => `https://example.com/${index}`).join(' ')};
    case 'tag_count':
      return {...base, tags: repeat((index) => `t${index}`)};
    case 'tags_length':
    case 'tag_length':
      return {...base, tags: [text]};
    case 'media_count':
      return {...base, files: repeat(() => image())};
    case 'image_count':
      return {...base, files: repeat(() => image({animated}))};
    case 'video_count':
      return {...base, files: repeat(() => video())};
    case 'payload_size':
      return limit.when === 'with_media' ? {...base, files: [video({size: basic})]} : undefined;
    case 'image_size':
    case 'animation_size':
      return withImage({size: basic});
    case 'image_format':
      return withImage({format: String(value)});
    case 'image_width':
      return withImage({width: amount});
    case 'image_height':
      return withImage({height: amount});
    case 'image_width_plus_height':
      return withImage({width: Math.floor(amount / 2), height: Math.ceil(amount / 2)});
    case 'image_pixels':
      return withImage({width: 1, height: amount});
    case 'image_ratio':
      return withImage(sides(amount));
    case 'video_size':
      return withVideo({size: basic});
    case 'video_format':
      return withVideo({format: String(value)});
    case 'video_duration':
      return withVideo({}, {duration: basic});
    case 'video_codec':
      return withVideo({}, {codec: String(value)});
    case 'video_frame_rate':
      return withVideo({}, {frameRate: amount});
    case 'video_bitrate':
      return withVideo({}, {bitrate: basic});
    case 'video_width':
      return withVideo({}, {width: amount});
    case 'video_height':
      return withVideo({}, {height: amount});
    case 'video_ratio':
      return withVideo({}, sides(amount));
    case 'audio_codec':
      return sound({codec: String(value)});
    case 'audio_bitrate':
      return sound({bitrate: basic});
    case 'audio_sample_rate':
      return sound({sampleRate: amount});
    case 'audio_channels':
      return sound({channels: amount});
    case 'cover_size':
      return withCover({size: basic});
    case 'cover_format':
      return withCover({format: String(value)});
    case 'cover_width':
      return withCover({width: amount});
    case 'cover_height':
      return withCover({height: amount});
    default:
      return undefined;
  }
}

/** A value that keeps the limit and one just beyond it, in the limit's unit. */
function cases(limit: LimitRule): readonly {readonly value: number | string; readonly kept: boolean}[] {
  if (Array.isArray(limit.value)) return [...limit.value.map((name) => ({value: plainName(name) ?? '', kept: true})), {value: 'other', kept: false}];
  if (limit.metric.endsWith('_ratio')) {
    const value = ratioOf(String(limit.value));
    if (limit.bound === 'exact')
      return [
        {value, kept: true},
        {value: value * 1.1, kept: false},
      ];
    return [
      {value, kept: true},
      {value: limit.bound === 'max' ? value * 1.02 : value / 1.02, kept: false},
    ];
  }
  const value = Number(limit.value);
  const whole = /_count$|_length$|^image_|_width$|_height$|_channels$/.test(limit.metric) && !/_size$/.test(limit.metric);
  const step = whole ? 1 : Math.max(value * 0.02, 0.01);
  if (limit.bound === 'min')
    return [
      {value, kept: true},
      {value: value - step, kept: false},
    ];
  return limit.bound === 'max'
    ? [
        {value, kept: true},
        {value: value + step, kept: false},
      ]
    : [
        {value, kept: true},
        {value: value + step, kept: false},
      ];
}

const resultOf = (result: NetworkResult, limit: LimitRule): LimitResult | undefined =>
  result.limits.find((item) => item.limit.id === limit.id && item.verdict !== 'passes') ?? result.limits.find((item) => item.limit.id === limit.id);

/** Limits that nothing in a post can show, or whose smaller number of files makes another kind of post. */
const notInPosts = /^(publication_rate|request_rate|token_lifetime|schedule_window|edit_window|poll_options)$/;

describe('every limit of every network', () => {
  for (const network of rules) {
    const checked = network.limits.filter(
      (limit) =>
        !notInPosts.test(limit.metric) && limit.when !== 'by_url' && limit.when !== 'link' && !(limit.metric === 'payload_size' && limit.when !== 'with_media'),
    );
    for (const limit of checked) {
      it(`${network.id}.${limit.id}: kept at the bound, noticed beyond it`, () => {
        let failing = 0;
        for (const {value, kept} of cases(limit)) {
          const post = postWith(limit, value);
          expect(post, `no post can be made for ${limit.metric}`).toBeDefined();
          if (!post) continue;
          const result = resultOf(evaluate(network, post, weigh), limit);
          if (kept) expect(result?.verdict, `${value}`).toBe('passes');
          // One file is no carousel, and an animated GIF beyond its number is none either.
          else if (result === undefined) expect(limit.when).toBe('carousel');
          else {
            failing += 1;
            expect(result.verdict, `${value}`).not.toBe('passes');
            expect(limit.source).toMatch(/^https:/);
          }
        }
        if (!(limit.when === 'carousel' && limit.bound === 'min')) expect(failing).toBeGreaterThan(0);
      });
    }
    it(`${network.id}: what no post can show is listed as not checked, or does not hold`, () => {
      for (const limit of network.limits.filter((item) => !checked.includes(item))) {
        const post = {...empty, kind: limit.kinds[0] ?? 'post', text: 'a', files: [image()]};
        expect(['elsewhere', undefined]).toContain(measure(limit, post, network.limits));
      }
    });
  }
  it('uses names of formats and codecs that the checker knows', () => {
    const names = rules.flatMap((network) => network.limits.flatMap((limit) => (Array.isArray(limit.value) ? limit.value : [])));
    expect(names.filter((name) => plainName(name) === undefined)).toEqual([]);
  });
  it('has a metric that is measured or known to be elsewhere', () => {
    const unknown = metrics.filter((metric) => {
      const limit = {
        metric,
        kinds: ['post'],
        when: metric === 'payload_size' ? 'with_media' : 'any',
        unit: 'item',
        bound: 'max',
        value: 1,
      } as unknown as LimitRule;
      const full: Post = {
        ...empty,
        text: 'a',
        title: 'a',
        comment: 'a',
        altText: 'a',
        tags: ['a'],
        files: [video(), image({animated: metric === 'animation_size'})],
        cover: image(),
      };
      return measure(limit, full, []) === undefined || measure(limit, full, []) === 'unreadable';
    });
    expect(unknown).toEqual([]);
  });
  it('names the codes that the catalogue gives it, and only codes that exist', () => {
    const codes = rules.flatMap((network) => network.limits.flatMap((limit) => limit.codes.map(({code}) => code)));
    expect(codes.length).toBeGreaterThan(50);
    for (const code of codes) expect(loadErrors().has(code)).toBe(true);
    expect(
      of('bluesky')
        .limits.find((limit) => limit.id === 'text_max')
        ?.codes.map(({to}) => to),
    ).toEqual([expect.stringMatching(/^\/docs\/tools\/publications\/issues\/\d+$/)]);
  });
});

describe('every kind of post', () => {
  it('is refused where the network does not take it, and judged where it does', () => {
    for (const network of rules) {
      for (const kind of postKinds) {
        const rule = network.kinds.find((item) => item.kind === kind);
        const result = evaluate(network, {...empty, kind, text: 'Hello', files: [video()]}, weigh);
        if (!rule || rule.supported === 'no') expect(result).toMatchObject({verdict: 'refused', content: {problem: 'kind'}, limits: []});
        else expect(result.content?.problem).not.toBe('kind');
      }
    }
  });
  it('takes only the contents that the network names', () => {
    expect(evaluate(of('instagram'), {...empty, text: 'words alone'}).content?.problem).toBe('content');
    expect(evaluate(of('telegram'), {...empty, text: 'words alone'}).verdict).toBe('passes');
    expect(evaluate(of('rutube'), {...empty, text: 'a', files: [image()]}).content?.problem).toBe('content');
    expect(evaluate(of('x'), {...empty, text: 'a', files: [image(), video()]}, weigh).content?.problem).toBe('content');
    // Several files of a story become several stories.
    expect(
      evaluate(of('instagram'), {...empty, kind: 'story', files: [image({width: 1080, height: 1920}), image({width: 1080, height: 1920})]}).content,
    ).toBeUndefined();
  });
});

describe('counted texts', () => {
  const lengthOf = (id: string, limitId: string, text: string, files: readonly FileFacts[] = []): number | string | undefined =>
    evaluate(of(id), {...empty, text, files}, weigh).limits.find(({limit}) => limit.id === limitId)?.found.value;
  const family = '👩‍👩‍👧‍👦';
  it('emoji', () => {
    expect(lengthOf('bluesky', 'text_max', family)).toBe(1);
    expect(lengthOf('bluesky', 'text_bytes_max', family)).toBe(25);
    expect(lengthOf('telegram', 'text_max', family)).toBe(11);
    expect(lengthOf('x', 'text_max', family)).toBe(2);
    expect(lengthOf('reddit', 'text_max', family)).toBe(7);
    expect(lengthOf('threads', 'text_max', `a${family}1`)).toBe(27);
    expect(lengthOf('x', 'text_max', '🇷🇺👍🏽')).toBe(4);
  });
  it('combining marks', () => {
    const marked = 'e\u0301и\u0306';
    expect(lengthOf('bluesky', 'text_max', marked)).toBe(2);
    expect(lengthOf('reddit', 'text_max', marked)).toBe(4);
    // X composes first.
    expect(lengthOf('x', 'text_max', marked)).toBe(2);
  });
  it('Cyrillic and Chinese', () => {
    expect(lengthOf('x', 'text_max', 'Привет, мир')).toBe(11);
    expect(lengthOf('x', 'text_max', '你好')).toBe(4);
    expect(lengthOf('youtube', 'description_max', 'Привет', [video()])).toBe(12);
    expect(lengthOf('telegram', 'text_max', 'Привет')).toBe(6);
    expect(lengthOf('threads', 'text_max', 'Привет')).toBe(6);
  });
  it('links', () => {
    const link = `https://example.com/${'a'.repeat(200)}`;
    expect(lengthOf('x', 'text_max', `Read ${link}`)).toBe(28);
    expect(lengthOf('telegram', 'text_max', link)).toBe(220);
    const twice = 'https://a.example/1 and https://a.example/1, (https://b.example/2).';
    expect(lengthOf('threads', 'links_max', twice)).toBe(2);
  });
  it('hashtags and mentions', () => {
    const text = '#один #two_2 mail@example.com @name, @имя https://example.com/#anchor/@nobody #2024 a#b ##';
    const found = evaluate(of('instagram'), {...empty, text, files: [image()]}).limits;
    expect(found.find(({limit}) => limit.id === 'hashtags_max')?.found.value).toBe(2);
    expect(found.find(({limit}) => limit.id === 'mentions_max')?.found.value).toBe(2);
    const many = Array.from({length: 31}, (_, index) => `#осень${index}`).join(' ');
    expect(evaluate(of('instagram'), {...empty, text: many, files: [image()]}).verdict).toBe('refused');
  });
  it('at the edge', () => {
    expect(evaluate(of('x'), {...empty, text: 'ы'.repeat(280)}, weigh).verdict).toBe('passes');
    expect(evaluate(of('bluesky'), {...empty, text: family.repeat(121)}).verdict).toBe('refused');
    expect(evaluate(of('bluesky'), {...empty, text: '👍'.repeat(300)}).verdict).toBe('passes');
    expect(evaluate(of('telegram'), {...empty, text: '👍'.repeat(2049)}).verdict).toBe('refused');
    expect(evaluate(of('telegram'), {...empty, text: 'a'.repeat(1025)}).verdict).toBe('passes');
    expect(evaluate(of('telegram'), {...empty, text: 'a'.repeat(1025), files: [image()]}).verdict).toBe('refused');
  });
  it('wait for X’s library instead of guessing', () => {
    const result = evaluate(of('x'), {...empty, text: 'a'.repeat(400)});
    expect(result.limits.some(({limit}) => limit.metric === 'text_length')).toBe(false);
    expect(result.open.map(({why}) => why)).toContain('loading');
  });
});

describe('what depends on the account', () => {
  it('is a remark while some accounts may do it', () => {
    const long = evaluate(of('x'), {...empty, text: 'a'.repeat(281)}, weigh);
    expect(long.verdict).toBe('remark');
    expect(long.limits.find(({limit}) => limit.id === 'text_max')).toMatchObject({verdict: 'remark', reason: 'account'});
    expect(evaluate(of('x'), {...empty, text: 'a'.repeat(25_001)}, weigh).verdict).toBe('refused');
  });
  it('YouTube: fifteen minutes warn, twelve hours refuse', () => {
    const length = (duration: number): NetworkResult =>
      evaluate(of('youtube'), {...empty, text: 'a', files: [video({}, {duration, width: 1920, height: 1080})]});
    expect(length(14 * 60).verdict).toBe('passes');
    expect(length(16 * 60).limits.find(({limit}) => limit.id === 'duration_unverified_max')).toMatchObject({verdict: 'remark', reason: 'account'});
    expect(length(16 * 60).verdict).toBe('remark');
    expect(length(13 * 3600).verdict).toBe('refused');
  });
  it('TikTok: a text that fits one place of two is a remark', () => {
    const text = (length: number): NetworkResult => evaluate(of('tiktok'), {...empty, text: 'a'.repeat(length), files: [image({width: 1080, height: 1080})]});
    expect(text(2201).limits.find(({limit}) => limit.id === 'text_max')).toMatchObject({verdict: 'remark', reason: 'place'});
    expect(text(4001).verdict).toBe('refused');
  });
});

describe('files', () => {
  it('what the service changes is a remark, what it stops is a refusal', () => {
    const heavy = evaluate(of('telegram'), {...empty, files: [image({size: 11_000_000})]});
    expect(heavy.limits.find(({limit}) => limit.id === 'image_size_max')).toMatchObject({verdict: 'remark', reason: 'service'});
    expect(heavy.verdict).toBe('remark');
    expect(evaluate(of('telegram'), {...empty, files: [video({size: 51_000_000})]}).verdict).toBe('refused');
  });
  it('a GIF is measured by the limits for GIFs', () => {
    expect(evaluate(of('x'), {...empty, text: 'a', files: [image({animated: true, size: 14_000_000, width: 800, height: 600})]}, weigh).verdict).toBe('passes');
    expect(evaluate(of('x'), {...empty, text: 'a', files: [image({animated: true}), image({animated: true})]}, weigh).verdict).toBe('refused');
  });
  it('television frame rates keep a round minimum', () => {
    const at = (frameRate: number): NetworkResult => evaluate(of('facebook'), {...empty, kind: 'short', files: [video({}, {frameRate})]});
    expect(at(23.976).limits.find(({limit}) => limit.id === 'reels_fps_min')?.verdict).toBe('passes');
    expect(at(20).limits.find(({limit}) => limit.id === 'reels_fps_min')?.verdict).toBe('refused');
  });
  it('a silent video keeps the limits of sound', () => {
    const {audio: _, ...silent} = video().video as Clip;
    expect(evaluate(of('instagram'), {...empty, kind: 'short', text: 'a', files: [video({video: silent})]}).verdict).toBe('passes');
  });
  it('a narrow picture is as long as a wide one where the network speaks of sides', () => {
    const standing = evaluate(of('telegram'), {...empty, files: [image({width: 100, height: 2200})]});
    expect(standing.limits.find(({limit}) => limit.id === 'image_ratio_max')?.verdict).toBe('refused');
  });
  it('that are broken are refused everywhere; a container that cannot be looked into is a remark', () => {
    for (const network of rules) {
      expect(evaluate(network, {...empty, text: 'a', files: [{name: 'a.jpg', size: 0, type: 'other', problem: 'empty'}]}, weigh).verdict).toBe('refused');
      expect(evaluate(network, {...empty, text: 'a', files: [image({problem: 'truncated'})]}, weigh).badFiles).toHaveLength(1);
    }
    const avi: FileFacts = {name: 'a.avi', size: 1_000_000, type: 'video', format: 'avi'};
    expect(evaluate(of('vkontakte'), {...empty, text: 'a', files: [avi]}).verdict).toBe('passes');
    expect(evaluate(of('youtube'), {...empty, text: 'a', files: [avi]})).toMatchObject({verdict: 'remark', badFiles: []});
  });
});

describe('the rules in Russian', () => {
  it('are the same limits in other words', () => {
    const russian = buildRules('ru');
    expect(russian.map(({id, limits}) => [id, limits.length])).toEqual(rules.map(({id, limits}) => [id, limits.length]));
    expect(russian.flatMap(({limits}) => limits).filter(({label}) => !/[а-яё]/i.test(label))).toEqual([]);
  });
});
