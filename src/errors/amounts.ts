import {findLimit} from '../facts/load.ts';
import {findServiceLimit} from '../facts/service-limits.ts';
import {amountOf} from './matching/amounts.ts';

/** Numbers of limits, named as `<network>.<limit>`, as messages name them. */
export function amountsOf(limits: readonly string[]): readonly string[] {
  const amounts = limits.flatMap((reference) => {
    const limit = findLimit(reference)?.limit ?? findServiceLimit(reference);
    return limit ? (amountOf(limit.value, limit.unit) ?? []) : [];
  });
  return [...new Set(amounts)];
}
