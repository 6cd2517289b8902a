import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readAvi} from './avi.ts';

const folder = path.resolve(import.meta.dirname, '../../../tests/fixtures/media');
const bytesOf = (name: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(path.join(folder, name)));
const place = (bytes: Uint8Array, name: string, after = 0): number => new TextDecoder('latin1').decode(bytes).indexOf(name, after);

/** The sample with a four-byte number written at each of the places. */
function changed(name: string, places: (bytes: Uint8Array) => Readonly<Record<number, number>>): Uint8Array {
  const bytes = bytesOf(name);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of Object.entries(places(bytes))) view.setUint32(Number(at), value, true);
  return bytes;
}

describe('the head of an AVI', () => {
  it('tells dimensions, length, rate, codecs and sound', () => {
    const bytes = bytesOf('mpeg4-mp3.avi');
    const facts = readAvi(bytes, bytes.length);
    expect(facts).toMatchObject({
      width: 160,
      height: 120,
      rotated: false,
      frameRate: 25,
      codec: 'mpeg-4',
      audio: {codec: 'mp3', sampleRate: 44_100, channels: 1},
    });
    expect(facts?.duration).toBeCloseTo(1.04, 5);
    expect(facts?.audio?.bitrate).toBe(32_000);
    expect(facts?.bitrate).toBeCloseTo((bytes.length * 8) / 1.04, 5);
  });
  it('tells them for H.264 without sound and for Motion JPEG with sound as it is', () => {
    const h264 = readAvi(bytesOf('h264.avi'), 13_850);
    expect(h264).toMatchObject({width: 160, height: 120, codec: 'avc'});
    expect(h264?.frameRate).toBeCloseTo(29.97, 2);
    expect(h264?.duration).toBeCloseTo(2, 1);
    expect(h264).not.toHaveProperty('audio');
    expect(readAvi(bytesOf('mjpeg.avi'), 22_512)).toMatchObject({
      width: 96,
      height: 64,
      duration: 0.5,
      frameRate: 10,
      codec: 'mjpeg',
      audio: {codec: 'pcm', sampleRate: 8000, channels: 1, bitrate: 128_000},
    });
  });
  it('counts all frames of a file in several parts', () => {
    const bytes = bytesOf('h264.avi');
    // ffmpeg leaves room for the count, and fills it in when there are several parts.
    const listName = new DataView(new TextEncoder().encode('LIST').buffer).getUint32(0, true);
    const long = changed('h264.avi', (data) => ({[place(data, 'strh') + 8 + 32]: 0, [place(data, 'odml') - 8]: listName, [place(data, 'dmlh') + 8]: 200_000}));
    expect(place(bytes, 'dmlh')).toBeGreaterThan(0);
    expect(readAvi(long, bytes.length)?.duration).toBeCloseTo(200_000 / 29.97, 0);
  });
  it('holds sound only: nothing to see', () => {
    const bytes = bytesOf('mpeg4-mp3.avi');
    bytes.set(new TextEncoder().encode('auds'), place(bytes, 'vids'));
    expect(readAvi(bytes, bytes.length)).toBeUndefined();
  });
});

describe('a hostile or broken head', () => {
  it('whose sizes lie ends all the same', () => {
    for (const name of ['hdrl', 'avih', 'strl', 'strh', 'strf'])
      for (const size of [0, 1, 3, 0x7fff_ffff, 0xffff_ffff]) {
        const bytes = changed('mpeg4-mp3.avi', (data) => ({[place(data, name) + (name.endsWith('l') ? -4 : 4)]: size}));
        const started = performance.now();
        let told: unknown;
        try {
          told = readAvi(bytes, bytes.length);
        } catch (cause) {
          told = cause;
        }
        expect(performance.now() - started, `${name} ${size}`).toBeLessThan(200);
        if (!(told instanceof Error) && told !== undefined) expect(told).toMatchObject({width: 160, height: 120});
      }
  });
  it('of nothing but empty chunks is given up', () => {
    const bytes = bytesOf('mpeg4-mp3.avi').slice(0, 12);
    const full = new Uint8Array(64 * 1024);
    full.set(bytes);
    const started = performance.now();
    expect(() => readAvi(full, full.length)).toThrow('hdrl');
    expect(performance.now() - started).toBeLessThan(200);
  });
  it('without length, rate or dimensions says so instead of inventing them', () => {
    const gone = (data: Uint8Array): Readonly<Record<number, number>> => ({
      [place(data, 'strh') + 8 + 32]: 0,
      [place(data, 'avih') + 8 + 16]: 0,
      [place(data, 'dmlh') + 8]: 0,
    });
    expect(() => readAvi(changed('mpeg4-mp3.avi', gone), 100)).toThrow('neither how large nor how long');
  });
  it('cut anywhere tells what is left or throws, and is quick', () => {
    const whole = bytesOf('mpeg4-mp3.avi');
    for (let length = 0; length < 6000; length += 7) {
      try {
        const facts = readAvi(whole.subarray(0, length), whole.length);
        if (facts) expect(facts.width).toBe(160);
      } catch (cause) {
        expect((cause as Error).message).toMatch(/AVI/);
      }
    }
  });
});
