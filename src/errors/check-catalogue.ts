import type {CatalogueEntry} from '../facts/load.ts';
import type {ErrorGroup} from '../facts/schema/error.ts';
import {inRanges, type Ranges} from '../facts/schema/ranges.ts';
import {errorPath} from './texts.ts';
import type {Finding} from '../content/checks/finding.ts';

export interface CatalogueInput {
  readonly errors: ReadonlyMap<number, CatalogueEntry>;
  readonly ranges: Ranges;
  /** Keys of all pages that exist, by language: `docs/tools/publications/issues/10045.mdx`. */
  readonly pages: Readonly<Record<'en' | 'ru', ReadonlySet<string>>>;
  /** Titles of error pages by language and code. */
  readonly titles: Readonly<Record<'en' | 'ru', ReadonlyMap<number, string>>>;
  readonly hasLimit: (reference: string) => boolean;
  /** Whether a network takes a kind of post. */
  readonly hasKind: (network: string, kind: string) => boolean;
}

/**
 * Codes are given out in order, each with facts in its own group and both pages; no page stands without facts; what facts refer
 * to exists; no two titles are equal.
 */
export function checkCatalogue(input: CatalogueInput): Finding[] {
  const findings: Finding[] = [];
  const dataFile = (group: string): string => `src/data/errors/${group}.yaml`;
  const expected = new Set<string>();
  for (const [group, pairs] of Object.entries(input.ranges)) {
    for (const [first, last] of pairs) {
      const used = [...input.errors.keys()].filter((code) => code >= first && code <= last);
      for (let code = first; code <= Math.max(...used); code += 1) {
        const entry = input.errors.get(code);
        if (!entry)
          findings.push({
            file: dataFile(group),
            message: `code ${code} has no facts, though ${Math.max(...used)} has; numbers of a range are given out in order`,
          });
        else if (entry.group !== group) findings.push({file: dataFile(entry.group), message: `code ${code} belongs to "${group}"`});
        const key = `docs${errorPath(code, group as ErrorGroup)}.mdx`;
        expected.add(key);
        for (const locale of ['en', 'ru'] as const)
          if (!input.pages[locale].has(key))
            findings.push({file: key, message: `code ${code} has no page in "${locale}"; write it, since numbers stay (a code out of use: status: retired)`});
      }
    }
  }
  for (const locale of ['en', 'ru'] as const) {
    for (const key of input.pages[locale])
      if (/\/issues\/\d+\.mdx$/.test(key) && !expected.has(key))
        findings.push({file: key, message: 'is a page of a code that has no facts; see src/data/errors/'});
    const byTitle = new Map<string, number>();
    for (const [code, title] of input.titles[locale]) {
      const other = byTitle.get(title.toLowerCase());
      if (other !== undefined)
        findings.push({
          file: dataFile(input.errors.get(code)?.group ?? ''),
          message: `codes ${other} and ${code} have the same title in "${locale}": ${title}`,
        });
      byTitle.set(title.toLowerCase(), code);
    }
  }
  for (const entry of input.errors.values()) {
    const file = dataFile(entry.group);
    const pairs = input.ranges[entry.group];
    if (!pairs || !inRanges(entry.code, pairs))
      findings.push({file, message: `code ${entry.code} lies outside the ranges of "${entry.group}": ${JSON.stringify(pairs ?? [])}`});
    for (const reference of entry.limits)
      if (!input.hasLimit(reference))
        findings.push({file, message: `code ${entry.code}: limit "${reference}" does not exist in src/data/networks/ or src/facts/service-limits.ts`});
    for (const finding of entry.findings) {
      const [network = '', kind] = finding.split('.');
      if (kind !== undefined && !input.hasKind(network, kind))
        findings.push({
          file,
          message: `code ${entry.code}: finding "${finding}": ${network} takes no "${kind}"; see post_kinds in src/data/networks/${network}.yaml`,
        });
    }
    for (const other of [...entry.related, ...(entry.replaced_by === undefined ? [] : [entry.replaced_by])]) {
      if (!input.errors.has(other)) findings.push({file, message: `code ${entry.code} refers to ${other}, which does not exist`});
      if (other === entry.code) findings.push({file, message: `code ${entry.code} refers to itself`});
    }
  }
  return findings;
}
