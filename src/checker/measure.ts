import type {PostKind} from '../facts/schema/common.ts';
import {countText, findHashtags, findLinks, findMentions, tagsLength, type Weigh} from './count.ts';
import type {FileFacts} from './files/facts.ts';
import type {LimitRule} from './types.ts';
import {inUnit} from './units.ts';

/** What is to be published. */
export interface Post {
  readonly kind: PostKind;
  readonly text: string;
  readonly title: string;
  readonly comment: string;
  readonly altText: string;
  readonly tags: readonly string[];
  readonly files: readonly FileFacts[];
  /** An image that becomes the video's cover; it is none of `files`. */
  readonly cover?: FileFacts;
}

/**
 * One thing measured for a limit: in the limit's unit, a ratio as a number, a format or codec by our name, the length of a
 * required part, the forbidden characters that were found (or {@link nothing}).
 */
export interface Measured {
  readonly value: number | string;
  /** The file it was found in. */
  readonly file?: string;
  /** Width and height behind a ratio. */
  readonly size?: string;
  /** The file moves, and its format is what was measured: a conversion takes that away. */
  readonly animated?: true;
}

/** What is found where no forbidden character stands; it reads as an empty cell. */
export const nothing = '—';

/** Why a limit that holds for the post could not be measured. */
export type Unmeasured = 'elsewhere' | 'not-given' | 'unreadable' | 'loading';

/** Metrics of an account, an application or a connection; nothing in a post tells them. */
const elsewhere = /^(publication_rate|request_rate|token_lifetime|schedule_window|edit_window|poll_options|feed_items|address_size)$/;

function imageValue(file: FileFacts, metric: string): number | string | undefined {
  const {image} = file;
  switch (metric.replace(/^(image|cover)_/, '')) {
    case 'size':
    case 'animation_size':
      return file.size;
    case 'format':
      return file.format;
    case 'width':
      return image?.width;
    case 'height':
      return image?.height;
    case 'width_plus_height':
      return image && image.width + image.height;
    case 'pixels':
      return image && image.width * image.height;
    case 'ratio':
      return image && image.width / image.height;
    default:
      return undefined;
  }
}

function videoValue(file: FileFacts, metric: string): number | string | undefined {
  const {video} = file;
  switch (metric) {
    case 'video_size':
      return file.size;
    case 'video_format':
      return file.format;
    case 'video_duration':
      return video?.duration;
    case 'video_codec':
      return video && (video.codec ?? 'other');
    case 'video_frame_rate':
      return video?.frameRate;
    case 'video_bitrate':
      return video?.bitrate;
    case 'video_width':
      return video?.width;
    case 'video_height':
      return video?.height;
    case 'video_ratio':
      return video && video.width / video.height;
    case 'audio_codec':
      return video?.audio && (video.audio.codec ?? 'other');
    case 'audio_bitrate':
      return video?.audio?.bitrate;
    case 'audio_sample_rate':
      return video?.audio?.sampleRate;
    case 'audio_channels':
      return video?.audio?.channels;
    default:
      return undefined;
  }
}

/** Networks speak of GIFs; what else moves, they take for a still image. */
export const isAnimated = (file: FileFacts): boolean => file.image?.animated === true && file.format === 'gif';

/** Files of the post that a limit speaks of: a limit for GIFs replaces the general one of the same quantity for them. */
function filesOf(limit: LimitRule, post: Post, all: readonly LimitRule[]): readonly FileFacts[] {
  if (limit.metric.startsWith('cover_')) return post.cover ? [post.cover] : [];
  if (/^(video|audio)_/.test(limit.metric)) return post.files.filter((file) => file.type === 'video');
  const images = post.files.filter((file) => file.type === 'image');
  // The service takes covers and GIFs like any other image.
  if (limit.ofService) return post.cover ? [...images, post.cover] : images;
  if (limit.when === 'gif' || limit.metric === 'animation_size') return images.filter(isAnimated);
  if (limit.when === 'png') return images.filter(({format}) => format === 'png');
  const quantity = (metric: string): string => (metric === 'animation_size' ? 'image_size' : metric);
  const replaced = all.some(
    (other) =>
      other !== limit &&
      (other.when === 'gif' || other.metric === 'animation_size') &&
      quantity(other.metric) === limit.metric &&
      other.bound === limit.bound &&
      other.kinds.includes(post.kind),
  );
  return replaced ? images.filter((file) => !isAnimated(file)) : images;
}

/** Whether the contents that a limit is narrowed to are there. Kinds of accounts are not known, so their limits always hold. */
function holds(limit: LimitRule, post: Post): boolean {
  if (!limit.kinds.includes(post.kind)) return false;
  switch (limit.when) {
    case 'text_only':
      return post.files.length === 0;
    case 'with_media':
      return post.files.length > 0;
    case 'single':
      return post.files.length === 1;
    case 'carousel':
      return post.files.length > 1;
    case 'gif':
      return post.files.some(isAnimated);
    case 'png':
      return post.files.some(({type, format}) => type === 'image' && format === 'png');
    case 'with_images':
      return post.files.some((file) => file.type === 'image');
    case 'with_video':
      return post.files.some((file) => file.type === 'video');
    // The service picks the way that a file goes; it matters only to files of that type.
    case 'by_url':
    case 'feed':
      return !/^(image|video)_/.test(limit.metric) || post.files.some((file) => limit.metric.startsWith(`${file.type}_`));
    default:
      return true;
  }
}

/**
 * Whether the post does not tell: quantities of an account or a connection; the way that a file is sent; an attached link, which is
 * none of the addresses in the text, and the page it leads to.
 */
function standsElsewhere(limit: LimitRule): boolean {
  return elsewhere.test(limit.metric) || limit.when === 'by_url' || limit.when === 'feed' || limit.when === 'link';
}

/** The text up to the first full stop, question or exclamation mark or ellipsis that ends a word; a line break ends no sentence. */
function firstSentence(text: string): string {
  const trimmed = text.trim();
  const end = trimmed.search(/[.!?…]\s/u);
  return end < 0 ? trimmed : trimmed.slice(0, end + 1);
}

/** The part of a post that a metric of texts measures; undefined for other metrics. */
function writtenFor(metric: LimitRule['metric'], post: Post): string | undefined {
  switch (metric) {
    case 'text_length':
    case 'description_length':
      return post.text;
    case 'first_sentence_length':
      return firstSentence(post.text);
    case 'title_length':
      return post.title;
    case 'comment_length':
      return post.comment;
    case 'alt_text_length':
      return post.altText;
    default:
      return undefined;
  }
}

/** What a post has to show for a limit: values in the limit's unit, the reason why there are none, or undefined where the limit does not hold. */
export function measure(limit: LimitRule, post: Post, all: readonly LimitRule[], weigh?: Weigh): readonly Measured[] | Unmeasured | undefined {
  if (!holds(limit, post)) return undefined;
  const {metric, unit} = limit;
  if (standsElsewhere(limit)) return 'elsewhere';
  const written = writtenFor(metric, post);
  if (written !== undefined) {
    if (limit.bound === 'required') return [{value: countText(written.trim(), 'code_points') ?? 0}];
    if (limit.bound === 'forbidden' && Array.isArray(limit.value)) return [{value: limit.value.filter((sign) => written.includes(sign)).join(' ') || nothing}];
    if (written === '') return 'not-given';
    const value = countText(written, limit.counting ?? 'unspecified', weigh);
    return value === undefined ? 'loading' : [{value}];
  }
  switch (metric) {
    case 'hashtag_count':
      return [{value: findHashtags(post.text).length}];
    case 'mention_count':
      return [{value: findMentions(post.text).length}];
    case 'link_count':
      return [{value: findLinks(post.text).length}];
    case 'tag_count':
      return post.tags.length === 0 ? 'not-given' : [{value: post.tags.length}];
    case 'tags_length':
      return post.tags.length === 0 ? 'not-given' : [{value: tagsLength(post.tags)}];
    case 'tag_length':
      return post.tags.length === 0 ? 'not-given' : post.tags.map((tag) => ({value: countText(tag, 'code_points') ?? 0, file: tag}));
    case 'media_count':
      return post.files.length === 0 ? undefined : [{value: post.files.length}];
    case 'image_count': {
      const count = post.files.filter((file) => file.type === 'image').length;
      // A video beside too few images is no carousel that lacks one: what is wrong is the mixture.
      if (limit.bound === 'min' && count < post.files.length) return undefined;
      return count === 0 ? undefined : [{value: count}];
    }
    case 'video_count': {
      const count = post.files.filter((file) => file.type === 'video').length;
      return count === 0 ? undefined : [{value: count}];
    }
    case 'payload_size':
      // Requests that carry the files themselves can be added up; the others hold text and addresses of the service's own.
      if (limit.when !== 'with_media') return 'elsewhere';
      return [
        {
          value: inUnit(
            post.files.reduce((sum, file) => sum + file.size, countText(post.text, 'bytes') ?? 0),
            unit,
          ),
        },
      ];
  }
  const files = filesOf(limit, post, all);
  if (files.length === 0) return metric.startsWith('cover_') ? 'not-given' : undefined;
  const found: Measured[] = [];
  let unreadable = false;
  for (const file of files) {
    const ofVideo = /^(video|audio)_/.test(metric);
    const value = ofVideo ? videoValue(file, metric) : imageValue(file, metric);
    // A silent video keeps every limit of sound.
    if (value === undefined && metric.startsWith('audio_') && file.video && !file.video.audio) continue;
    if (value === undefined) unreadable = true;
    else {
      const frame = file.video ?? file.image;
      found.push({
        value: typeof value === 'number' ? inUnit(value, unit) : value,
        file: file.name,
        ...(metric.endsWith('_ratio') && frame ? {size: `${frame.width} × ${frame.height}`} : {}),
        ...(metric === 'image_format' && isAnimated(file) ? {animated: true} : {}),
      });
    }
  }
  if (found.length > 0) return found;
  return unreadable ? 'unreadable' : undefined;
}
