import type {FileFacts} from './facts.ts';
import {readFile} from './read.ts';

export interface Question {
  readonly file: File;
}
export type Answer = {readonly read: number} | {readonly facts: FileFacts};

// Beside the page: a damaged file can keep a reader busy for ever, and a worker can be ended.
self.onmessage = async ({data}: MessageEvent<Question>): Promise<void> => {
  const answer = (value: Answer): void => self.postMessage(value);
  answer({facts: await readFile(data.file, data.file.name, {onProgress: (read) => answer({read})})});
};
