import {type LearnedFile, packLearned} from '../text/learned-file.ts';
import {type Example, learn} from '../text/learning.ts';
import {buildCatalogue} from './catalogue.ts';
import {matcherEntries} from './matching/entries.ts';
import {learnedWordsOf} from './matching/likely.ts';
import {networksIn} from './matching/networks.ts';
import {type MatcherEntry, textsOf} from './matching/patterns.ts';
import {readable} from './matching/text.ts';
import {toldIn} from './matching/told.ts';
import {loadMessageExamples, loadMessageWords, type MessageExample} from './messages.ts';

/** What the entries themselves say of each code: messages, titles, wordings and what networks send. */
function ownExamples(entries: readonly MatcherEntry[]): MessageExample[] {
  return entries.flatMap((entry) =>
    [...textsOf(entry), ...entry.wordings, ...entry.network_codes.map(({code}) => code)].map((text) => ({text, codes: [entry.code]})),
  );
}

/** A text read as the finder reads what is pasted. */
function exampleOf({text, codes}: MessageExample): Example {
  const whole = readable(text);
  return {words: learnedWordsOf(readable(toldIn(text)) || whole, networksIn(whole)), labels: codes.map(String)};
}

/** Which words tell of which code: learned from entries, from texts and from the words of texts. */
export function learnErrors(
  entries: readonly MatcherEntry[],
  texts: readonly MessageExample[],
  words: readonly {readonly words: readonly string[]; readonly codes: readonly number[]}[] = [],
): LearnedFile {
  const read = words.map((example): Example => ({words: example.words, labels: example.codes.map(String)}));
  return packLearned(learn([...[...ownExamples(entries), ...texts].map(exampleOf), ...read]));
}

let learned: LearnedFile | undefined;

/** What is known of all codes, for both languages, which are built one after the other: it is learned once, in about ten seconds. */
export function learnedErrors(): LearnedFile {
  const [en, ru] = [buildCatalogue('en'), buildCatalogue('ru')];
  learned ??= learnErrors([...matcherEntries(en, ru), ...matcherEntries(ru, en)], loadMessageExamples(), loadMessageWords());
  return learned;
}
