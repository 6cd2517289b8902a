import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {inspect} from './inspect.ts';
import type {Answer} from './worker.ts';

/** Stands for the browser's worker: says what the test wants, and remembers whether it was ended. */
class FakeWorker {
  static last: FakeWorker;
  onmessage: ((event: {data: Answer}) => void) | undefined;
  onerror: (() => void) | undefined;
  ended = false;
  asked: unknown;
  constructor() {
    FakeWorker.last = this;
  }
  postMessage(question: unknown): void {
    this.asked = question;
  }
  terminate(): void {
    this.ended = true;
  }
}

const film = new File([new Uint8Array(10)], 'film.mp4');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('looking into a file beside the page', () => {
  it('hands the file over, tells how far it is, and ends the worker with its answer', async () => {
    const told: number[] = [];
    const work = inspect(film, {onProgress: (read) => told.push(read)});
    expect(FakeWorker.last.asked).toEqual({file: film});
    FakeWorker.last.onmessage?.({data: {read: 4}});
    FakeWorker.last.onmessage?.({data: {facts: {name: 'film.mp4', size: 10, type: 'video', format: 'mp4'}}});
    expect(await work).toEqual({name: 'film.mp4', size: 10, type: 'video', format: 'mp4'});
    expect(told).toEqual([4]);
    expect(FakeWorker.last.ended).toBe(true);
  });
  it('is ended by a cancel, at once', async () => {
    const stop = new AbortController();
    const work = inspect(film, {signal: stop.signal});
    FakeWorker.last.onmessage?.({data: {read: 4}});
    stop.abort();
    expect(FakeWorker.last.ended).toBe(true);
    await expect(work).rejects.toMatchObject({name: 'AbortError'});
  });
  it('is given up when nothing new is read for six seconds, counted from the last report', async () => {
    const work = inspect(film);
    FakeWorker.last.onmessage?.({data: {read: 4}});
    vi.advanceTimersByTime(5000);
    FakeWorker.last.onmessage?.({data: {read: 8}});
    vi.advanceTimersByTime(5999);
    expect(FakeWorker.last.ended).toBe(false);
    vi.advanceTimersByTime(1);
    expect(FakeWorker.last.ended).toBe(true);
    expect(await work).toEqual({name: 'film.mp4', size: 10, type: 'video', unread: 'timeout'});
  });
  it('waits longer for the scripts than for the file, and not for ever', async () => {
    const work = inspect(new File([new Uint8Array(7)], 'photo.jpg'));
    vi.advanceTimersByTime(60_000);
    expect(FakeWorker.last.ended).toBe(false);
    vi.advanceTimersByTime(30_000);
    expect(await work).toEqual({name: 'photo.jpg', size: 7, type: 'image', unread: 'timeout'});
  });
  it('does not blame the file when the script does not load', async () => {
    const work = inspect(film);
    FakeWorker.last.onerror?.();
    expect(await work).toEqual({name: 'film.mp4', size: 10, type: 'video', unread: 'unavailable'});
  });
  it('blames it when the reader breaks down over it', async () => {
    const work = inspect(film);
    FakeWorker.last.onmessage?.({data: {read: 4}});
    FakeWorker.last.onerror?.();
    expect(await work).toMatchObject({problem: 'damaged'});
  });
});
