import {describe, expect, it} from 'vitest';
import parseTweet from 'twitter-text/dist/parseTweet.js';
import {metrics} from '../facts/schema/network.ts';
import {postKinds} from '../facts/schema/common.ts';
import {product} from '../config/product.ts';
import {loadErrors, loadService} from '../facts/load.ts';
import {evaluate, type LimitResult, type NetworkResult} from './evaluate.ts';
import type {FileFacts} from './files/facts.ts';
import {measure, type Post} from './measure.ts';
import {plainName} from './names.ts';
import {buildRules} from './rules.ts';
import type {LimitRule, NetworkRules} from './types.ts';
import {inBasicUnit, ratioOf} from './units.ts';
import {weighWords} from './weigh.ts';

const rules = buildRules('en');
const of = (id: string): NetworkRules => {
  const found = rules.find((network) => network.id === id);
  if (!found) throw new Error(`no network ${id}`);
  return found;
};
/** The value of a limit, so that a fact that changes changes no test. */
const bound = (network: string, id: string): number => Number(of(network).limits.find((limit) => limit.id === id)?.value);
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
  const text = limit.bound === 'forbidden' ? `a${value}` : 'a'.repeat(amount < 1e6 ? amount : 0);
  const repeat = <Item>(item: (index: number) => Item): Item[] => Array.from({length: amount}, (_, index) => item(index));
  const animated = limit.when === 'gif' || limit.metric === 'animation_size';
  const mediaFor: Partial<Record<LimitRule['when'], FileFacts[]>> = {
    with_media: [video({size: 80_000})],
    with_video: [video({size: 80_000})],
    with_images: [image()],
    carousel: [image(), image()],
  };
  const media = mediaFor[limit.when] ?? [];
  const base: Post = {...empty, kind, files: media};
  const withImage = (part: Parameters<typeof image>[0]): Post => ({
    ...base,
    files: limit.when === 'carousel' ? [image(part), image(part)] : [image({...part, ...(limit.when === 'png' && {format: 'png'}), animated})],
  });
  const withVideo = (part: Partial<FileFacts>, inside: Partial<Clip> = {}): Post => ({...base, files: [video(part, inside)]});
  const sound = (part: Partial<NonNullable<Clip['audio']>>): Post =>
    withVideo({}, {audio: {codec: 'aac lc', bitrate: 128_000, sampleRate: 48_000, channels: 2, ...part}});
  const withCover = (part: Parameters<typeof image>[0]): Post => ({...base, files: [video()], cover: image(part)});
  const sides = (ratio: number): {width: number; height: number} => ({width: Math.round(ratio * 100_000), height: 100_000});
  switch (limit.metric) {
    case 'text_length':
    case 'description_length':
    case 'first_sentence_length':
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
  if (limit.bound === 'forbidden') return [{value: '', kept: true}, ...[limit.value].flat().map((sign) => ({value: String(sign), kept: false}))];
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
  const step = whole ? 1 : Math.max(value * (limit.metric.endsWith('_bitrate') ? 0.06 : 0.02), 0.01);
  if (limit.bound === 'min' || limit.bound === 'required')
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

/** Limits that nothing in a post can show. */
const notInPosts = /^(publication_rate|request_rate|token_lifetime|schedule_window|edit_window|poll_options|feed_items|address_size)$/;
const isJudged = (limit: LimitRule): boolean =>
  !notInPosts.test(limit.metric) &&
  limit.when !== 'by_url' &&
  limit.when !== 'feed' &&
  limit.when !== 'link' &&
  !(limit.metric === 'payload_size' && limit.when !== 'with_media');

/** A limit of the same quantity that is looser, and the one at which the service stops a post. */
const looser = (network: NetworkRules, limit: LimitRule): LimitRule | undefined =>
  network.limits.find(
    (other) =>
      !other.ofService &&
      other !== limit &&
      other.metric === limit.metric &&
      other.bound === limit.bound &&
      other.when === limit.when &&
      other.counting === limit.counting &&
      other.service === 'refuses',
  );
/** Limits that some accounts do not have: the service cannot know which account it is. */
const isOfSomeAccounts = (network: NetworkRules, limit: LimitRule): boolean =>
  limit.effect === 'refused' && limit.service === 'passes' && limit.bound !== 'exact' && looser(network, limit) !== undefined;
/** Limits that paying lifts: most accounts are refused. */
const isWithoutPremium = (network: NetworkRules, limit: LimitRule): boolean =>
  limit.when === 'free' && network.limits.some(({when, metric}) => when === 'premium' && metric === limit.metric);

/** What a post beyond a limit has to be told, by what the data says of service and network. */
function answerTo(network: NetworkRules, limit: LimitRule): Pick<LimitResult, 'verdict' | 'reason'> {
  if (isOfSomeAccounts(network, limit)) return {verdict: 'remark', reason: 'account'};
  if (isWithoutPremium(network, limit)) return {verdict: 'refused', reason: 'premium'};
  if (limit.service === 'refuses') return {verdict: 'refused'};
  if (limit.service !== 'passes') return {verdict: 'remark', reason: 'service'};
  return limit.effect === 'refused' ? {verdict: 'refused'} : {verdict: 'remark', reason: limit.effect};
}

/** Whether one of the codes has a status, so that calls are refused with it. */
const refusesCalls = (codes: readonly {readonly code: number}[]): boolean => codes.some(({code}) => loadErrors().get(code)?.http_status === 422);

/** Codes in use whose facts name a limit or a finding. */
const codesNaming = (field: 'limits' | 'findings', ...names: readonly string[]): number[] =>
  [...loadErrors().values()].filter((entry) => entry.status === 'active' && entry[field].some((name) => names.includes(name))).map(({code}) => code);

describe('every limit of every network', () => {
  for (const network of rules) {
    const checked = network.limits.filter(isJudged);
    for (const limit of checked) {
      it(`${network.id}.${limit.id}: kept at the bound; beyond it, the right answer with its reason and code`, () => {
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
            const {verdict, reason} = answerTo(network, limit);
            expect(result.verdict, `${value}`).toBe(verdict);
            expect(result.reason, `${value}`).toBe(reason);
            const reference = limit.ofService ? limit.id.replace('service_', 'service.') : `${network.id}.${limit.id}`;
            expect(result.limit.codes.map(({code}) => code)).toEqual(codesNaming('limits', reference));
            expect(limit.source).toMatch(/^https:/);
          }
        }
        if (!(limit.when === 'carousel' && limit.bound === 'min')) expect(failing).toBeGreaterThan(0);
      });
    }
    it(`${network.id}: what no post can show is listed as not checked`, () => {
      for (const limit of network.limits.filter((item) => !isJudged(item))) {
        const post = {...empty, kind: limit.kinds[0] ?? 'post', text: 'a', files: [image(), video()]};
        expect(measure(limit, post, network.limits), limit.id).toBe('elsewhere');
        expect(evaluate(network, post, weigh).open.map((item) => item.limit.id)).toContain(limit.id);
      }
    });
    it(`${network.id}: whatever refuses a post has a code`, () => {
      const refusing = checked.filter((limit) => answerTo(network, limit).verdict === 'refused');
      expect(refusing.length).toBeGreaterThan(0);
      expect(refusing.filter((limit) => limit.codes.length === 0).map(({id}) => id)).toEqual([]);
      // What the service stops itself, a call is refused with.
      const stopped = refusing.filter((limit) => limit.service === 'refuses');
      expect(stopped.filter((limit) => !refusesCalls(limit.codes)).map(({id}) => id)).toEqual([]);
    });
  }
  it('uses names of formats and codecs that the checker knows', () => {
    const names = rules.flatMap((network) => network.limits.flatMap((limit) => (limit.bound === 'allowed' ? [limit.value].flat().map(String) : [])));
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
        expect(rule?.source).toMatch(/^https:/);
        if (rule?.supported === 'no') {
          expect(result).toMatchObject({verdict: 'refused', content: {problem: 'kind', kind: rule}, limits: []});
          expect(result.content?.codes.map(({code}) => code)).toEqual([10027]);
        } else expect(result.content?.problem).not.toBe('kind');
      }
    }
  });
  it('takes only the contents that the network names', () => {
    expect(evaluate(of('instagram'), {...empty, text: 'words alone'}).content?.problem).toBe('content');
    expect(evaluate(of('telegram'), {...empty, text: 'words alone'}).verdict).toBe('passes');
    expect(evaluate(of('rutube'), {...empty, text: 'a', files: [image()]}).content?.problem).toBe('content');
    expect(evaluate(of('x'), {...empty, text: 'a', files: [image(), video()]}, weigh).content?.problem).toBe('content');
    // A video beside one image is a mixture, not a carousel that lacks an image.
    const mixed = evaluate(of('linkedin'), {...empty, text: 'a', files: [image(), video()]});
    expect(mixed.content?.problem).toBe('content');
    expect(mixed.limits.filter(({limit, verdict}) => limit.id === 'image_count_min' && verdict !== 'passes')).toEqual([]);
    expect(evaluate(of('pinterest'), {...empty, text: 'https://example.com'})).toMatchObject({verdict: 'refused', content: {problem: 'content'}});
    expect(evaluate(of('viber'), {...empty, text: 'https://example.com'}).verdict).toBe('passes');
    // Several files of a story become several stories; where the network itself takes one, that is said.
    for (const id of ['facebook', 'vkontakte', 'webhook']) {
      const two = evaluate(of(id), {...empty, kind: 'story', files: [image(), image()]});
      expect(two.content, id).toBeUndefined();
      const limit = two.limits.find(({limit: {id: name}}) => name === 'story_media_max');
      if (id === 'webhook') expect(limit).toBeUndefined();
      else expect(limit, id).toMatchObject({verdict: 'remark', reason: 'service'});
    }
    expect(
      evaluate(of('instagram'), {...empty, kind: 'story', files: [image({width: 1080, height: 1920}), image({width: 1080, height: 1920})]}).content,
    ).toBeUndefined();
  });
});

describe('contents that a kind of post does not take', () => {
  const sets: Readonly<Record<string, readonly FileFacts[]>> = {
    text: [],
    image: [image()],
    images: [image(), image()],
    video: [video()],
    videos: [video(), video()],
    mixed: [image(), video()],
  };
  for (const network of rules) {
    for (const {kind} of network.kinds.filter((item) => item.supported !== 'no')) {
      it(`${network.id}, ${kind}: refused with a code that its facts name`, () => {
        for (const [name, files] of Object.entries(sets)) {
          const {content} = evaluate(network, {...empty, kind, text: 'a', files}, weigh);
          if (!content) continue;
          const own = `${network.id}.${kind}`;
          const codes = content.codes.map(({code}) => code);
          expect(codes, name).toEqual(codesNaming('findings', own, `${own}.${files.length === 0 ? 'no_file' : 'files'}`));
          expect(refusesCalls(content.codes), name).toBe(true);
        }
      });
    }
  }
  it('X refuses a mixture with 10216, Instagram a text with 10084, YouTube a text with 10227, Pinterest a text with 10010', () => {
    const codes = (id: string, files: readonly FileFacts[]): number[] | undefined =>
      evaluate(of(id), {...empty, text: 'a', files}, weigh).content?.codes.map(({code}) => code);
    expect(codes('x', [image(), video()])).toEqual([10216]);
    expect(codes('instagram', [])).toEqual([10084]);
    expect(codes('youtube', [])).toEqual([10227]);
    expect(codes('pinterest', [])).toEqual([10010]);
    expect(codes('pinterest', [image(), video()])).toEqual([10127]);
  });
});

describe('what a network requires or forbids', () => {
  const refusals = (id: string, part: Partial<Post>): (readonly [string, number[]])[] =>
    evaluate(of(id), {...empty, text: 'a', ...part}, weigh)
      .limits.filter(({verdict}) => verdict === 'refused')
      .map(({limit}) => [limit.id, limit.codes.map(({code}) => code)]);
  const clip = {files: [video({}, {width: 1920, height: 1080})]};
  it('YouTube: a title, without < and >', () => {
    expect(refusals('youtube', clip)).toEqual([['title_required', [10225]]]);
    expect(refusals('youtube', {...clip, title: ' \n'})).toEqual([['title_required', [10225]]]);
    expect(refusals('youtube', {...clip, title: 'I <3 it'})).toEqual([['title_forbidden', [10225]]]);
    expect(refusals('youtube', {...clip, title: 'Film', text: '<00:42> Start'})).toEqual([['description_forbidden', [10226]]]);
    expect(refusals('youtube', {...clip, title: 'Film'})).toEqual([]);
    const found = evaluate(of('youtube'), {...empty, title: '<b>', ...clip}).limits.find(({limit}) => limit.id === 'title_forbidden');
    expect(found?.found.value).toBe('< >');
    const kept = evaluate(of('youtube'), {...empty, title: 'Film', ...clip}).limits.find(({limit}) => limit.id === 'title_forbidden');
    expect(kept).toMatchObject({verdict: 'passes', found: {value: '—'}});
  });
  it('Reddit, Medium and Rutube: a title', () => {
    expect(refusals('reddit', {})).toEqual([['title_required', [10132]]]);
    expect(refusals('reddit', {title: 'News'})).toEqual([]);
    expect(refusals('medium', {})).toEqual([['title_required', [10010]]]);
    expect(refusals('rutube', clip)).toEqual([['title_required', [10010]]]);
  });
  it('is worded for people', () => {
    const words = (locale: 'en' | 'ru'): string[] =>
      (buildRules(locale).find(({id}) => id === 'youtube')?.limits ?? [])
        .filter(({bound}) => bound === 'required' || bound === 'forbidden')
        .map(({label, text}) => `${label}: ${text}`.replaceAll('\u00a0', ' '));
    expect(words('en')).toEqual(['Title: required', 'Title: without the characters < and >', 'Description: without the characters < and >']);
    expect(words('ru')).toEqual(['Заголовок: обязательно', 'Заголовок: без символов < и >', 'Описание: без символов < и >']);
  });
});

describe('the service’s own limits', () => {
  const refusals = (id: string, part: Partial<Post>): (readonly [string, number[]])[] =>
    evaluate(of(id), {...empty, text: 'a', title: 'a', ...part}, weigh)
      .limits.filter(({limit, verdict}) => limit.ofService && verdict === 'refused')
      .map(({limit}) => [limit.id, limit.codes.map(({code}) => code)]);
  const {publications, uploads} = loadService();
  const images = (count: number): FileFacts[] => Array.from({length: count}, () => image());
  it('stand before the network’s, with the service’s page as their source', () => {
    for (const network of rules) {
      expect(network.limits.slice(0, 6).every(({ofService}) => ofService)).toBe(true);
      expect(network.limits.slice(6).some(({ofService}) => ofService)).toBe(false);
      expect(network.limits[0]?.source).toMatch(/\/docs\/tools\/publications\/faq\/service-limits#publication$/);
    }
    expect(buildRules('ru')[0]?.limits[0]?.source).toContain('/ru/docs/');
    expect(new Set(rules.flatMap(({limits}) => limits.filter(({ofService}) => ofService)).map(({dated}) => dated))).toEqual(new Set(['own documentation']));
    expect(rules[0]?.limits[0]?.label).toBe(`Text length (${product.name})`);
  });
  it('stop too many files where the network names no number', () => {
    for (const id of ['facebook', 'odnoklassniki', 'medium', 'bitrix']) {
      expect(refusals(id, {files: images(publications.files_per_publication + 1)}), id).toEqual([['service_files_max', [10024]]]);
      expect(refusals(id, {files: images(publications.files_per_publication)}), id).toEqual([]);
    }
  });
  it('stop large files, in mebibytes, covers too', () => {
    const huge = video({size: 100e9}, {width: 1920, height: 1080});
    expect(refusals('youtube', {files: [huge]})).toEqual([['service_video_size_max', [10018]]]);
    expect(refusals('youtube', {files: [video({size: uploads.video_max_mb * 1024 ** 2})]})).toEqual([]);
    expect(refusals('bitrix', {files: [image({size: uploads.image_max_mb * 1024 ** 2})]})).toEqual([]);
    expect(refusals('bitrix', {files: [image({size: uploads.image_max_mb * 1024 ** 2 + 1})]})).toEqual([['service_image_size_max', [10018]]]);
    expect(refusals('youtube', {files: [video()], cover: image({size: 60 * 1024 ** 2})})).toEqual([['service_image_size_max', [10018]]]);
    // A limit for GIFs of the network does not replace the service's.
    expect(refusals('telegram', {files: [image({animated: true, size: 60 * 1024 ** 2})]})).toEqual([['service_image_size_max', [10018]]]);
  });
  it('stop formats that the service does not take', () => {
    expect(refusals('odnoklassniki', {files: [image({format: 'tiff'})]})).toEqual([['service_image_formats', [10019]]]);
    expect(refusals('facebook', {files: [video({format: 'wmv'})]})).toEqual([['service_video_formats', [10019]]]);
    expect(refusals('facebook', {files: [video({format: 'mov'})]})).toEqual([]);
  });
  it('stop texts that no network of theirs would', () => {
    for (const id of ['vkontakte', 'odnoklassniki', 'facebook']) {
      expect(refusals(id, {text: 'я'.repeat(100_000)}), id).toEqual([['service_text_max', [10011]]]);
      expect(refusals(id, {text: 'я'.repeat(publications.text_max)}), id).toEqual([]);
    }
  });
});

describe('limits for some contents', () => {
  const judged = (id: string, part: Partial<Post>): string[] => evaluate(of(id), {...empty, ...part}, weigh).limits.map(({limit}) => limit.id);
  it('hold with a video, and not with images or a text', () => {
    const long = {text: 'a'.repeat(6000), title: 'a'.repeat(200)};
    for (const [id, limits] of [
      ['vkontakte', ['video_title_max', 'video_description_max']],
      ['odnoklassniki', ['video_title_max']],
    ] as const) {
      expect(judged(id, {...long, files: [video()]})).toEqual(expect.arrayContaining([...limits]));
      for (const files of [[], [image()]]) expect(judged(id, {...long, files}).filter((name) => name.startsWith('video_'))).toEqual([]);
      expect(evaluate(of(id), {...empty, ...long, files: [image()]}).verdict).toBe('passes');
    }
    const tags = {tags: ['a'.repeat(1001)]};
    expect(evaluate(of('odnoklassniki'), {...empty, ...tags, files: [video()]}).verdict).toBe('remark');
    expect(evaluate(of('odnoklassniki'), {...empty, ...tags, files: [image()]}).verdict).toBe('passes');
  });
  it('TikTok: title and text of a photo post are not those of a video', () => {
    const photo = (part: Partial<Post>): NetworkResult => evaluate(of('tiktok'), {...empty, files: [image()], ...part});
    const film = (part: Partial<Post>): NetworkResult => evaluate(of('tiktok'), {...empty, files: [video()], ...part});
    expect(film({text: 'a'.repeat(2200), title: 'a'.repeat(120)}).verdict).toBe('passes');
    expect(
      film({text: 'a'.repeat(3000)})
        .limits.filter(({verdict}) => verdict === 'refused')
        .map(({limit}) => limit.id),
    ).toEqual(['text_max']);
    expect(photo({text: 'a'.repeat(3000)}).verdict).toBe('passes');
    expect(
      photo({text: 'a'.repeat(4001)})
        .limits.filter(({verdict}) => verdict === 'refused')
        .map(({limit}) => limit.id),
    ).toEqual(['photo_text_max']);
    expect(
      photo({text: 'a', title: 'a'.repeat(91)})
        .limits.filter(({verdict}) => verdict === 'refused')
        .map(({limit}) => limit.id),
    ).toEqual(['photo_title_max']);
  });
  it('Dzen: the first sentence is the title, the title field is nothing', () => {
    const dzen = (part: Partial<Post>): NetworkResult => evaluate(of('dzen'), {...empty, ...part});
    const long = 'слово '.repeat(30);
    expect(dzen({text: 'Коротко.', title: 'a'.repeat(200)}).verdict).toBe('passes');
    expect(dzen({text: `${long}. Дальше`}).limits.find(({limit}) => limit.id === 'title_max')).toMatchObject({verdict: 'refused'});
    expect(dzen({text: `Итог: 3.5 из 5! ${long}`}).limits.find(({limit}) => limit.id === 'title_max')?.found.value).toBe(15);
    expect(dzen({text: `Заголовок\n\n${long}`}).verdict).toBe('refused');
  });
  it('on the way a file goes are named only where there is such a file', () => {
    const open = (files: readonly FileFacts[]): string[] => evaluate(of('telegram'), {...empty, text: 'a', files}).open.map(({limit}) => limit.id);
    expect(open([image()])).toContain('image_size_by_url_max');
    expect(open([image()])).not.toContain('video_size_by_url_max');
    expect(open([])).not.toContain('image_size_by_url_max');
  });
  it('VK: addresses in the text are no attached links', () => {
    const result = evaluate(of('vkontakte'), {...empty, text: 'https://a.example/1 https://b.example/2'});
    expect(result.verdict).toBe('passes');
    expect(result.open.map(({limit}) => limit.id)).toContain('link_max');
  });
});

describe('bit rates', () => {
  const sound = (bitrate: number): Clip['audio'] => ({codec: 'aac lc', bitrate, sampleRate: 48_000, channels: 2});
  it('miss a limit by up to 5 % and keep it, which the limit says', () => {
    const rutube = (bitrate: number): LimitResult | undefined =>
      evaluate(of('rutube'), {...empty, text: 'a', title: 'a', files: [video({}, {audio: sound(bitrate)})]}).limits.find(
        ({limit}) => limit.id === 'audio_bitrate',
      );
    expect(rutube(127_600)?.verdict).toBe('passes');
    expect(rutube(122_000)?.verdict).toBe('passes');
    expect(rutube(120_000)).toMatchObject({verdict: 'remark', reason: 'service'});
    expect(rutube(127_600)?.limit.text).toContain('(a difference of 5% is ignored)');
    const reels = (bitrate: number): LimitResult | undefined =>
      evaluate(of('facebook'), {...empty, kind: 'short', files: [video({}, {audio: sound(bitrate)})]}).limits.find(
        ({limit}) => limit.id === 'reels_audio_bitrate',
      );
    expect(reels(127_000)?.verdict).toBe('passes');
    expect(reels(96_000)?.verdict).toBe('remark');
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
    const [x, bluesky, telegram, caption] = [
      bound('x', 'text_max'),
      bound('bluesky', 'text_max'),
      bound('telegram', 'text_max'),
      bound('telegram', 'caption_max'),
    ];
    expect(evaluate(of('x'), {...empty, text: 'ы'.repeat(x)}, weigh).verdict).toBe('passes');
    // Bytes are counted as well: a family is 25 of them and one sign.
    expect(evaluate(of('bluesky'), {...empty, text: family.repeat(Math.floor(bound('bluesky', 'text_bytes_max') / 25) + 1)}).verdict).toBe('refused');
    expect(evaluate(of('bluesky'), {...empty, text: '👍'.repeat(bluesky)}).verdict).toBe('passes');
    expect(evaluate(of('telegram'), {...empty, text: '👍'.repeat(Math.floor(telegram / 2) + 1)}).verdict).toBe('refused');
    expect(evaluate(of('telegram'), {...empty, text: 'a'.repeat(caption + 1)}).verdict).toBe('passes');
    expect(evaluate(of('telegram'), {...empty, text: 'a'.repeat(caption + 1), files: [image()]}).verdict).toBe('refused');
  });
  it('wait for X’s library instead of guessing', () => {
    const result = evaluate(of('x'), {...empty, text: 'a'.repeat(400)});
    expect(result.limits.some(({limit}) => limit.counting === 'weighted')).toBe(false);
    expect(result.open.map(({why}) => why)).toContain('loading');
  });
});

describe('what depends on the account', () => {
  it('X: what only paying accounts may do is refused, with that said', () => {
    const long = evaluate(of('x'), {...empty, text: 'a'.repeat(bound('x', 'text_max') + 1)}, weigh);
    expect(long.verdict).toBe('refused');
    expect(long.limits.find(({limit}) => limit.id === 'text_max')).toMatchObject({verdict: 'refused', reason: 'premium'});
    const longer = evaluate(of('x'), {...empty, text: 'a'.repeat(bound('x', 'text_max_premium') + 1)}, weigh);
    expect(longer.verdict).toBe('refused');
    expect(longer.limits.filter(({verdict}) => verdict === 'refused').map(({reason}) => reason)).toEqual([undefined, undefined]);
  });
  it('Instagram: one video in a post is judged as Reels, with an image beside it as a post', () => {
    const clip = video({}, {duration: 2});
    const alone = evaluate(of('instagram'), {...empty, files: [clip]});
    expect(alone.became?.kind).toBe('short');
    expect(alone.limits.find(({limit}) => limit.id === 'reels_duration_min')).toMatchObject({verdict: 'refused'});
    expect(alone.limits).toEqual(evaluate(of('instagram'), {...empty, kind: 'short', files: [clip]}).limits);
    expect(evaluate(of('instagram'), {...empty, files: [video({}, {duration: 30, width: 1080, height: 1920})]}).content).toBeUndefined();
    expect(evaluate(of('instagram'), {...empty, files: [clip, image()]}).became).toBeUndefined();
  });
  it('YouTube: fifteen minutes warn, twelve hours refuse', () => {
    const length = (duration: number): NetworkResult =>
      evaluate(of('youtube'), {...empty, text: 'a', title: 'a', files: [video({}, {duration, width: 1920, height: 1080})]});
    expect(length(14 * 60).verdict).toBe('passes');
    expect(length(16 * 60).limits.find(({limit}) => limit.id === 'duration_unverified_max')).toMatchObject({verdict: 'remark', reason: 'account'});
    expect(length(16 * 60).verdict).toBe('remark');
    expect(length(13 * 3600).verdict).toBe('refused');
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
    expect(evaluate(of('youtube'), {...empty, text: 'a', title: 'a', files: [avi]})).toMatchObject({verdict: 'remark', badFiles: []});
  });
});

describe('the rules in Russian', () => {
  it('are the same limits in other words', () => {
    const russian = buildRules('ru');
    expect(russian.map(({id, limits}) => [id, limits.length])).toEqual(rules.map(({id, limits}) => [id, limits.length]));
    expect(russian.flatMap(({limits}) => limits).filter(({label}) => !/[а-яё]/i.test(label))).toEqual([]);
  });
});

it('a key costs less than 50 ms in 100,000 characters, for all networks together', () => {
  const spent = (text: string): number => {
    const words = weighWords(weigh);
    const key = (count: number): number => {
      const before = process.cpuUsage();
      for (const network of rules) evaluate(network, {...empty, text: text + 'x'.repeat(count)}, words);
      return process.cpuUsage(before).user / 1000;
    };
    key(0);
    // The quickest of six: the others measure what else the machine does.
    return Math.min(...[1, 2, 3, 4, 5, 6].map(key));
  };
  for (const piece of ['.', '#a', '#a ', 'https://a.b/c ', 'https://a.b/....', '@a', '#1', '?! ', 'Привет. ', 'слово ', '👍'])
    expect(spent(piece.repeat(100_000 / piece.length)), piece).toBeLessThan(50);
});
