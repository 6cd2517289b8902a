import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parse} from 'yaml';
import * as z from 'zod';
import {stems} from '../engine/tokens.ts';

const schema = z.array(z.array(z.string().min(1)).min(2, 'a group needs at least two words that mean the same'));

/** A file of synonyms cannot be used; the message names it and says what is wrong. */
export class SynonymError extends Error {
  override name = 'SynonymError';
}

const dataFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../data');
const fileOf = (language: string, folder: string): string => path.join(folder, `synonyms.${language}.yaml`);

/** Groups of words and phrases that mean the same, as they stand in `synonyms.<language>.yaml`. Throws {@link SynonymError}. */
export function readSynonyms(language: string, folder = dataFolder): string[][] {
  const file = fileOf(language, folder);
  const result = schema.safeParse(parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new SynonymError(`${file}: expected a list of groups, each a list of words; ${z.prettifyError(result.error)}`);
  return result.data;
}

/** The same groups with each phrase as its stems joined by a space; a phrase belongs to one group. Throws {@link SynonymError}. */
export function loadSynonyms(language: string, folder = dataFolder): string[][] {
  const file = fileOf(language, folder);
  const seen = new Map<string, number>();
  return readSynonyms(language, folder).map((group, index) => {
    const phrases = [...new Set(group.map((phrase) => stems(phrase).join(' ')))];
    for (const phrase of phrases) {
      const other = seen.get(phrase);
      if (other !== undefined) throw new SynonymError(`${file}: "${phrase}" is in group ${other + 1} and in group ${index + 1}; a word belongs to one group`);
      seen.set(phrase, index);
    }
    return phrases;
  });
}
