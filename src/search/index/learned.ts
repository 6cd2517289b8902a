import type {Locale} from '../../config/product.ts';
import {packLearned} from '../../text/learned-file.ts';
import {type Example, learn} from '../../text/learning.ts';
import {learnedFile, olderApiTag} from '../engine/format.ts';
import {learnedWordsOf} from '../engine/likely-pages.ts';
import type {IndexFile} from './build-index.ts';
import {type KnownQuery, loadKnownQueries} from './known-queries.ts';
import type {SearchPage} from './page.ts';
import {keyOf} from './search-words.ts';

/** Texts that are known to lead to pages: their names, the questions that they answer, and what people typed. */
function examplesOf(pages: readonly SearchPage[], queries: readonly KnownQuery[]): Example[] {
  const paths = new Map(pages.map((page) => [keyOf(page.path), page.path]));
  const example = (text: string, labels: readonly string[]): Example => ({words: learnedWordsOf(text), labels});
  return [
    ...pages.flatMap(({path, title, keywords, sections}) => [
      example([title, ...keywords].join(' '), [path]),
      ...sections.flatMap(({heading, questions = []}) => [
        ...(heading === '' ? [] : [example(`${heading} ${title}`, [path])]),
        ...questions.map((question) => example(question, [path])),
      ]),
    ]),
    ...queries.flatMap(({text, pages: own}) => {
      const labels = own.flatMap((page) => paths.get(keyOf(page)) ?? []);
      return labels.length > 0 ? [example(text, labels)] : [];
    }),
  ];
}

/** Which words tell of which page, learned from pages with their questions, of which the newest versions are taken, and from known queries. */
export function learnedIndex(pages: readonly SearchPage[], locale: Locale, queries = loadKnownQueries(locale)): IndexFile {
  const newest = pages.filter(({tag}) => tag !== olderApiTag);
  return {path: learnedFile, json: JSON.stringify(packLearned(learn(examplesOf(newest, queries))))};
}
