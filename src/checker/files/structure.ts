import type {FileReaderInPieces} from './source.ts';

function text(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

/** Whether the picture's last mark is missing: the file stops before its picture does. Takes the whole file. */
export function imageIsCut(bytes: Uint8Array, format: string): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (format === 'png') return !text(bytes, Math.max(0, bytes.length - 64), 64).includes('IEND');
  if (format === 'webp') return view.getUint32(4, true) + 8 > bytes.length + 1;
  if (format === 'gif') return scanGif(bytes).cut;
  if (format !== 'jpeg') return false;
  // Segments before the picture carry their length; a preview inside them has an end mark of its own.
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) at += 2 + view.getUint16(at + 2);
  for (let index = at; index + 1 < bytes.length; index += 1) if (bytes[index] === 0xff && bytes[index + 1] === 0xd9) return false;
  return true;
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
 * Whether an MP4 or MOV ends before one of its boxes does, or has no index. Only the boxes' headers are read, wherever they stand.
 */
export async function boxesAreCut(reader: FileReaderInPieces): Promise<boolean> {
  const {size} = reader.file;
  let hasIndex = false;
  let at = 0;
  for (let count = 0; at + 8 <= size && count < 10_000; count += 1) {
    const header = await reader.bytes(at, at + 16);
    const view = new DataView(header.buffer);
    const name = text(header, 4, 4);
    let length = view.getUint32(0);
    if (length === 1 && header.length === 16) length = Number(view.getBigUint64(8));
    if (length === 0) length = size - at;
    if (name === 'moov') hasIndex = true;
    if (length < 8 || !/^[\x20-\x7e©]{4}$/.test(name)) break;
    if (at + length > size) return true;
    at += length;
  }
  return !hasIndex;
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
