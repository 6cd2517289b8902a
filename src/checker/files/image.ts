import type {ImageFacts} from './facts.ts';
import {loadLibrary} from './library.ts';
import {type FileReaderInPieces, ReadLimitError} from './source.ts';
import {boxesAreCut, imageIsCut, isAnimation, quarterTurns, text} from './structure.ts';

/** Larger pictures are answered from their head; nobody publishes them, and a phone need not hold them in memory. */
const wholeLimit = 64 * 1024 * 1024;

type Library = Pick<typeof import('image-size'), 'imageSize'>;

/** The library that {@link readImage} needs. Throws `LibraryError` when it does not come. */
export function loadImageLibrary(): Promise<Library> {
  return loadLibrary(() => import('image-size'));
}

/**
 * Dimensions as seen, rotation and animation of an image; "cut" when the file stops before its picture does. Throws when the
 * head is unreadable, {@link ReadLimitError} when a file that is too large to be read whole does not tell in its head.
 */
export async function readImage(reader: FileReaderInPieces, format: string, {imageSize}: Library): Promise<ImageFacts | 'cut'> {
  const inBoxes = format === 'heic' || format === 'avif';
  if (inBoxes && (await boxesAreCut(reader))) return 'cut';
  const whole = reader.file.size <= wholeLimit;
  const bytes = await reader.bytes(0, whole ? reader.file.size : 4 * 1024 * 1024);
  if (whole && imageIsCut(bytes, format)) return 'cut';
  const measured = measure();
  const turns = inBoxes ? quarterTurns(bytes) : 0;
  const {width, height, orientation = 1} = measured;
  if (!(width > 0 && height > 0)) throw new Error('the picture has no size');
  const turned = (orientation >= 5 && orientation <= 8) || turns % 2 === 1;
  return {
    width: turned ? height : width,
    height: turned ? width : height,
    rotated: orientation !== 1 || turns !== 0,
    animated: isAnimation(bytes, format),
  };

  function measure(): ReturnType<Library['imageSize']> {
    try {
      return imageSize(format === 'avif' ? asPicture(bytes) : bytes);
    } catch (cause) {
      throw whole ? cause : new ReadLimitError('the head does not tell the dimensions');
    }
  }
}

/** An AVIF that says first that it is a sequence, as one that says that it is a picture: the library knows no other. */
function asPicture(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (text(bytes, 8, 4) !== 'avis') return bytes;
  const copy = bytes.slice();
  copy.set(new TextEncoder().encode('avif'), 8);
  return copy;
}
