import * as z from 'zod';
import {bytesNamed, secondsNamed} from '../../src/checker/asked.ts';
import {checkPost as check, checkText} from '../../src/checker/check.ts';
import type {FileFacts} from '../../src/checker/files/facts.ts';
import {plainName} from '../../src/checker/names.ts';
import type {Locale} from '../../src/config/product.ts';
import {answer, sourceLine} from '../answer.ts';
import {QuestionError} from '../site/site.ts';
import {defineTool, kindOfPost, language, languageOf, textOf} from './tool.ts';

/** A number, or a text that stands for one; a text that does not is refused as it is. */
const amount = (read: (text: string) => number | undefined, most: number, words: string) =>
  z.preprocess((asked) => (typeof asked === 'string' ? (read(asked) ?? asked) : asked), z.number(`must be ${words}`).min(0).max(most));

/** One name for a format or codec: ".PNG", "image/png" and "png" are one, "H.264" is what the checker calls avc. */
function oneName(written: string): string {
  const name = written
    .toLowerCase()
    .trim()
    .replace(/^(?:\.|(?:image|video|audio)\/)/, '')
    .replace(/^quicktime$/, 'mov');
  return plainName(name) ?? name;
}

const pixels = z.number().int().min(1).max(1_000_000);
const mostFiles = 50;

const file = z.strictObject({
  name: textOf(300).min(1, 'is empty').describe('Its name: clip.mp4.'),
  size: amount(bytesNamed, 1e15, 'bytes, or a text such as "60 MB"').describe('Bytes.'),
  format: textOf(20).describe('jpeg, png, gif, webp, mp4, mov …'),
  width: pixels.optional(),
  height: pixels.optional(),
  animated: z.boolean().optional().describe('Images: whether it moves.'),
  duration: amount(secondsNamed, 1e7, 'seconds, or a text such as "1:30"').optional().describe('Videos: seconds.'),
  frame_rate: z.number().min(0).max(10_000).optional(),
  video_codec: textOf(40).optional().describe('Videos: avc, "avc high", hevc, vp9, av1 …'),
  audio_codec: textOf(40).optional().describe('Videos: aac, "aac lc", opus …'),
  audio_bitrate: z.number().min(0).max(1e9).optional().describe('Videos: bits a second.'),
  audio_sample_rate: z.number().min(0).max(1e7).optional(),
  audio_channels: z.number().int().min(0).max(64).optional(),
});
type AskedFile = z.infer<typeof file>;

const images: readonly string[] = ['jpeg', 'jpg', 'png', 'gif', 'webp', 'bmp', 'tiff', 'heic', 'avif', 'apng', 'svg', 'ico', 'psd'];

/** A file as the checker knows it, from what an assistant can tell of it. Throws {@link QuestionError} where a part is missing. */
function factsOf({name, size, format, width, height, animated, duration, ...rest}: AskedFile): FileFacts {
  const plain = oneName(format);
  if (size === 0) return {name, size, type: 'other', problem: 'empty'};
  if (images.includes(plain)) {
    const image = width === undefined || height === undefined ? {} : {image: {width, height, rotated: false, animated: animated ?? false}};
    return {name, size, type: 'image', format: plain, ...image};
  }
  if (duration === undefined && width === undefined && height === undefined) return {name, size, type: 'video', format: plain};
  if (duration === undefined || width === undefined || height === undefined)
    throw new QuestionError(`The video ${name} needs width, height and duration together; leave all three out to have only its size and format checked.`);
  const {audio_sample_rate: sampleRate, audio_channels: channels, audio_codec: codec, audio_bitrate: bitrate} = rest;
  const audio =
    sampleRate === undefined || channels === undefined
      ? {}
      : {audio: {sampleRate, channels, ...(codec ? {codec: oneName(codec)} : {}), ...(bitrate ? {bitrate} : {})}};
  return {
    name,
    size,
    type: 'video',
    format: plain,
    video: {
      width,
      height,
      rotated: false,
      duration,
      ...(rest.video_codec ? {codec: oneName(rest.video_codec)} : {}),
      ...(rest.frame_rate ? {frameRate: rest.frame_rate} : {}),
      ...(duration > 0 ? {bitrate: (size * 8) / duration} : {}),
      ...audio,
    },
  };
}

const part = textOf(100_000).default('');

export const checkPost = defineTool({
  name: 'check_post',
  title: 'Check a post',
  description:
    'Would this post publish? Judges a text and what is known of its files by the limits of each network, with the same code as the post checker of the site: what to change, found and allowed values, error codes, sources. Nothing is published or stored. Files are described, not sent.',
  input: z.strictObject({
    text: part.describe('The post’s text.'),
    title: part,
    first_comment: part,
    alt_text: part,
    tags: z.array(textOf(500)).max(500).default([]).describe('Tags such as YouTube’s; hashtags stand in the text.'),
    kind: kindOfPost.default('post').describe('post, story, or short: Reels, Shorts, Clips.'),
    networks: z.array(textOf(80)).max(50).default([]).describe('Networks by any of their names; all, if none is named.'),
    files: z.array(file).max(mostFiles).default([]).describe('What is known of the images and videos.'),
    cover: file.optional().describe('An image that becomes the video’s cover.'),
    language,
  }),
  run: async ({text, title, first_comment: comment, alt_text: altText, tags, kind, networks, files, cover, language: asked}, site) => {
    const locale: Locale = languageOf(asked, text);
    if (text.trim() === '' && files.length === 0) throw new QuestionError('There is nothing to check: give a text, files or both.');
    const [limits, dates, roots] = await Promise.all([site.limits(), site.dates(locale), site.roots()]);
    const post = {kind, text, title, comment, altText, tags, files: files.map(factsOf), ...(cover ? {cover: factsOf(cover)} : {})};
    const result = check(limits, post, networks, locale);
    const address = `${roots[locale]}docs/tools/publications/post-checker`;
    return answer(`${checkText(result, locale)}\n\n${sourceLine(address, dates.get(address), locale)}`, locale, {...result, address});
  },
});
