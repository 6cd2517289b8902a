import {globSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {dataFolder, readData} from '../facts/load.ts';

const told = z.strictObject({text: z.string().min(3), source: z.url()});
const publicFile = z.strictObject({
  /** Errors that no page explains. */
  foreign: z.array(told),
  /** Any of the codes is right, the best comes first. */
  texts: z.array(told.extend({expect: z.array(z.number().int()).min(1)})),
});
export type PublicMessages = z.infer<typeof publicFile>;

/** By code, texts or the words of texts. */
const byCodeFile = z.record(z.string().regex(/^\d{5}$/), z.array(z.string().min(2).max(700)).min(1));

const folder = path.join(dataFolder, 'messages');

/** One set of texts that were found in public places, each with its source, from a file of any folder. Throws {@link DataError}. */
export function readPublicMessages(file: string): PublicMessages {
  return readData(file, publicFile);
}

/** All such sets of `src/data/messages/public` by name. */
export function loadPublicMessages(): ReadonlyMap<string, PublicMessages> {
  const files = globSync('public/*.yaml', {cwd: folder}).sort();
  return new Map(files.map((file) => [path.basename(file, '.yaml'), readPublicMessages(path.join(folder, file))]));
}

/** A text with the codes that it is an example of; of an error that no page explains, none. */
export interface MessageExample {
  readonly text: string;
  readonly codes: readonly number[];
}

/** How many right codes of a public text teach: a third one is seldom meant. */
const teaching = 2;

/** Files of a kind of examples by code, below `src/data`. */
export function exampleFiles(): string[] {
  return globSync(['messages/examples/*.yaml', 'messages/words/*.yaml'], {cwd: dataFolder}).sort();
}

function loadByCode(kind: 'examples' | 'words'): MessageExample[] {
  return exampleFiles()
    .filter((file) => path.basename(path.dirname(file)) === kind)
    .flatMap((file) => Object.entries(readData(path.join(dataFolder, file), byCodeFile)))
    .flatMap(([code, texts]) => texts.map((text) => ({text, codes: [Number(code)]})));
}

/** Texts from which the finder learns: those that were written for it, by code, and those that were found in public. */
export function loadMessageExamples(): MessageExample[] {
  const found = Array.from(loadPublicMessages().values()).flatMap(({texts, foreign}) => [
    ...texts.map(({text, expect}) => ({text, codes: expect.slice(0, teaching)})),
    ...foreign.map(({text}) => ({text, codes: []})),
  ]);
  return [...loadByCode('examples'), ...found];
}

/** The same of texts of which only the words are kept, in no order and as they are compared. */
export function loadMessageWords(): {readonly words: readonly string[]; readonly codes: readonly number[]}[] {
  return loadByCode('words').map(({text, codes}) => ({words: text.split(' '), codes}));
}
