import type {FileFacts} from './facts.ts';
import type {ReadOptions} from './read.ts';
import type {Answer, Question} from './worker.ts';

/** A reader that reads nothing new for so long (milliseconds) goes round in circles. */
const patience = 6000;
/** Milliseconds after which any file is given up. */
const mostTime = 90_000;

/**
 * Looks into a file beside the page. Cancelling ends the work at once and rejects with the signal's reason;
 * a file that keeps the reader busy without end is answered as damaged.
 */
export function inspect(file: File, {signal, onProgress}: ReadOptions = {}): Promise<FileFacts> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {type: 'module'});
    const damaged: FileFacts = {name: file.name, size: file.size, type: 'other', problem: 'damaged'};
    let stuck: ReturnType<typeof setTimeout>;
    const finish = (work: () => void): void => {
      clearTimeout(stuck);
      clearTimeout(late);
      worker.terminate();
      work();
    };
    const late = setTimeout(() => finish(() => resolve({...damaged, problem: 'too-large'})), mostTime);
    const wait = (): void => {
      clearTimeout(stuck);
      stuck = setTimeout(() => finish(() => resolve(damaged)), patience);
    };
    signal?.addEventListener('abort', () => finish(() => reject(signal.reason)), {once: true});
    worker.onmessage = ({data}: MessageEvent<Answer>) => {
      if ('facts' in data) return finish(() => resolve(data.facts));
      onProgress?.(data.read);
      wait();
    };
    worker.onerror = () => finish(() => resolve(damaged));
    worker.postMessage({file} satisfies Question);
    // The first report waits for the worker's own script, which a slow line may take long to bring.
    stuck = setTimeout(() => finish(() => resolve(damaged)), mostTime);
  });
}
