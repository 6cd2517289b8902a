import {readFileSync} from 'node:fs';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';

/** The keys at the top of a YAML file, with the line of each. */
export function keyLines(file: string): ReadonlyMap<string, number> {
  const lineCounter = new LineCounter();
  const {contents} = parseDocument(readFileSync(file, 'utf8'), {lineCounter});
  if (!isMap(contents)) return new Map();
  return new Map(contents.items.flatMap(({key}) => (isScalar(key) && key.range ? [[String(key.value), lineCounter.linePos(key.range[0]).line] as const] : [])));
}
