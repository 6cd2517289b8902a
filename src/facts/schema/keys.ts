import type * as z from 'zod';
import {nearestName} from '../../text/nearest-name.ts';

/** What is read here of a schema's definition. */
interface Definition {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
}

/** A schema without what only says that it may be missing, or what becomes of it; all of its alternatives. */
function bare(schema: z.core.$ZodType): Definition[] {
  const definition = schema._zod.def as unknown as Definition;
  const inner = definition.innerType ?? definition.in;
  if (inner) return bare(inner);
  return definition.options ? definition.options.flatMap(bare) : [definition];
}

/** Keys that a schema knows at a place of the data; none where it is no object. */
export function keysAt(schema: z.core.$ZodType, place: readonly PropertyKey[]): string[] {
  const [first, ...rest] = place;
  return bare(schema).flatMap((definition) => {
    if (first === undefined) return Object.keys(definition.shape ?? {});
    const below = definition.shape?.[String(first)] ?? definition.element ?? definition.valueType;
    return below ? keysAt(below, rest) : [];
  });
}

/** What to do about a key that a schema does not know. */
export function keyRemedy(key: string, known: readonly string[]): string {
  const near = nearestName(key, known);
  return near === undefined ? `; take it out, or write one of ${known.join(', ')}` : `; probably "${near}" is meant`;
}
