import path from 'node:path';
import * as z from 'zod';
import {dataFolder, readData} from '../facts/load.ts';
import {conceptsIn} from './matching/concepts.ts';
import {type ConceptId, lexicon} from './matching/lexicon.ts';

const ids = new Set(Object.keys(lexicon));
const line = z.string().superRefine((text, context) => {
  for (const id of text.split(' '))
    if (!ids.has(id)) context.addIssue({code: 'custom', message: `no concept of src/errors/matching/lexicon.ts is called "${id}"`});
});

/** `src/data/concepts.yaml`: what messages about an error speak of, by our code. */
const conceptsFile = z.record(z.coerce.number().int(), z.array(line).min(1));

let concepts: ReadonlyMap<number, readonly string[]> | undefined;

/** What messages about each error speak of, each way of saying it as ids with a space between, by code. */
export function loadConcepts(): ReadonlyMap<number, readonly string[]> {
  concepts ??= new Map(Object.entries(readData(path.join(dataFolder, 'concepts.yaml'), conceptsFile)).map(([code, lines]) => [Number(code), lines]));
  return concepts;
}

/** The same for one error; what the data do not say, its title does. */
export function conceptsOf(code: number, title: string): readonly string[] {
  const said: readonly ConceptId[] = [...conceptsIn(title)];
  return loadConcepts().get(code) ?? (said.length > 0 ? [said.join(' ')] : []);
}
