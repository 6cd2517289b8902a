import path from 'node:path';
import * as z from 'zod';
import type {Locale} from '../../config/product.ts';
import {dataFolder, readData} from '../../facts/load.ts';
import {apiTags, olderApiTag} from '../engine/format.ts';
import type {SearchPage} from './page.ts';
import {keyOf} from './search-words.ts';

/** `src/data/questions.<language>.yaml`: by page, or by section after `#`, how people ask for what stands there; `*` is any folder. */
const questionsFile = z.record(z.string().regex(/^(?:\d{5}|[a-z][\w/*-]*)(?:#[\w-]+)?$/), z.array(z.string().min(1)).min(1));
export type Questions = z.infer<typeof questionsFile>;

export function loadQuestions(locale: Locale, folder = dataFolder): Questions {
  return readData(path.join(folder, `questions.${locale}.yaml`), questionsFile);
}

/** The keys that stand for a section: its own, whatever the version, and those of all sections that are alike. */
export function keysOf(versioned: string, anchor = ''): readonly string[] {
  const parts = versioned.split('/').filter((part) => !/^v\d/.test(part));
  const key = parts.join('/');
  const alike = parts.length > 1 ? [key, [parts[0], '*', ...parts.slice(2)].join('/')] : [key];
  return anchor === '' ? alike : alike.map((page) => `${page}#${anchor}`);
}

/** Pages of an older version, whose names differ, with the keys of the newest version's pages that have the same titles. */
function keysOfNewest(pages: readonly SearchPage[]): ReadonlyMap<SearchPage, string> {
  const ofApi = pages.filter(({tag}) => tag.startsWith(apiTags));
  const newest = new Map(ofApi.filter(({tag}) => tag !== olderApiTag).map((page) => [page.title, keyOf(page.path)]));
  return new Map(
    ofApi.flatMap((page) => {
      const key = newest.get(page.title);
      return page.tag === olderApiTag && key !== undefined ? [[page, key]] : [];
    }),
  );
}

/** Pages with the questions that each of their sections answers. */
export function withQuestions(pages: readonly SearchPage[], locale: Locale, file = loadQuestions(locale)): SearchPage[] {
  const twins = keysOfNewest(pages);
  return pages.map((page) => {
    const key = twins.get(page) ?? keyOf(page.path);
    const sections = page.sections.map((section) => {
      const questions = keysOf(key, section.anchor).flatMap((one) => file[one] ?? []);
      return questions.length > 0 ? {...section, questions} : section;
    });
    return {...page, sections};
  });
}
