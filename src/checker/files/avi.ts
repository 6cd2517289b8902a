// AVI has no reader among the well-kept libraries of a fair weight; what the checker asks stands in the first kilobytes.
import type {VideoFacts} from './facts.ts';
import {text} from './structure.ts';

/** Codecs by the four letters that stand for them, as our names. */
const videoCodecs: Readonly<Record<string, string>> = {
  H264: 'avc',
  X264: 'avc',
  AVC1: 'avc',
  DAVC: 'avc',
  HEVC: 'hevc',
  H265: 'hevc',
  X265: 'hevc',
  HVC1: 'hevc',
  HEV1: 'hevc',
  VP80: 'vp8',
  VP90: 'vp9',
  AV01: 'av1',
  FMP4: 'mpeg-4',
  MP4V: 'mpeg-4',
  XVID: 'mpeg-4',
  DIVX: 'mpeg-4',
  DX50: 'mpeg-4',
  DIV3: 'ms-mpeg-4',
  MP43: 'ms-mpeg-4',
  MJPG: 'mjpeg',
};

/** Codecs of sound by their number in the format's header. */
const audioCodecs: Readonly<Record<number, string>> = {
  1: 'pcm',
  80: 'mp2',
  85: 'mp3',
  255: 'aac',
  5632: 'aac',
  5648: 'aac',
  8192: 'ac3',
  8193: 'dts',
};

interface Chunk {
  /** Four letters; of a list, its own name. */
  readonly name: string;
  readonly isList: boolean;
  /** Where the content starts and ends, never beyond the bytes at hand. */
  readonly start: number;
  readonly end: number;
}

/** Chunks of a list. A chunk that claims to be longer than its list ends with it; each is at least eight bytes, so the walk ends. */
function chunksOf(view: DataView, bytes: Uint8Array, from: number, to: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = from; at + 8 <= to; ) {
    const length = view.getUint32(at + 4, true);
    const name = text(bytes, at, 4);
    const isList = name === 'LIST' && at + 12 <= to;
    chunks.push({name: isList ? text(bytes, at + 8, 4) : name, isList, start: at + (isList ? 12 : 8), end: Math.min(at + 8 + length, to)});
    at += 8 + length + (length % 2);
  }
  return chunks;
}

/** The number at a place of a chunk; 0 where the chunk has already ended. */
function field(view: DataView, chunk: Chunk | undefined, offset: number, width: 2 | 4): number {
  if (!chunk || chunk.start + offset + width > chunk.end) return 0;
  return width === 2 ? view.getUint16(chunk.start + offset, true) : view.getUint32(chunk.start + offset, true);
}

/** A height may be negative, for pictures stored from top to bottom. */
function signed(value: number): number {
  return Math.abs(value | 0);
}

/**
 * Length, dimensions, codecs, frame rate and sound of an AVI, from its first 64 kB. `size` is the whole file's, in bytes.
 * Undefined: it holds no video. Throws when the head is damaged or does not say how long the video is.
 */
export function readAvi(head: Uint8Array, size: number): VideoFacts | undefined {
  const bytes = head.subarray(0, 64 * 1024);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 4) !== 'AVI ') throw new Error('not an AVI: RIFF and AVI were expected at the start');
  const header = chunksOf(view, bytes, 12, bytes.length).find(({name, isList}) => isList && name === 'hdrl');
  if (!header) throw new Error('the AVI has no header list (hdrl)');
  const parts = chunksOf(view, bytes, header.start, header.end);
  const main = parts.find(({name}) => name === 'avih');
  const streams = parts
    .filter(({name, isList}) => isList && name === 'strl')
    .map((list) => {
      const chunks = chunksOf(view, bytes, list.start, list.end);
      const about = chunks.find(({name}) => name === 'strh');
      return {kind: about ? text(bytes, about.start, 4) : '', about, format: chunks.find(({name}) => name === 'strf')};
    });
  const video = streams.find(({kind}) => kind === 'vids');
  if (!video?.format) {
    if (video || streams.length === 0) throw new Error('the AVI does not describe its streams');
    return undefined;
  }
  const width = field(view, video.format, 4, 4) || field(view, main, 32, 4);
  const height = signed(field(view, video.format, 8, 4)) || field(view, main, 36, 4);
  const scale = field(view, video.about, 20, 4);
  const rate = field(view, video.about, 24, 4);
  const microseconds = field(view, main, 0, 4);
  const frameRate = scale > 0 && rate > 0 ? rate / scale : microseconds > 0 ? 1e6 / microseconds : 0;
  // A file of several gigabytes counts the frames of its first part in the main header, and all of them further on.
  const extension = parts.find(({name, isList}) => isList && name === 'odml');
  const all = extension && chunksOf(view, bytes, extension.start, extension.end).find(({name}) => name === 'dmlh');
  const frames = Math.max(field(view, video.about, 32, 4), field(view, main, 16, 4), field(view, all, 0, 4));
  if (!(width > 0 && height > 0 && frameRate > 0 && frames > 0)) throw new Error('the AVI says neither how large nor how long its video is');
  const duration = frames / frameRate;
  const codec = videoCodecs[text(bytes, video.format.start + 16, 4).toUpperCase()] ?? videoCodecs[text(bytes, (video.about?.start ?? 0) + 4, 4).toUpperCase()];
  const sound = streams.find(({kind}) => kind === 'auds')?.format;
  const soundCodec = audioCodecs[field(view, sound, 0, 2)];
  const soundRate = field(view, sound, 8, 4) * 8;
  return {
    width,
    height,
    rotated: false,
    duration,
    frameRate,
    bitrate: (size * 8) / duration,
    ...(codec ? {codec} : {}),
    ...(sound
      ? {
          audio: {
            ...(soundCodec ? {codec: soundCodec} : {}),
            ...(soundRate > 0 ? {bitrate: soundRate} : {}),
            sampleRate: field(view, sound, 4, 4),
            channels: field(view, sound, 2, 2),
          },
        }
      : {}),
  };
}
