/**
 * One value that all of several networks accept. It runs in the browser, so it knows numbers and texts only; what stands in the data
 * is made ready while the page is built (comparison.ts).
 */

/** A bound: its number to compare by, and how it reads. */
export interface Bound {
  readonly number: number;
  readonly text: string;
}

/** What one network asks of one thing. */
export interface Demand {
  readonly min?: Bound;
  readonly max?: Bound;
  /** The only value there is, or the one that is recommended. */
  readonly exact?: Bound;
  /** Formats and codecs by comparable name. */
  readonly allowed?: readonly string[];
}

export interface Asked {
  readonly network: string;
  readonly demand: Demand;
}

export interface RecipeValue {
  /** `range`: from, to; `one`: a single value; `list`: any of them; `none`: nothing suits all. */
  readonly kind: 'range' | 'one' | 'list' | 'none';
  readonly min?: Bound;
  readonly max?: Bound;
  readonly values: readonly string[];
  /** Networks that set it. */
  readonly by: readonly string[];
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];

function ofLists(asked: readonly Asked[]): RecipeValue | undefined {
  const lists = asked.flatMap(({network, demand}) => (demand.allowed ? [{network, allowed: demand.allowed}] : []));
  const [first, ...others] = lists;
  if (!first) return undefined;
  const values = first.allowed.filter((value) => others.every(({allowed}) => allowed.includes(value)));
  const shortest = Math.min(...lists.map(({allowed}) => allowed.length));
  const by = unique(lists.filter(({allowed}) => allowed.length === shortest).map(({network}) => network));
  return values.length > 0 ? {kind: 'list', values, by} : {kind: 'none', values: [], by: unique(lists.map(({network}) => network))};
}

/** The value that fits every demand, and whose it is; undefined where nobody asks anything. */
export function recipeValue(asked: readonly Asked[]): RecipeValue | undefined {
  const listed = ofLists(asked);
  if (listed) return listed;
  const bounds = (side: 'min' | 'max' | 'exact'): {network: string; bound: Bound}[] =>
    asked.flatMap(({network, demand}) => {
      const bound = demand[side];
      return bound ? [{network, bound}] : [];
    });
  const [lowest, ...otherMaxima] = bounds('max').sort((a, b) => a.bound.number - b.bound.number);
  const [highest, ...otherMinima] = bounds('min').sort((a, b) => b.bound.number - a.bound.number);
  const setters = (first: {network: string; bound: Bound} | undefined, others: readonly {network: string; bound: Bound}[]): string[] =>
    first ? [first.network, ...others.filter(({bound}) => bound.number === first.bound.number).map(({network}) => network)] : [];
  const fits = ({number}: Bound): boolean => (!lowest || number <= lowest.bound.number) && (!highest || number >= highest.bound.number);
  const exact = bounds('exact');
  if (exact.length > 0) {
    const suiting = exact.filter(({bound}) => fits(bound));
    const [one] = suiting;
    if (!one)
      return {kind: 'none', values: [], by: unique([...exact.map(({network}) => network), ...setters(lowest, otherMaxima), ...setters(highest, otherMinima)])};
    return {kind: 'one', values: [one.bound.text], by: unique(suiting.filter(({bound}) => bound.number === one.bound.number).map(({network}) => network))};
  }
  if (lowest && highest && lowest.bound.number < highest.bound.number)
    return {kind: 'none', values: [], by: unique([...setters(lowest, otherMaxima), ...setters(highest, otherMinima)])};
  if (!lowest && !highest) return undefined;
  return {
    kind: 'range',
    ...(highest ? {min: highest.bound} : {}),
    ...(lowest ? {max: lowest.bound} : {}),
    values: [],
    by: unique([...setters(lowest, otherMaxima), ...(lowest ? [] : setters(highest, otherMinima))]),
  };
}
