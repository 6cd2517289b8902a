/** The part of a `Blob` that the readers use; a test can count what they ask for. */
export interface Readable {
  readonly size: number;
  slice(start: number, end: number): Pick<Blob, 'arrayBuffer'>;
}

/** A file that says too little in this many bytes is not read further. */
export const readLimit = 192 * 1024 * 1024;

/** More was read than an answer may cost. */
export class ReadLimitError extends Error {
  override name = 'ReadLimitError';
}

/** Reads pieces of a file, counts them, stops when told to. */
export class FileReaderInPieces {
  read = 0;
  readonly file: Readable;
  readonly #signal: AbortSignal | undefined;
  readonly #onProgress: ((bytes: number) => void) | undefined;

  constructor(file: Readable, signal?: AbortSignal, onProgress?: (bytes: number) => void) {
    this.file = file;
    this.#signal = signal;
    this.#onProgress = onProgress;
  }

  /** Bytes from `start` to before `end`, fewer at the file's end. Throws the signal's reason when cancelled, {@link ReadLimitError} past the limit. */
  async bytes(start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
    this.#signal?.throwIfAborted();
    const last = Math.min(end, this.file.size);
    this.read += Math.max(0, last - start);
    if (this.read > readLimit) throw new ReadLimitError(`more than ${readLimit} bytes read`);
    const piece = new Uint8Array(await this.file.slice(start, last).arrayBuffer());
    this.#signal?.throwIfAborted();
    this.#onProgress?.(this.read);
    return piece;
  }
}
