import type {FileReaderInPieces} from './source.ts';

/** Bytes as the letters they stand for, one each; fewer at the end. */
export function text(bytes: Uint8Array, start: number, length: number): string {
  let letters = '';
  for (const byte of bytes.subarray(start, start + length)) letters += String.fromCharCode(byte);
  return letters;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Whether the picture's last part is missing: the file stops before its picture does. Takes the whole file. */
export function imageIsCut(bytes: Uint8Array, format: string): boolean {
  switch (format) {
    case 'png':
      return pngIsCut(bytes);
    case 'webp':
      return riffIsCut(bytes, bytes.length);
    case 'gif':
      return scanGif(bytes).cut;
    case 'jpeg':
      return jpegIsCut(bytes);
    case 'bmp':
      return bmpIsCut(bytes);
    case 'tiff':
      return tiffIsCut(bytes);
    default:
      return false;
  }
}

/** Chunks follow each other up to the end mark; what some programs append to it does no harm. */
function pngIsCut(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let at = 8;
  while (at + 12 <= bytes.length) {
    if (text(bytes, at + 4, 4) === 'IEND') return false;
    at += 12 + view.getUint32(at);
  }
  return true;
}

function jpegIsCut(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  // Segments before the picture carry their length; a preview inside them has an end mark of its own.
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) at += 2 + view.getUint16(at + 2);
  for (let index = at; index + 1 < bytes.length; index += 1) if (bytes[index] === 0xff && bytes[index + 1] === 0xd9) return false;
  return true;
}

/** The size that the file says it has, and, for pictures without compression, the size that its rows need: some programs leave the first at zero. */
function bmpIsCut(bytes: Uint8Array): boolean {
  if (bytes.length < 34) return true;
  const view = viewOf(bytes);
  if (view.getUint32(2, true) > bytes.length) return true;
  const uncompressed = view.getUint32(14, true) >= 40 && view.getUint32(30, true) === 0;
  const row = Math.ceil((view.getUint32(18, true) * view.getUint16(28, true)) / 32) * 4;
  return uncompressed && view.getUint32(10, true) + row * Math.abs(view.getInt32(22, true)) > bytes.length;
}

/** Whether a WebP or AVI is shorter than its first part says. A recording that was never finished says zero, and passes. Takes the file's head. */
export function riffIsCut(head: Uint8Array, size: number): boolean {
  // A last odd byte may lack the one that fills it up.
  return head.length >= 8 && viewOf(head).getUint32(4, true) + 8 > size + 1;
}

/** Whether a TIFF's directory, or a strip or tile that it names, lies beyond the file's end. */
function tiffIsCut(bytes: Uint8Array): boolean {
  if (bytes.length < 8) return true;
  const view = viewOf(bytes);
  const little = bytes[0] === 0x49;
  // BigTIFF, for pictures beyond four gigabytes, has other fields; it is told by its dimensions alone.
  if (view.getUint16(2, little) !== 42) return false;
  const directory = view.getUint32(4, little);
  if (directory + 2 > bytes.length) return true;
  const count = view.getUint16(directory, little);
  if (directory + 2 + count * 12 > bytes.length) return true;
  /** The numbers of an entry that holds offsets or lengths; undefined when they lie beyond the end. */
  const numbers = (tag: number): readonly number[] | undefined => {
    for (let index = 0; index < count; index += 1) {
      const entry = directory + 2 + index * 12;
      if (view.getUint16(entry, little) !== tag) continue;
      const width = view.getUint16(entry + 2, little) === 3 ? 2 : 4;
      const length = view.getUint32(entry + 4, little);
      const at = length * width <= 4 ? entry + 8 : view.getUint32(entry + 8, little);
      if (at + length * width > bytes.length) return undefined;
      return Array.from({length}, (_, position) => (width === 2 ? view.getUint16(at + position * 2, little) : view.getUint32(at + position * 4, little)));
    }
    return [];
  };
  return [
    [273, 279],
    [324, 325],
  ].some(([offsets = 0, lengths = 0]) => {
    const starts = numbers(offsets);
    const sizes = numbers(lengths);
    return !starts || !sizes || starts.some((start, index) => start + (sizes[index] ?? 0) > bytes.length);
  });
}

/** Whether a picture moves: a GIF or PNG with several frames, a WebP or AVIF that says so. Takes the file's head at least. */
export function isAnimation(bytes: Uint8Array, format: string): boolean {
  switch (format) {
    case 'gif':
      return scanGif(bytes).frames > 1;
    case 'png':
      return pngMoves(bytes);
    case 'webp':
      // The second bit of the flags of the extended form.
      return text(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0;
    case 'avif': {
      const length = bytes.length < 8 ? 0 : viewOf(bytes).getUint32(0);
      return text(bytes, 8, Math.min(length, 256) - 8).includes('avis');
    }
    default:
      return false;
  }
}

/** An animation's control chunk stands before the picture. */
function pngMoves(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = text(bytes, at + 4, 4);
    if (name === 'acTL') return view.getUint32(at + 8) > 1;
    if (name === 'IDAT' || name === 'IEND') return false;
  }
  return false;
}

/** Frames of a GIF, and whether it stops before its end mark. */
export function scanGif(bytes: Uint8Array): {readonly frames: number; readonly cut: boolean} {
  const byte = (index: number): number => bytes[index] ?? 0;
  const table = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + table(byte(10));
  let frames = 0;
  const skipBlocks = (): void => {
    while (at < bytes.length && byte(at) !== 0) at += byte(at) + 1;
    at += 1;
  };
  while (at < bytes.length) {
    const mark = byte(at);
    if (mark === 0x3b) return {frames, cut: false};
    if (mark === 0x21) {
      at += 2;
      skipBlocks();
    } else if (mark === 0x2c) {
      frames += 1;
      at += 11 + table(byte(at + 9));
      skipBlocks();
    } else break;
  }
  return {frames, cut: true};
}

/**
 * Whether an MP4, MOV, HEIC or AVIF ends before one of its boxes does, or lacks its index (`moov` in a video, `meta` in a picture)
 * or what the index tells of. Only the boxes' headers are read, wherever they stand.
 */
export async function boxesAreCut(reader: FileReaderInPieces): Promise<boolean> {
  const {size} = reader.file;
  let hasIndex = false;
  let hasData = false;
  let at = 0;
  for (let count = 0; at + 8 <= size && count < 10_000; count += 1) {
    const header = await reader.bytes(at, at + 16);
    const view = new DataView(header.buffer);
    const name = text(header, 4, 4);
    let length = view.getUint32(0);
    if (length === 1 && header.length === 16) length = Number(view.getBigUint64(8));
    if (length === 0) length = size - at;
    if (name === 'moov' || name === 'meta') hasIndex = true;
    // A small picture may stand inside its index.
    if (name === 'mdat' || (name === 'meta' && text(await reader.bytes(at, at + Math.min(length, 64 * 1024)), 0, 64 * 1024).includes('idat'))) hasData = true;
    if (length < 8 || !/^[\x20-\x7e©]{4}$/.test(name)) break;
    if (at + length > size) return true;
    at += length;
  }
  return !(hasIndex && hasData);
}

/** Whether a Matroska or WebM file is shorter than its segment says. A live recording does not say, and passes. Takes the file's head. */
export function segmentIsCut(head: Uint8Array, size: number): boolean {
  const number = (at: number): {readonly value: number; readonly length: number; readonly unknown: boolean} => {
    const first = head[at] ?? 0;
    const length = Math.clz32(first) - 23;
    let value = first & (0xff >> length);
    let unknown = value === 0xff >> length;
    for (let index = 1; index < length; index += 1) {
      const next = head[at + index] ?? 0;
      unknown &&= next === 0xff;
      value = value * 256 + next;
    }
    return {value, length, unknown};
  };
  const header = number(4);
  const segment = 4 + header.length + header.value;
  if (head[segment] !== 0x18 || head[segment + 1] !== 0x53) return false;
  const length = number(segment + 4);
  return !length.unknown && segment + 4 + length.length + length.value > size;
}

/** Quarter turns, 0 to 3, that a HEIC or AVIF asks for before it is shown. Takes the file's head with its `meta`. */
export function quarterTurns(bytes: Uint8Array): number {
  const properties = text(bytes, 0, 256 * 1024);
  const list = properties.indexOf('ipco');
  const at = list < 0 ? -1 : properties.indexOf('irot', list);
  // The box is nine bytes long: its length, its name, the turns.
  return at < 4 || viewOf(bytes).getUint32(at - 4) !== 9 || at + 4 >= bytes.length ? 0 : (bytes[at + 4] ?? 0) & 3;
}
