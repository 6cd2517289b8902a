// One of several workers that compress files; src/delivery/compress.ts hands them out.
import {readFileSync, writeFileSync} from 'node:fs';
import {parentPort, workerData} from 'node:worker_threads';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

/** A file shorter than this gains nothing. */
const shortest = 256;

export interface CompressionJob {
  readonly files: readonly {readonly file: string; readonly quality: number}[];
}

const {files} = workerData as CompressionJob;
let before = 0;
let after = 0;
for (const {file, quality} of files) {
  const content = readFileSync(file);
  if (content.length < shortest) continue;
  const brotli = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  const gzip = gzipSync(content, {level: quality === constants.BROTLI_MAX_QUALITY ? 9 : 6});
  before += content.length;
  after += Math.min(brotli.length, content.length);
  if (brotli.length < content.length) writeFileSync(`${file}.br`, brotli);
  if (gzip.length < content.length) writeFileSync(`${file}.gz`, gzip);
}
parentPort?.postMessage({before, after});
