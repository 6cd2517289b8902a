import type {FileFacts, Unread} from './facts.ts';
import {typeByName} from './ending.ts';
import type {ReadOptions} from './read.ts';
import type {Answer, Question} from './worker.ts';

/** A reader that reads nothing new for so long (milliseconds) goes round in circles. */
const patience = 6000;
/** Milliseconds after which any file is given up. */
const mostTime = 90_000;

export interface InspectOptions extends ReadOptions {
  /** Ends the work at once when it is aborted. */
  readonly signal?: AbortSignal;
}

/**
 * Looks into a file beside the page. Cancelling ends the work at once and rejects with the signal's reason; a file that keeps
 * the reader busy without end is given up (`timeout`), and one whose reader does not load is not looked into (`unavailable`).
 */
export function inspect(file: File, {signal, onProgress}: InspectOptions = {}): Promise<FileFacts> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {type: 'module'});
    const giveUp = (unread: Unread): void => finish(() => resolve({name: file.name, size: file.size, type: typeByName(file.name), unread}));
    let started = false;
    let stuck: ReturnType<typeof setTimeout> | undefined;
    const late = setTimeout(() => giveUp('timeout'), mostTime);
    const finish = (work: () => void): void => {
      clearTimeout(stuck);
      clearTimeout(late);
      worker.terminate();
      work();
    };
    signal?.addEventListener('abort', () => finish(() => reject(signal.reason)), {once: true});
    worker.onmessage = ({data}: MessageEvent<Answer>) => {
      if ('facts' in data) return finish(() => resolve(data.facts));
      started = true;
      onProgress?.(data.read);
      // Not before the first report: until then the worker waits for its own scripts, which a slow line may take long to bring.
      clearTimeout(stuck);
      stuck = setTimeout(() => giveUp('timeout'), patience);
    };
    worker.onerror = () =>
      started ? finish(() => resolve({name: file.name, size: file.size, type: typeByName(file.name), problem: 'damaged'})) : giveUp('unavailable');
    worker.postMessage({file} satisfies Question);
  });
}
