import {openAsBlob, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import type {FileFacts} from './facts.ts';
import {readFile} from './read.ts';

const folder = path.resolve(import.meta.dirname, '../../../tests/fixtures/media');
const bytesOf = (name: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(path.join(folder, name)));
const look = async (name: string, as = name): Promise<FileFacts> => readFile(await openAsBlob(path.join(folder, name)), as);
const lookAt = (bytes: Uint8Array<ArrayBuffer>, name: string): Promise<FileFacts> => readFile(new Blob([bytes]), name);

describe('images', () => {
  it('tell format and dimensions', async () => {
    expect(await look('portrait.jpg')).toMatchObject({type: 'image', format: 'jpeg', image: {width: 1080, height: 1350, rotated: false, animated: false}});
    expect(await look('wide.png')).toMatchObject({format: 'png', image: {width: 1200, height: 630}});
    expect(await look('square.webp')).toMatchObject({format: 'webp', image: {width: 640, height: 640}});
    expect(await look('picture.heic')).toMatchObject({format: 'heic', image: {width: 160, height: 120}});
    expect(await look('picture.avif')).toMatchObject({format: 'avif', image: {width: 160, height: 120}});
    expect(await look('small.bmp')).toMatchObject({format: 'bmp', image: {width: 40, height: 30}});
    expect(await look('small.tiff')).toMatchObject({format: 'tiff', image: {width: 96, height: 72}});
    for (const name of ['portrait.jpg', 'wide.png', 'square.webp', 'animated.gif', 'picture.heic', 'picture.avif', 'small.bmp', 'small.tiff']) {
      const facts = await look(name);
      expect(facts.problem, name).toBeUndefined();
      expect(facts.misnamed, name).toBeUndefined();
    }
  });
  it('are seen as their EXIF rotation turns them', async () => {
    expect((await look('rotated.jpg')).image).toEqual({width: 1350, height: 1080, rotated: true, animated: false});
  });
  it('are seen as a HEIC turns them', async () => {
    const box = (name: string, ...content: readonly number[]): number[] => [0, 0, 0, content.length + 8, ...new TextEncoder().encode(name), ...content];
    const dimensions = [...box('ispe', 0, 0, 0, 0, 0, 0, 0, 200, 0, 0, 0, 100), ...box('irot', 3)];
    const turned = [
      ...box('ftyp', ...new TextEncoder().encode('heic'), 0, 0, 0, 0),
      ...box('meta', 0, 0, 0, 0, ...box('iprp', ...box('ipco', ...dimensions)), ...box('idat', 1, 2)),
    ];
    expect(await lookAt(new Uint8Array(turned), 'a.heic')).toMatchObject({format: 'heic', image: {width: 100, height: 200, rotated: true}});
  });
  it('may have more behind their end mark', async () => {
    expect((await lookAt(new Uint8Array([...bytesOf('wide.png'), ...new Uint8Array(5000).fill(7)]), 'a.png')).problem).toBeUndefined();
  });
  it('of the TIFF kind are known whatever their length, wherever their directory stands', async () => {
    const small = bytesOf('small.tiff');
    const directory = new DataView(small.buffer).getUint32(4, true);
    const far = new Uint8Array(small.length + 100_000);
    far.set(small.subarray(0, directory));
    far.set(small.subarray(directory), directory + 100_000);
    const view = new DataView(far.buffer);
    view.setUint32(4, directory + 100_000, true);
    // What the entries point at, from their ninth byte on, has moved with the directory where it stood behind it.
    for (let entry = 0; entry < view.getUint16(directory + 100_000, true); entry += 1) {
      const at = directory + 100_002 + entry * 12 + 8;
      const value = view.getUint32(at, true);
      const widths = [0, 1, 1, 2, 4, 8];
      const isPlace = (widths[view.getUint16(at - 6, true)] ?? 0) * view.getUint32(at - 4, true) > 4;
      if (isPlace && value >= directory) view.setUint32(at, value + 100_000, true);
    }
    expect(await lookAt(far, 'scan.tif')).toMatchObject({type: 'image', format: 'tiff', image: {width: 96, height: 72}});
    expect((await lookAt(far, 'scan.tif')).problem).toBeUndefined();
    expect((await lookAt(far.subarray(0, 90_000), 'scan.tif')).problem).toBe('truncated');
  });
  it('say whether they move', async () => {
    expect((await look('animated.gif')).image).toEqual({width: 64, height: 48, rotated: false, animated: true});
  });
  it('may carry a preview with an end mark of its own and something after the picture', async () => {
    const rotated = bytesOf('rotated.jpg');
    const preview = new Uint8Array([0xff, 0xe2, 0, 6, 0xff, 0xd8, 0xff, 0xd9]);
    const picture = new Uint8Array([...rotated.subarray(0, 2), ...preview, ...rotated.subarray(2)]);
    expect((await lookAt(picture.subarray(0, picture.length - 400), 'a.jpg')).problem).toBe('truncated');
    expect((await lookAt(new Uint8Array([...picture, 1, 2, 3]), 'a.jpg')).problem).toBeUndefined();
  });
});

describe('files that are told by their true kind', () => {
  const text = (...content: readonly (string | number)[]): Uint8Array<ArrayBuffer> =>
    new Uint8Array(content.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((letter) => letter.charCodeAt(0)))));
  it.each([
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['svg', '<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg>\n<svg viewBox="0 0 1 1"></svg>'],
    ['psd', '8BPS\0\u0001\0\0\0\0\0\0\0\u0003\0\0\0\u0001\0\0\0\u0001\0\u0008\0\u0003'],
    ['ico', '\0\0\u0001\0\u0001\0\u0010\u0010\0\0\u0001\0\u0020\0\0\0\0\0\u0016\0\0\0'],
  ])('%s is an image in a format of its own, not damaged', async (format, content) => {
    expect(await lookAt(text(content), `a.${format}`)).toEqual({name: `a.${format}`, size: content.length, type: 'image', format});
  });
  it('a page is no drawing, even with one in it', async () => {
    expect(await lookAt(text('<!DOCTYPE html><html><body><svg></svg></body></html>'), 'a.html')).toMatchObject({problem: 'not-media'});
  });
  it('Theora is a video, not a file with nothing but sound', async () => {
    const page = (...rest: readonly (string | number)[]): (string | number)[] => ['OggS', 0, 2, ...Array<number>(20).fill(0), 1, 42, ...rest];
    const facts = await lookAt(text(...page(0x80, 'theora', 3, 2, 1, ...Array<number>(32).fill(0))), 'a.ogv');
    expect(facts).toMatchObject({type: 'video', format: 'ogv'});
    expect(facts.problem).toBeUndefined();
  });
  it('a PNG that moves is a PNG that moves', async () => {
    const still = bytesOf('wide.png');
    const control = text(0, 0, 0, 8, 'acTL', 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0);
    // Behind the head, which ends with the picture's measures.
    const moving = new Uint8Array([...still.subarray(0, 33), ...control, ...still.subarray(33)]);
    expect((await lookAt(moving, 'a.png')).image?.animated).toBe(true);
    expect(await lookAt(moving, 'a.png')).toMatchObject({format: 'png', image: {width: 1200, height: 630}});
    expect((await lookAt(still, 'a.png')).image?.animated).toBe(false);
  });
  it('an AVIF of several pictures moves', async () => {
    const still = bytesOf('picture.avif');
    const moving = new Uint8Array(still);
    moving.set(text('avis'), 8);
    expect((await lookAt(still, 'a.avif')).image?.animated).toBe(false);
    expect((await lookAt(moving, 'a.avif')).image?.animated).toBe(true);
  });
  it('a file that is gone, or may not be read, is not called damaged', async () => {
    for (const bytes of [bytesOf('reel.mp4'), bytesOf('wide.png')]) {
      const whole = new Blob([bytes]);
      // The first piece is had, the next is not: it was moved in between.
      let pieces = 0;
      const moved = {
        size: whole.size,
        slice: (start: number, end: number) => {
          pieces += 1;
          if (pieces <= 1) return whole.slice(start, end);
          return {arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError'))};
        },
      };
      const facts = await readFile(moved, 'a');
      expect(facts.unread).toBe('gone');
      expect(facts.problem).toBeUndefined();
    }
  });
});

describe('videos', () => {
  it('of a changing frame rate have the frames of all their length', async () => {
    const {BufferTarget, EncodedPacketSink, EncodedVideoPacketSource, Input, Mp4OutputFormat, Output, ALL_FORMATS, BlobSource} = await import('mediabunny');
    const input = new Input({formats: ALL_FORMATS, source: new BlobSource(new Blob([bytesOf('reel.mp4')]))});
    const track = await input.getPrimaryVideoTrack();
    const config = await track?.getDecoderConfig();
    const packet = track && (await new EncodedPacketSink(track).getFirstPacket());
    if (!packet || !config) throw new Error('the sample has no frame');
    const output = new Output({format: new Mp4OutputFormat(), target: new BufferTarget()});
    const source = new EncodedVideoPacketSource('avc');
    output.addVideoTrack(source);
    await output.start();
    // Five seconds at 60, then ten seconds at 6.
    let time = 0;
    for (let frame = 0; frame < 360; frame += 1) {
      const duration = frame < 300 ? 1 / 60 : 1 / 6;
      await source.add(packet.clone({timestamp: time, duration}), {decoderConfig: config});
      time += duration;
    }
    await output.finalize();
    const facts = await lookAt(new Uint8Array(output.target.buffer ?? new ArrayBuffer(0)), 'a.mp4');
    expect(facts.video?.duration).toBeCloseTo(15, 0);
    expect(facts.video?.frameRate).toBeCloseTo(360 / 15, 0);
  });
  it('tell container, codecs, length, dimensions, rates', async () => {
    const facts = await look('reel.mp4');
    expect(facts).toMatchObject({type: 'video', format: 'mp4', video: {width: 360, height: 640, codec: 'avc high', rotated: false}});
    expect(facts.video?.duration).toBeCloseTo(3, 1);
    expect(facts.video?.frameRate).toBeCloseTo(30, 1);
    expect(facts.video?.bitrate).toBeCloseTo((facts.size * 8) / 3, -3);
    expect(facts.video?.audio).toMatchObject({codec: 'aac lc', sampleRate: 48_000, channels: 2});
    expect(facts.video?.audio?.bitrate).toBeGreaterThan(20_000);
  });
  it('are told apart by what they hold', async () => {
    expect(await look('clip.mov')).toMatchObject({format: 'mov', video: {codec: 'hevc', audio: {codec: 'aac lc', channels: 1}}});
    expect(await look('clip.webm')).toMatchObject({format: 'webm', video: {codec: 'vp9', audio: {codec: 'opus'}}});
    expect(await look('clip.mkv')).toMatchObject({format: 'mkv', video: {codec: 'avc high', width: 160, audio: {codec: 'aac lc', channels: 1}}});
    expect(await look('h264.avi')).toMatchObject({format: 'avi', video: {codec: 'avc', width: 160, height: 120}});
  });
  it('are seen as their rotation turns them', async () => {
    expect((await look('rotated.mp4')).video).toMatchObject({width: 640, height: 360, rotated: true});
  });
  it('in a container that is not looked into still tell which one it is', async () => {
    const flv = new Uint8Array([0x46, 0x4c, 0x56, 1, 5, 0, 0, 0, 9, ...new Uint8Array(200)]);
    expect(await lookAt(flv, 'a.flv')).toEqual({name: 'a.flv', size: 209, type: 'video', format: 'flv'});
  });
});

const videos = ['reel.mp4', 'clip.mov', 'clip.webm', 'clip.mkv', 'mpeg4-mp3.avi', 'h264.avi', 'mjpeg.avi'];

describe('bad files', () => {
  it('of no bytes', async () => {
    expect(await lookAt(new Uint8Array(), 'a.mp4')).toEqual({name: 'a.mp4', size: 0, type: 'other', problem: 'empty'});
  });
  it('that are cut off', async () => {
    for (const name of ['portrait.jpg', 'wide.png', 'square.webp', 'animated.gif', 'picture.heic', 'picture.avif', 'small.bmp', 'small.tiff', ...videos]) {
      const whole = bytesOf(name);
      const facts = await lookAt(whole.subarray(0, Math.floor(whole.length * 0.7)), name);
      expect([name, facts.problem]).toEqual([name, 'truncated']);
    }
  });
  it('whose name says something else', async () => {
    expect(await look('wide.png', 'photo.jpg')).toMatchObject({format: 'png', misnamed: 'jpg'});
    expect(await look('clip.webm', 'clip.mp4')).toMatchObject({format: 'webm', misnamed: 'mp4'});
    expect((await look('portrait.jpg', 'PHOTO.JPEG')).misnamed).toBeUndefined();
    expect((await look('reel.mp4', 'no-ending')).misnamed).toBeUndefined();
  });
  it('that are neither image nor video', async () => {
    expect(await lookAt(new TextEncoder().encode('%PDF-1.7 and so on'), 'a.pdf')).toMatchObject({type: 'other', problem: 'not-media'});
    expect(await lookAt(new TextEncoder().encode('only words'), 'photo.jpg')).toMatchObject({type: 'other', problem: 'not-media'});
  });
  it('that hold sound only', async () => {
    for (const name of ['sound.mp4', 'sound.ogg']) expect([name, (await look(name)).problem]).toEqual([name, 'no-video']);
    expect(await lookAt(new Uint8Array([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 0, 0xff, 0xfb, 0x90, 0, ...new Uint8Array(400)]), 'a.mp3')).toMatchObject({
      problem: 'no-video',
    });
  });
  it('whose picture is missing although each part that is there is whole', async () => {
    const whole = bytesOf('picture.avif');
    const data = new TextDecoder('latin1').decode(whole).indexOf('mdat') - 4;
    expect((await lookAt(whole.slice(0, data), 'a.avif')).problem).toBe('truncated');
  });
  it('with noise behind a good head', async () => {
    // Videos of noise can keep a reader busy for ever; the browser test shows that the worker around it is stopped.
    for (const name of ['portrait.jpg', 'wide.png', 'animated.gif']) {
      const noise = bytesOf(name);
      for (let at = 48; at < noise.length; at += 1) noise[at] = (at * 7919) % 251;
      const facts = await lookAt(noise, name);
      expect(['truncated', 'damaged', 'not-media'], name).toContain(facts.problem);
    }
  });
  it('cut at every length never throw', async () => {
    for (const name of ['rotated.mp4', 'animated.gif', 'square.webp', 'picture.heic', 'small.bmp', 'small.tiff', 'h264.avi']) {
      const whole = bytesOf(name);
      for (let length = 1; length < whole.length; length += 97) await expect(lookAt(whole.subarray(0, length), name)).resolves.toHaveProperty('size', length);
    }
  });
});

/** A file of any size that holds a small one's bytes at its head and, if told, others at its tail; zeros between. */
function sparse(size: number, head: Uint8Array<ArrayBuffer>, tail = new Uint8Array(), asked: {bytes: number} = {bytes: 0}) {
  return {
    size,
    slice(start: number, end: number) {
      const piece = new Uint8Array(Math.max(0, Math.min(end, size) - start));
      asked.bytes += piece.length;
      for (const [part, at] of [
        [head, 0],
        [tail, size - tail.length],
      ] as const) {
        const from = Math.max(start, at);
        const to = Math.min(start + piece.length, at + part.length);
        if (from < to) piece.set(part.subarray(from - at, to - at), from - start);
      }
      return {arrayBuffer: async () => piece.buffer};
    },
  };
}

describe('a file of two gigabytes', () => {
  const two = 2 * 1024 ** 3;

  /** The sample with its picture data stretched to two gigabytes and its index behind, as cameras write it. */
  function stretched(): {head: Uint8Array<ArrayBuffer>; tail: Uint8Array<ArrayBuffer>} {
    const whole = bytesOf('reel.mp4');
    const view = new DataView(whole.buffer);
    let at = 0;
    const boxes = new Map<string, {at: number; length: number}>();
    while (at < whole.length) {
      const length = view.getUint32(at);
      boxes.set(String.fromCharCode(...whole.subarray(at + 4, at + 8)), {at, length});
      at += length;
    }
    const data = boxes.get('mdat');
    const index = boxes.get('moov');
    if (!data || !index) throw new Error('the sample has changed');
    const head = whole.slice(0, data.at + data.length);
    const tail = whole.slice(index.at, index.at + index.length);
    // ffmpeg leaves 8 free bytes before the data, so that its length can be written in 64 bits.
    const header = new DataView(head.buffer, data.at - 8);
    header.setUint32(0, 1);
    head.set(new TextEncoder().encode('mdat'), data.at - 4);
    header.setBigUint64(8, BigInt(two - tail.length - (data.at - 8)));
    return {head, tail};
  }

  it('is answered from its head and tail', async () => {
    const asked = {bytes: 0};
    const {head, tail} = stretched();
    const facts = await readFile(sparse(two, head, tail, asked), 'camera.mp4');
    expect(facts.problem).toBeUndefined();
    expect(facts).toMatchObject({size: two, format: 'mp4', video: {width: 360, height: 640, codec: 'avc high'}});
    expect(facts.video?.duration).toBeCloseTo(3, 1);
    expect(asked.bytes).toBeLessThan(4 * 1024 * 1024);
  });
  it('without its tail is called cut off', async () => {
    const {head} = stretched();
    expect((await readFile(sparse(two - 100_000, head), 'camera.mp4')).problem).toBe('truncated');
  });
  it('named a picture is not read whole', async () => {
    const asked = {bytes: 0};
    const facts = await readFile(sparse(two, bytesOf('portrait.jpg'), new Uint8Array(), asked), 'a.jpg');
    expect(facts).toMatchObject({format: 'jpeg', image: {width: 1080, height: 1350}});
    expect(asked.bytes).toBeLessThan(8 * 1024 * 1024);
  });
  it('that would have to be read whole is not, and counts as what it is', async () => {
    const scan = new Uint8Array([0x49, 0x49, 42, 0, 0, 0, 0, 0x7f]);
    expect(await readFile(sparse(two, scan), 'scan.tif')).toEqual({name: 'scan.tif', size: two, type: 'image', format: 'tiff', unread: 'too-large'});
  });
});

describe('reading', () => {
  it('tells how far it is', async () => {
    const blob = await openAsBlob(path.join(folder, 'reel.mp4'));
    const told: number[] = [];
    await readFile(blob, 'a.mp4', {onProgress: (bytes) => told.push(bytes)});
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual([...told].sort((first, second) => first - second));
  });
});

describe('a library that does not load', () => {
  afterEach(() => {
    for (const library of ['mediabunny', 'file-type', 'image-size']) vi.doUnmock(library);
    vi.resetModules();
  });
  it.each([
    ['file-type', 'reel.mp4', 'video'],
    ['mediabunny', 'reel.mp4', 'video'],
    ['image-size', 'wide.png', 'image'],
    ['file-type', 'wide.png', 'image'],
  ] as const)('(%s) is not held against the file %s, and nothing is reported before', async (library, name, type) => {
    vi.resetModules();
    vi.doMock(library, () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const told: number[] = [];
    const {readFile: readAnew} = await import('./read.ts');
    const facts = await readAnew(await openAsBlob(path.join(folder, name)), name, {onProgress: (bytes) => told.push(bytes)});
    expect(facts).toMatchObject({type, unread: 'unavailable'});
    expect(facts.problem).toBeUndefined();
    expect(told).toEqual([]);
  });
});
