import {openAsBlob, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
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
    for (const name of ['portrait.jpg', 'wide.png', 'square.webp', 'animated.gif']) {
      const facts = await look(name);
      expect(facts.problem, name).toBeUndefined();
      expect(facts.misnamed, name).toBeUndefined();
    }
  });
  it('are seen as their EXIF rotation turns them', async () => {
    expect((await look('rotated.jpg')).image).toEqual({width: 1350, height: 1080, rotated: true, animated: false});
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

describe('videos', () => {
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
  });
  it('are seen as their rotation turns them', async () => {
    expect((await look('rotated.mp4')).video).toMatchObject({width: 640, height: 360, rotated: true});
  });
  it('in a container that cannot be looked into still tell which one it is', async () => {
    const facts = await look('clip.avi');
    expect(facts).toMatchObject({type: 'video', format: 'avi'});
    expect(facts.problem).toBeUndefined();
    expect(facts.video).toBeUndefined();
  });
});

describe('bad files', () => {
  it('of no bytes', async () => {
    expect(await lookAt(new Uint8Array(), 'a.mp4')).toEqual({name: 'a.mp4', size: 0, type: 'other', problem: 'empty'});
  });
  it('that are cut off', async () => {
    for (const name of ['portrait.jpg', 'wide.png', 'square.webp', 'animated.gif', 'reel.mp4', 'clip.mov', 'clip.webm']) {
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
    for (const name of ['rotated.mp4', 'animated.gif', 'square.webp']) {
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
});

describe('reading', () => {
  it('tells how far it is, and stops when cancelled', async () => {
    const blob = await openAsBlob(path.join(folder, 'reel.mp4'));
    const told: number[] = [];
    await readFile(blob, 'a.mp4', {onProgress: (bytes) => told.push(bytes)});
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual([...told].sort((first, second) => first - second));
    const stop = new AbortController();
    const work = readFile(blob, 'a.mp4', {signal: stop.signal, onProgress: () => stop.abort()});
    await expect(work).rejects.toMatchObject({name: 'AbortError'});
  });
});
