// What a file is by its first bytes.
import {plainName} from '../names.ts';
import {loadLibrary} from './library.ts';
import {text} from './structure.ts';

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
  // A PNG that moves is a PNG.
  apng: 'png',
};

/** A drawing in XML, behind what may stand before its first element. */
const drawing = /^\uFEFF?\s*(?:<\?xml[\s\S]*?\?>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?[^>]*>\s*)*<(?:\w+:)?svg[\s>]/i;

/** What the first bytes of a file say it is; `sound` when it holds nothing to see. Undefined: neither of the three. */
export async function detectKind(head: Uint8Array): Promise<{readonly type: 'image' | 'video' | 'sound'; readonly format: string} | undefined> {
  if (drawing.test(new TextDecoder().decode(head.subarray(0, 4096)))) return {type: 'image', format: 'svg'};
  const {fileTypeFromBuffer} = await loadLibrary(() => import('file-type'));
  // Some detectors read past a head that stops in the middle, and fail; such a file is told by what is left.
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  // A TIFF may keep its directory at its end, where the detection looks for it.
  if (!found) return ['II*\0', 'MM\0*'].includes(text(head, 0, 4)) ? {type: 'image', format: 'tiff'} : undefined;
  const format = detected[found.ext] ?? plainName(found.ext) ?? found.ext;
  // These containers may hold either; what is in them is seen later.
  if (found.mime.startsWith('video/') || ['ogg', 'ogx', 'asf'].includes(found.ext)) return {type: 'video', format};
  if (found.mime.startsWith('image/')) return {type: 'image', format};
  return found.mime.startsWith('audio/') ? {type: 'sound', format} : undefined;
}
