import type {Matcher} from '../../errors/matching/matcher.ts';
import {answerRows, type AnswerRow, type AnswersFile, likelyErrors, networkOfPage} from '../engine/answers.ts';
import type {Answer} from '../engine/engine.ts';
import {escapeHtml} from '../engine/html.ts';
import type {Hit} from '../engine/hit.ts';

const unmarked = (value: string) => ({value: escapeHtml(value), matchLevel: 'none' as const, matchedWords: []});

function hitOf(row: AnswerRow, base: string, words: AnswersFile['words']): Hit {
  const url = `${base}${row.path}`;
  const [path = '', anchor = null] = url.split('#');
  const text = [row.text, row.source ? `${words.source} ${row.source}` : ''].filter(Boolean).join(' · ');
  const none = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const highlighted = {hierarchy: {lvl0: unmarked(words.answer), lvl1: unmarked(row.title), ...none}, ...(text === '' ? {} : {content: unmarked(text)})};
  return {
    objectID: `answer ${url}`,
    type: 'lvl1',
    url,
    url_without_anchor: path,
    anchor,
    content: text === '' ? null : text,
    hierarchy: {lvl0: words.answer, lvl1: row.title, ...none},
    _highlightResult: highlighted,
    _snippetResult: highlighted,
    answer: row.kind,
  };
}

/** The answer with rows of its own above the hits; the page that a row answers for is not shown twice. */
export function withAnswers(answer: Answer, rows: readonly AnswerRow[], base: string, words: AnswersFile['words']): Answer {
  if (rows.length === 0) return answer;
  const own = rows.map((row) => hitOf(row, base, words));
  const answered = new Set(rows.flatMap((row, index) => (row.kind === 'error' ? [own[index]?.url_without_anchor] : [])));
  const hits = answer.hits.filter((hit) => !answered.has(hit.url_without_anchor));
  return {...answer, hits: [...own, ...hits], total: Math.max(answer.total, own.length)};
}

/** What the window shows for a text: the hits, and above them what is answered at once. `matcher` is there once it is loaded. */
export function answered(text: string, answer: Answer, answers: AnswersFile, matcher: Matcher | undefined, base: string): Answer {
  const rows = answerRows(text, answers, matcher, networkOfPage(answer.hits[0]?.url ?? ''));
  const isUnanswered = rows.length === 0 && answer.hits.length === 0;
  return withAnswers(answer, isUnanswered ? likelyErrors(text, answers, matcher) : rows, base, answers.words);
}
