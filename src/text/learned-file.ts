import {type Learned, weightStep} from './likeness.ts';
import {packNumbers, packWords, unpackNumbers, unpackWords} from './packing.ts';

/** What was learned as it is served: lists of numbers of {@link packNumbers} and of words of {@link packWords}. */
export interface LearnedFile {
  readonly labels: readonly string[];
  readonly words: string;
  /** How many labels each word tells of. */
  readonly counts: string;
  /** Those labels, each as its distance from the one before. */
  readonly told: string;
  /** Their weights in steps, odd numbers for those below zero. */
  readonly weights: string;
}

export function packLearned({labels, weights}: Learned): LearnedFile {
  const words = [...weights.keys()].sort();
  const told = words.map((word) => [...(weights.get(word) ?? [])].sort(([left], [right]) => left - right));
  const steps = told.flat().map(([, weight]) => Math.round(weight / weightStep));
  return {
    labels,
    words: packWords(words),
    counts: packNumbers(told.map((list) => list.length)),
    told: packNumbers(told.flatMap((list) => list.map(([label], index) => label - (list[index - 1]?.[0] ?? 0)))),
    weights: packNumbers(steps.map((step) => (step < 0 ? -2 * step - 1 : 2 * step))),
  };
}

export function unpackLearned(file: LearnedFile): Learned {
  const counts = unpackNumbers(file.counts);
  const distances = unpackNumbers(file.told);
  const steps = unpackNumbers(file.weights).map((step) => (step % 2 === 1 ? -(step + 1) / 2 : step / 2));
  let at = 0;
  const weights = new Map(
    unpackWords(file.words).map((word, place) => {
      let label = 0;
      const told = Array.from({length: counts[place] ?? 0}, (): [number, number] => {
        label += distances[at] ?? 0;
        const weight = (steps[at] ?? 0) * weightStep;
        at += 1;
        return [label, weight];
      });
      return [word, told];
    }),
  );
  return {labels: file.labels, weights};
}
