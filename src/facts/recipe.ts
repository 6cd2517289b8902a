/**
 * One value that all of several networks accept. It runs in the browser, so it knows numbers and texts only; what stands in the data
 * is made ready while the page is built (comparison.ts).
 */

/** A bound: its number to compare by, how it reads, and when it holds. */
export interface Bound {
  readonly number: number;
  readonly text: string;
  readonly condition?: string;
}

/** What one network asks of one thing. */
export interface Demand {
  readonly min?: Bound;
  readonly max?: Bound;
  /** The only value there is, or the one that is recommended. */
  readonly exact?: Bound;
  /** Formats and codecs by comparable name. */
  readonly allowed?: readonly string[];
  /** When only those are. */
  readonly allowedWhen?: string;
}

export interface Asked {
  readonly network: string;
  readonly demand: Demand;
}

/** A network that sets a value, and when it does. */
export interface Setter {
  readonly network: string;
  readonly condition?: string;
}

export interface RecipeValue {
  /** `range`: from, to; `one`: a single value; `list`: any of them; `none`: nothing suits all. */
  readonly kind: 'range' | 'one' | 'list' | 'none';
  readonly min?: Bound;
  readonly max?: Bound;
  readonly values: readonly string[];
  /** Networks that set it; of a range that has a lower bound of others as well, those of the upper one. */
  readonly by: readonly Setter[];
  /** Networks that set the lower bound, where they are not those that set the upper one. */
  readonly from?: readonly Setter[];
}

type Owned = Setter & {readonly bound: Bound};

const setterOf = ({network, condition}: Setter): Setter => ({network, ...(condition ? {condition} : {})});

/** Each network once, with the first of its conditions. */
const unique = (setters: readonly Setter[]): Setter[] =>
  setters.filter(({network}, index) => setters.findIndex((other) => other.network === network) === index).map(setterOf);

function ofLists(asked: readonly Asked[]): RecipeValue | undefined {
  const lists = asked.flatMap(({network, demand: {allowed, allowedWhen: condition}}) =>
    allowed ? [{network, allowed, ...(condition ? {condition} : {})}] : [],
  );
  const [first, ...others] = lists;
  if (!first) return undefined;
  const values = first.allowed.filter((value) => others.every(({allowed}) => allowed.includes(value)));
  if (values.length === 0) return {kind: 'none', values: [], by: unique(lists)};
  // The shortest lists, and of the longer ones those that take away what these leave.
  const byLength = [...lists].sort((a, b) => a.allowed.length - b.allowed.length);
  const shortest = byLength[0]?.allowed.length;
  let left = byLength[0]?.allowed ?? [];
  const by = byLength.filter(({allowed}) => {
    const kept = left.filter((value) => allowed.includes(value));
    const cuts = kept.length < left.length;
    left = kept;
    return cuts || allowed.length === shortest;
  });
  return {kind: 'list', values, by: unique(by)};
}

/** The value that fits every demand, and whose it is; undefined where nobody asks anything. */
export function recipeValue(asked: readonly Asked[]): RecipeValue | undefined {
  const listed = ofLists(asked);
  if (listed) return listed;
  const bounds = (side: 'min' | 'max' | 'exact'): Owned[] =>
    asked.flatMap(({network, demand}) => {
      const bound = demand[side];
      return bound ? [{network, bound, ...(bound.condition ? {condition: bound.condition} : {})}] : [];
    });
  const maxima = bounds('max').sort((a, b) => a.bound.number - b.bound.number);
  const minima = bounds('min').sort((a, b) => b.bound.number - a.bound.number);
  const [lowest, highest] = [maxima[0]?.bound, minima[0]?.bound];
  /** Those whose bound is the strictest one. */
  const setters = (all: readonly Owned[]): Setter[] => unique(all.filter(({bound}) => bound.number === all[0]?.bound.number));
  const fits = ({number}: Bound): boolean => (!lowest || number <= lowest.number) && (!highest || number >= highest.number);
  const exact = bounds('exact');
  if (exact.length > 0) {
    const suiting = exact.filter(({bound}) => fits(bound));
    const [one] = suiting;
    if (!one) return {kind: 'none', values: [], by: unique([...exact, ...setters(maxima), ...setters(minima)])};
    return {kind: 'one', values: [one.bound.text], by: setters(suiting)};
  }
  if (lowest && highest && lowest.number < highest.number) return {kind: 'none', values: [], by: unique([...setters(maxima), ...setters(minima)])};
  if (!lowest && !highest) return undefined;
  const [upper, lower] = [setters(maxima), setters(minima)];
  const isSame = JSON.stringify(upper) === JSON.stringify(lower);
  return {
    kind: 'range',
    ...(highest ? {min: highest} : {}),
    ...(lowest ? {max: lowest} : {}),
    values: [],
    by: lowest ? upper : lower,
    ...(lowest && highest && !isSame ? {from: lower} : {}),
  };
}
