/** What is measured, in the order of the report. */
export const headings = ['Builds', 'Bytes of a first visit', 'The catalogue with ten times the codes', 'Lighthouse', 'Beside Starlight', 'Load'] as const;
export type Heading = (typeof headings)[number];

export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [`| ${head.join(' | ')} |`, `|${head.map(() => ' --- |').join('')}`, ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n');
}

function partsOf(report: string): ReadonlyMap<string, string> {
  const parts = report.split(/^## /m).slice(1);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end).trim()];
    }),
  );
}

/** The report anew: what was measured now, and of the rest what the earlier report says. */
export function reportOf(introduction: string, measured: ReadonlyMap<Heading, string>, earlier: string): string {
  const kept = partsOf(earlier);
  const sections = headings.flatMap((heading) => {
    const text = measured.get(heading) ?? kept.get(heading);
    return text === undefined ? [] : [`## ${heading}\n\n${text}`];
  });
  return `${['# Benchmarks', introduction, ...sections].join('\n\n')}\n`;
}
