import {plainName} from '../names.ts';
import type {FileFacts} from './facts.ts';
import {readImage} from './image.ts';
import {FileReaderInPieces, type Readable, ReadLimitError} from './source.ts';
import {boxesAreCut, segmentIsCut} from './structure.ts';
import {readVideo} from './video.ts';

export interface ReadOptions {
  readonly signal?: AbortSignal;
  /** Called with the bytes read so far. */
  readonly onProgress?: (bytes: number) => void;
}

/** Endings under which one format is commonly stored, by our name of the format. */
const otherEndings: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['jpe', 'jfif'],
  tiff: ['tif'],
  heic: ['heif'],
  mpeg: ['mpg', 'm2p', 'm2v'],
  ts: ['m2ts'],
  ogv: ['ogg', 'ogx'],
  '3gp': ['3g2'],
  wmv: ['asf'],
  mov: ['qt'],
};

/** Formats as the detection names them, where it differs from ours. */
const detected: Readonly<Record<string, string>> = {
  tif: 'tiff',
  mpg: 'mpeg',
  m2p: 'mpeg',
  asf: 'wmv',
  ogg: 'ogv',
  ogx: 'ogv',
  '3g2': '3gp',
  mts: 'ts',
  heif: 'heic',
  qt: 'mov',
};

function endingOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The name's ending when it stands for another format than the bytes; MP4, M4V and MOV are one family and are not told apart by people. */
function wrongEnding(name: string, format: string): string | undefined {
  const ending = endingOf(name);
  if (ending === '' || plainName(ending) === format || otherEndings[format]?.includes(ending)) return undefined;
  const family = ['mp4', 'm4v', '3gp'];
  return family.includes(format) && family.includes(plainName(ending) ?? '') ? undefined : ending;
}

/**
 * Looks into a file and says what it is. Reads the parts that tell, never a large file as a whole.
 * A bad file is an answer (`problem`), not an exception; throws only the signal's reason when cancelled.
 */
export async function readFile(file: Readable, name: string, options: ReadOptions = {}): Promise<FileFacts> {
  const reader = new FileReaderInPieces(file, options.signal, options.onProgress);
  const basic = {name, size: file.size} as const;
  if (file.size === 0) return {...basic, type: 'other', problem: 'empty'};
  let known: Pick<FileFacts, 'type' | 'format' | 'misnamed'> = {type: 'other'};
  try {
    const head = await reader.bytes(0, 64 * 1024);
    const {fileTypeFromBuffer} = await import('file-type');
    // Some detectors read past a head that stops in the middle, and fail; such a file is told by what is left.
    const type = await fileTypeFromBuffer(head).catch(() => undefined);
    const isVideo = type?.mime.startsWith('video/') || type?.ext === 'ogg' || type?.ext === 'ogx' || type?.ext === 'asf';
    const isImage = type?.mime.startsWith('image/');
    if (!type || !(isVideo || isImage)) return {...basic, type: 'other', problem: 'not-media'};
    const format = detected[type.ext] ?? plainName(type.ext) ?? type.ext;
    const misnamed = wrongEnding(name, format);
    known = {type: isVideo ? 'video' : 'image', format, ...(misnamed ? {misnamed} : {})};
    if (isImage) {
      const {facts, cut} = await readImage(reader, format);
      return {...basic, ...known, image: facts, ...(cut ? {problem: 'truncated' as const} : {})};
    }
    const cut = ['mp4', 'mov', 'm4v', '3gp'].includes(format) ? await boxesAreCut(reader) : ['mkv', 'webm'].includes(format) && segmentIsCut(head, file.size);
    if (cut) return {...basic, ...known, problem: 'truncated'};
    const video = await readVideo(reader);
    return {...basic, ...known, ...(video ? {video} : {})};
  } catch (cause) {
    options.signal?.throwIfAborted();
    if (cause instanceof ReadLimitError) return {...basic, ...known, problem: 'too-large'};
    return {...basic, ...known, problem: 'damaged'};
  }
}
