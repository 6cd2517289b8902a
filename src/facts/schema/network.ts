import * as z from 'zod';
import {localizedText, networkId, postKind, sourceUrl} from './common.ts';

/** Where a fact stands in the network's own documentation; how fresh that is, the register of sources says (schema/source.ts). */
const sourced = {
  source: sourceUrl,
  note: localizedText.optional(),
};

/** Metrics of a text; its part of the post (title, description) can be required, and characters can be forbidden in it. */
export const textMetrics = ['text_length', 'title_length', 'description_length', 'first_sentence_length', 'alt_text_length', 'comment_length'] as const;

/** What a limit measures. The checker and the comparison table key on these. */
export const metrics = [
  ...textMetrics,
  'hashtag_count',
  'mention_count',
  'link_count',
  'tag_count',
  'tag_length',
  'tags_length',
  'media_count',
  'image_count',
  'image_size',
  'image_format',
  'image_width',
  'image_height',
  'image_width_plus_height',
  'image_pixels',
  'image_ratio',
  'animation_size',
  'video_count',
  'video_size',
  'video_duration',
  'video_format',
  'video_codec',
  'video_frame_rate',
  'video_bitrate',
  'video_width',
  'video_height',
  'video_ratio',
  'audio_codec',
  'audio_bitrate',
  'audio_sample_rate',
  'audio_channels',
  'cover_size',
  'cover_format',
  'cover_width',
  'cover_height',
  'poll_options',
  'publication_rate',
  'request_rate',
  'token_lifetime',
  'schedule_window',
  'edit_window',
  'payload_size',
  'address_size',
  'feed_items',
] as const;
export type TextMetric = (typeof textMetrics)[number];

export const isTextMetric = (name: string): name is TextMetric => (textMetrics as readonly string[]).includes(name);

export const metric = z.enum(metrics);
export type Metric = z.infer<typeof metric>;

/** Units of a value; the page writes them in its language (`mebibyte` is 1,048,576 bytes, `megabyte` 1,000,000). */
export const units = [
  'character',
  'byte',
  'kilobyte',
  'kibibyte',
  'megabyte',
  'mebibyte',
  'gigabyte',
  'gibibyte',
  'pixel',
  'second',
  'minute',
  'hour',
  'day',
  'item',
  'publication',
  'request',
  'point',
  'frame_per_second',
  'bit_per_second',
  'kilobit_per_second',
  'megabit_per_second',
  'hertz',
  'ratio',
  'list',
] as const;

/**
 * How the network counts text: UTF-16 code units, Unicode code points, grapheme clusters, UTF-8 bytes,
 * code points with each emoji as its UTF-8 bytes, X's weighted length, or as the documentation leaves open
 * (`unspecified`, counted here as code points).
 */
export const countings = ['utf16', 'code_points', 'graphemes', 'bytes', 'emoji_bytes', 'weighted', 'unspecified'] as const;

const ratioText = z.string().regex(/^\d+(\.\d+)?:\d+(\.\d+)?$/, 'a number is written without quotes, a ratio as width:height, such as 4:5 or 1.91:1');

export const limit = z.strictObject({
  /** Unique within the file, snake_case; pages write `{limits.<network>.<id>}`. */
  id: z.string().regex(/^[a-z][a-z0-9_]*$/),
  metric,
  /** `required`: the part of the post that a text metric measures may not be empty; `forbidden`: characters that it may not hold. */
  bound: z.enum(['max', 'min', 'allowed', 'exact', 'required', 'forbidden']),
  /** A number in `unit`, a ratio as width:height, the list of allowed formats and codecs or of forbidden characters; 1 with `required`. */
  value: z.union([z.number().nonnegative(), ratioText, z.array(z.string().min(1)).min(1)]),
  unit: z.enum(units),
  /** For rates: the length of the window. */
  per: z.enum(['second', 'minute', 'hour', 'day', 'week', 'month']).optional(),
  /** For text: how characters are counted. */
  counting: z.enum(countings).optional(),
  /** Post kinds it holds for. */
  kinds: z.array(postKind).min(1),
  /**
   * Narrower than a post kind: only with these contents (`with_media`: any file; `with_images`, `with_video`: files of that
   * type; `gif`, `png`: images in that format; `carousel`: several files), for these accounts (`free`), on this way of sending
   * (`by_url`), or in a feed that the network reads itself (`feed`).
   */
  when: z
    .enum([
      'any',
      'text_only',
      'with_media',
      'with_images',
      'with_video',
      'single',
      'carousel',
      'gif',
      'png',
      'link',
      'personal',
      'premium',
      'free',
      'chunked',
      'by_url',
      'feed',
    ])
    .default('any'),
  /** `refused`: the network answers with an error; `recommended`: it publishes, but worse; `silent`: it cuts or drops. */
  effect: z.enum(['refused', 'recommended', 'silent']),
  /** What the service does before it sends: nothing, refuse at once, convert, crop, cut, split. */
  service: z.enum(['passes', 'refuses', 'converts', 'crops', 'cuts', 'splits', 'resizes']).default('passes'),
  ...sourced,
});
export type Limit = z.infer<typeof limit>;

/** Yes-or-no facts that people compare networks by. */
export const features = [
  'links_clickable',
  'links_shortened',
  'link_preview',
  'hashtags_clickable',
  'mentions_clickable',
  'text_formatting',
  'carousel',
  'mixed_media',
  'alt_text',
  'first_comment',
  'location',
  'video_cover',
  'edit_after_publishing',
  'delete_through_api',
  'comments_switch',
  'privacy_choice',
  'native_scheduling',
  'paid_partnership',
] as const;

const feature = z.strictObject({
  id: z.enum(features),
  value: z.enum(['yes', 'no', 'partly']),
  ...sourced,
});

export const contents = ['text', 'image', 'images', 'video', 'mixed', 'link', 'poll', 'document', 'gif', 'article'] as const;

const kindSupport = z.strictObject({
  kind: postKind,
  /** What the network calls it. */
  name: localizedText,
  supported: z.enum(['yes', 'no', 'partly']),
  /** Contents it can hold. */
  contents: z.array(z.enum(contents)),
  /** Kind that the network makes of a post that holds one video and nothing else; its limits hold then. */
  video_becomes: postKind.optional(),
  ...sourced,
});

const accountType = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9_]*$/),
  name: localizedText,
  supported: z.enum(['yes', 'no', 'partly']),
  /** The role or right that the connecting person needs in the network. */
  role: localizedText,
  ...sourced,
});

const permission = z.strictObject({
  /** The permission's own name in the network's API, such as `pages_manage_posts`. */
  id: z.string().min(1),
  /** Why it is asked. */
  why: localizedText,
  source: sourceUrl,
});

/** The API's own name, the same in every language; one that holds plain words ("RSS feed of a site") is written in both. */
const apiName = z.union(
  [
    localizedText,
    z
      .string()
      .min(1)
      .refine((name) => !/(?<![\p{L}\p{N}])\p{Ll}/u.test(name))
      .transform((name) => ({en: name, ru: name})),
  ],
  "the API's own name, or {en: …, ru: …} where it holds plain words: they are written in both languages",
);

const api = z.strictObject({
  name: apiName,
  version: z.string().optional(),
  /** Restrictions that a person meets: review, paid access, closed to new applications, retired. */
  restrictions: z.array(z.strictObject({text: localizedText, source: sourceUrl})),
  source: sourceUrl,
});

const analyticsMetric = z.strictObject({
  /** Name on our API's side, snake_case. */
  id: z.string().regex(/^[a-z][a-z0-9_]*$/),
  /** `account` or `publication`. */
  level: z.enum(['account', 'publication']),
  name: localizedText,
  ...sourced,
});

/** One network's facts: `src/data/networks/<id>.yaml`. */
export const network = z
  .strictObject({
    id: networkId,
    name: localizedText,
    /** The network's own site. */
    homepage: sourceUrl,
    /** Where its publishing documentation starts. */
    documentation: sourceUrl,
    apis: z.array(api).min(1),
    account_types: z.array(accountType).min(1),
    permissions: z.array(permission),
    post_kinds: z.array(kindSupport).min(1),
    limits: z.array(limit),
    features: z.array(feature),
    analytics: z.array(analyticsMetric),
  })
  .superRefine((value, context) => {
    for (const list of ['limits', 'features', 'account_types'] as const) {
      const seen = new Set<string>();
      for (const [index, item] of value[list].entries()) {
        if (seen.has(item.id)) {
          context.addIssue({code: 'custom', path: [list, index, 'id'], message: `"${item.id}" is there twice; an id is unique within its list`});
        }
        seen.add(item.id);
      }
    }
    for (const [index, item] of value.limits.entries()) {
      const wantsList = item.bound === 'allowed' || item.bound === 'forbidden';
      if (wantsList !== Array.isArray(item.value)) {
        context.addIssue({
          code: 'custom',
          path: ['limits', index, 'value'],
          message: 'a list goes with bound "allowed" or "forbidden", a number or ratio with max, min or exact',
        });
      }
      const ofText = item.bound === 'required' || item.bound === 'forbidden';
      if (ofText && !isTextMetric(item.metric)) {
        context.addIssue({
          code: 'custom',
          path: ['limits', index, 'metric'],
          message: `bound "${item.bound}" goes with a text: ${textMetrics.join(', ')}; found "${item.metric}"`,
        });
      }
      if (item.bound === 'required' && (item.value !== 1 || item.unit !== 'character')) {
        context.addIssue({code: 'custom', path: ['limits', index, 'value'], message: 'with bound "required" stand value: 1 and unit: character'});
      }
      if (item.bound === 'forbidden' && Array.isArray(item.value) && item.value.some((sign) => [...sign].length !== 1)) {
        context.addIssue({code: 'custom', path: ['limits', index, 'value'], message: 'forbidden characters stand one by one: ["<", ">"]'});
      }
      if (item.metric.endsWith('_rate') && !item.metric.startsWith('video_') && !item.metric.startsWith('audio_') && !item.per) {
        context.addIssue({code: 'custom', path: ['limits', index, 'per'], message: 'a rate needs its window: per: day'});
      }
      if (isTextMetric(item.metric) && !ofText && !item.counting) {
        context.addIssue({code: 'custom', path: ['limits', index, 'counting'], message: 'a text limit says how it is counted'});
      }
    }
  });
export type Network = z.infer<typeof network>;
