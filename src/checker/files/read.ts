import {readAvi} from './avi.ts';
import type {FileFacts} from './facts.ts';
import {loadImageLibrary, readImage} from './image.ts';
import {typeByName, wrongEnding} from './ending.ts';
import {detectKind} from './kind.ts';
import {LibraryError} from './library.ts';
import {FileReaderInPieces, type Readable, ReadLimitError} from './source.ts';
import {boxesAreCut, riffIsCut, segmentIsCut, text} from './structure.ts';
import {loadVideoLibrary, readVideo} from './video.ts';

export interface ReadOptions {
  /** Called with the bytes read so far; the first call comes when every library that the file needs is there. */
  readonly onProgress?: (bytes: number) => void;
}

/** Containers and pictures that no reader here looks into; the service takes none of them. */
const closed: readonly string[] = ['wmv', 'flv', 'mpeg', 'svg', 'ico', 'psd'];

/**
 * Looks into a file and says what it is. Reads the parts that tell, never a large file as a whole.
 * A bad file is an answer (`problem`), and so is one that was not looked into (`unread`). Never throws.
 */
export async function readFile(file: Readable, name: string, {onProgress}: ReadOptions = {}): Promise<FileFacts> {
  const reader = new FileReaderInPieces(file);
  const basic = {name, size: file.size} as const;
  if (file.size === 0) return {...basic, type: 'other', problem: 'empty'};
  let known: Pick<FileFacts, 'type' | 'format' | 'misnamed'> | undefined;
  try {
    const head = await reader.bytes(0, 64 * 1024);
    const kind = await detectKind(head);
    if (!kind) return {...basic, type: 'other', problem: 'not-media'};
    const {format} = kind;
    if (kind.type === 'sound') return {...basic, type: 'other', format, problem: 'no-video'};
    const misnamed = wrongEnding(name, format);
    known = {type: kind.type, format, ...(misnamed ? {misnamed} : {})};
    // Theora is a video that the library does not know; it would be told as a file with nothing but sound.
    if (closed.includes(format) || (format === 'ogv' && holdsTheora(head))) return {...basic, ...known};
    if (kind.type === 'image') {
      const library = await loadImageLibrary();
      reader.report(onProgress);
      const image = await readImage(reader, format, library);
      return image === 'cut' ? {...basic, ...known, problem: 'truncated'} : {...basic, ...known, image};
    }
    const library = format === 'avi' ? undefined : await loadVideoLibrary();
    reader.report(onProgress);
    if (await videoIsCut(reader, head, format)) return {...basic, ...known, problem: 'truncated'};
    const video = library ? await readVideo(reader, library) : readAvi(head, file.size);
    if (video === undefined) return {...basic, type: 'other', format, problem: 'no-video'};
    return {...basic, ...known, ...(video === 'closed' ? {} : {video})};
  } catch (cause) {
    const type = known?.type ?? typeByName(name);
    if (reader.gone) return {...basic, ...known, type, unread: 'gone'};
    if (cause instanceof ReadLimitError) return {...basic, ...known, type, unread: 'too-large'};
    if (cause instanceof LibraryError) return {...basic, ...known, type, unread: 'unavailable'};
    return {...basic, ...known, type: known?.type ?? 'other', problem: 'damaged'};
  }
}

/** Whether an Ogg file begins with a stream of Theora. */
function holdsTheora(head: Uint8Array): boolean {
  return text(head, 0, 4096).includes('\x80theora');
}

/** Whether a video stops before its container says it does; containers that do not say pass. */
async function videoIsCut(reader: FileReaderInPieces, head: Uint8Array, format: string): Promise<boolean> {
  switch (format) {
    case 'mp4':
    case 'mov':
    case 'm4v':
    case '3gp':
      return boxesAreCut(reader);
    case 'mkv':
    case 'webm':
      return segmentIsCut(head, reader.file.size);
    case 'avi':
      return riffIsCut(head, reader.file.size);
    default:
      return false;
  }
}
