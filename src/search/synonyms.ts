import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parse} from 'yaml';
import * as z from 'zod';
import {stems} from './tokens.ts';

const schema = z.array(z.array(z.string().min(1)).min(2, 'a group needs at least two words that mean the same'));

/** A file of synonyms cannot be used; the message names it and says what is wrong. */
export class SynonymError extends Error {
  override name = 'SynonymError';
}

/**
 * Groups of words and phrases that mean the same, from `synonyms.<language>.yaml`; each phrase as its stems joined by
 * a space. Throws {@link SynonymError}.
 */
export function loadSynonyms(language: string, folder = path.dirname(fileURLToPath(import.meta.url))): string[][] {
  const file = path.join(folder, `synonyms.${language}.yaml`);
  const result = schema.safeParse(parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new SynonymError(`${file}: expected a list of groups, each a list of words; ${z.prettifyError(result.error)}`);
  const seen = new Map<string, number>();
  return result.data.map((group, index) => {
    const phrases = [...new Set(group.map((phrase) => stems(phrase).join(' ')))];
    for (const phrase of phrases) {
      const other = seen.get(phrase);
      if (other !== undefined)
        throw new SynonymError(`${file}: "${phrase}" stands in group ${other + 1} and in group ${index + 1}; a word belongs to one group`);
      seen.set(phrase, index);
    }
    return phrases;
  });
}
