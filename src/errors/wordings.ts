import path from 'node:path';
import * as z from 'zod';
import {dataFolder, readData} from '../facts/load.ts';

/** `src/data/wordings.yaml`: further texts that networks send, by our code. */
const wordingsFile = z.record(z.coerce.number().int(), z.array(z.string().min(2)).min(1));

let wordings: ReadonlyMap<number, readonly string[]> | undefined;

/** Texts of networks as they were seen, beside those that they document, by code. */
export function loadWordings(): ReadonlyMap<number, readonly string[]> {
  wordings ??= new Map(Object.entries(readData(path.join(dataFolder, 'wordings.yaml'), wordingsFile)).map(([code, texts]) => [Number(code), texts]));
  return wordings;
}
