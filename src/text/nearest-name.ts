import {distances} from './distance.ts';

/** The name that was probably meant by one that there is not: at most a third of its letters are others; undefined when none is near. */
export function nearestName(wanted: string, names: readonly string[]): string | undefined {
  const most = Math.min(3, Math.ceil(wanted.length / 3));
  const [first] = names
    .map((name) => ({name, far: distances(wanted.toLowerCase(), name.toLowerCase(), most, false).whole}))
    .filter(({far}) => far <= most)
    .sort((a, b) => a.far - b.far);
  return first?.name;
}
