import {type Learned, shareOf, unlike, weightStep} from './likeness.ts';

/**
 * A classifier that learns from examples which words tell of which label: one linear support vector machine a label, against all others.
 * Fan, Chang, Hsieh, Wang, Lin: LIBLINEAR, a library for large linear classification (2008); the way of learning is that of Hsieh and
 * others: A dual coordinate descent method for large-scale linear SVM (2008), with squared loss. Words that say nothing of a label have no
 * weight there, which makes what is learned small. The same examples always teach the same.
 */

/** A text as its distinct words, with the labels that it is an example of. */
export interface Example {
  readonly words: readonly string[];
  readonly labels: readonly string[];
}

/** Words of fewer examples are chance. */
const fewestExamples = 2;
/** What a mistake costs: the more, the closer the examples are followed. */
const cost = 0.5;
const rounds = 12;
/** Smaller weights are left out. */
const leastWeight = 0.15;
/** An example that is right by this much is not looked at again. */
const farRight = 0.3;
/** Once no example moves by more, nothing is left to learn. */
const settled = 0.01;

/** Random numbers below 1, the same in every build: Park and Miller's generator. */
function steadyRandom(): () => number {
  let state = 20_261_123;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function shuffle(list: number[], random: () => number): void {
  for (let index = list.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [list[index], list[other]] = [list[other] as number, list[index] as number];
  }
}

export function learn(examples: readonly Example[]): Learned {
  const labels = [...new Set(examples.flatMap((example) => example.labels))].sort();
  const frequency = new Map<string, number>();
  for (const {words} of examples) for (const word of new Set(words)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const vocabulary = [...frequency].flatMap(([word, count]) => (count >= fewestExamples ? [word] : [])).sort();
  const places = new Map(vocabulary.map((word, place) => [word, place]));
  const known = examples
    .map(({words, labels: own}) => ({words: [...new Set(words)].flatMap((word) => places.get(word) ?? []), labels: new Set(own)}))
    .filter(({words}) => words.length > 0);
  const holding = vocabulary.map((): number[] => []);
  for (const [index, {words}] of known.entries()) for (const word of words) holding[word]?.push(index);

  const random = steadyRandom();
  const learned = new Map(vocabulary.map((word) => [word, [] as [number, number][]]));
  const weights = new Float64Array(vocabulary.length);
  const pull = new Float64Array(known.length);
  for (const [label, name] of labels.entries()) {
    const own = known.flatMap((example, index) => (example.labels.has(name) ? [index] : []));
    // An example that shares no word with those of the label is told from them by that.
    const near = new Set(own.flatMap((index) => (known[index]?.words ?? []).flatMap((word) => holding[word] ?? [])));
    weights.fill(0);
    pull.fill(0);
    let active = Array.from(near).sort((left, right) => left - right);
    for (let round = 0; round < rounds; round += 1) {
      shuffle(active, random);
      let moved = 0;
      active = active.filter((index) => {
        const {words, labels: its} = known[index] as (typeof known)[number];
        const share = shareOf(words.length);
        const side = its.has(name) ? 1 : -1;
        let score = 0;
        for (const word of words) score += weights[word] as number;
        const before = pull[index] as number;
        const gradient = side * (unlike + score * share) - 1 + before / (2 * cost);
        if (before === 0 && gradient >= 0) return gradient < farRight;
        // Shares of all words squared add up to 1.
        const after = Math.max(0, before - gradient / (1 + 1 / (2 * cost)));
        pull[index] = after;
        moved = Math.max(moved, Math.abs(after - before));
        for (const word of words) weights[word] = (weights[word] as number) + (after - before) * side * share;
        return true;
      });
      if (moved < settled) break;
    }
    for (const [place, weight] of weights.entries())
      if (Math.abs(weight) >= leastWeight) learned.get(vocabulary[place] as string)?.push([label, Math.round(weight / weightStep) * weightStep]);
  }
  return {labels, weights: new Map(Array.from(learned).filter(([, told]) => told.length > 0))};
}
