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

/** The file is no longer where it was chosen, has changed since, or may not be read. */
export class FileGoneError extends Error {
  override name = 'FileGoneError';
}

/** Reads pieces of a file and counts them. */
export class FileReaderInPieces {
  read = 0;
  /** A piece could not be had: whatever a library makes of that, the file is not to blame. */
  gone = false;
  readonly file: Readable;
  #onProgress: ((bytes: number) => void) | undefined;

  constructor(file: Readable) {
    this.file = file;
  }

  /** From now on, and at once, tells the bytes read so far. */
  report(onProgress: ((bytes: number) => void) | undefined): void {
    this.#onProgress = onProgress;
    onProgress?.(this.read);
  }

  /** Bytes from `start` to before `end`, fewer at the file's end. Throws {@link ReadLimitError} past the limit. */
  async bytes(start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
    const last = Math.min(end, this.file.size);
    this.read += Math.max(0, last - start);
    if (this.read > readLimit) throw new ReadLimitError(`more than ${readLimit} bytes read`);
    let piece: Uint8Array<ArrayBuffer>;
    try {
      piece = new Uint8Array(await this.file.slice(start, last).arrayBuffer());
    } catch (cause) {
      this.gone = true;
      throw new FileGoneError('the file cannot be read', {cause});
    }
    this.#onProgress?.(this.read);
    return piece;
  }
}
