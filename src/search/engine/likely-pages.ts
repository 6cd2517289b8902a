import {type Learned, likeness, unlike} from '../../text/likeness.ts';
import {tokenize} from './tokens.ts';

/** Letters by which words are told apart: endings say what a word does in its sentence. */
const letters = 5;
/** More than surely like, and more than surely unlike, says nothing more. */
const mostLike = 1;
const leastLike = -1.2;

/** The words of a text as examples and queries are compared. */
export function learnedWordsOf(text: string): string[] {
  return [...new Set(tokenize(text).map(({surface}) => surface.slice(0, letters)))];
}

/** How likely a page is meant, by its path: 0 for nothing known, 2 for surely, a little below 0 where the words tell of others. */
export type LikelyPages = (path: string) => number;

export const noneLikely: LikelyPages = () => 0;

/** The pages that a query is likely to mean, by what was learned from known ones. */
export function likelyPages(text: string, learned: Learned): LikelyPages {
  const scores = likeness(learnedWordsOf(text), learned);
  const places = new Map(learned.labels.map((label, place) => [label, place]));
  return (path) => {
    const place = places.get(path);
    return place === undefined ? 0 : Math.max(leastLike, Math.min(mostLike, scores[place] as number)) - unlike;
  };
}
