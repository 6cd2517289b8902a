/** What was learned: weights of labels by word, labels by their place in the list. */
export interface Learned {
  readonly labels: readonly string[];
  readonly weights: ReadonlyMap<string, readonly (readonly [label: number, weight: number])[]>;
}

/** What a text that says nothing of a label scores; one that surely has it scores about 1. */
export const unlike = -1;
/** Weights are multiples of this. */
export const weightStep = 0.15;

/** What each word of a text counts: longer texts say no more than short ones. */
export function shareOf(words: number): number {
  return 1 / Math.sqrt(words);
}

/** How much a text is like the examples of each label, in the order of the labels: {@link unlike} for not at all. */
export function likeness(words: Iterable<string>, {labels, weights}: Learned): Float64Array {
  const scores = new Float64Array(labels.length).fill(0);
  let known = 0;
  for (const word of new Set(words)) {
    const told = weights.get(word);
    if (told === undefined) continue;
    known += 1;
    for (const [label, weight] of told) scores[label] = (scores[label] as number) + weight;
  }
  const share = known === 0 ? 0 : shareOf(known);
  return scores.map((score) => unlike + score * share);
}
