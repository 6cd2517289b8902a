import type {ImageFacts} from './facts.ts';
import type {FileReaderInPieces} from './source.ts';
import {imageIsCut, scanGif} from './structure.ts';

/** Larger pictures are answered from their head; nobody publishes them, and a phone need not hold them in memory. */
const wholeLimit = 64 * 1024 * 1024;

/** Dimensions as seen, rotation and animation of an image. `cut`: the file stops before its picture does. Throws when the head is unreadable. */
export async function readImage(reader: FileReaderInPieces, format: string): Promise<{readonly facts: ImageFacts; readonly cut: boolean}> {
  const {imageSize} = await import('image-size');
  const whole = reader.file.size <= wholeLimit;
  const bytes = await reader.bytes(0, whole ? reader.file.size : 4 * 1024 * 1024);
  const {width, height, orientation = 1} = imageSize(bytes);
  if (!(width > 0 && height > 0)) throw new Error('the picture has no size');
  const turned = orientation >= 5 && orientation <= 8;
  return {
    facts: {
      width: turned ? height : width,
      height: turned ? width : height,
      rotated: orientation !== 1,
      animated: format === 'gif' && scanGif(bytes).frames > 1,
    },
    cut: whole && imageIsCut(bytes, format),
  };
}
