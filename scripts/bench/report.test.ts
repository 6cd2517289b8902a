import {expect, it} from 'vitest';
import {reportOf, table} from './report.ts';

const earlier = `# Benchmarks

Some machine.

## Bytes of a first visit

Two days ago.

| page | HTML |
| --- | --- |
| / | 5 |

## Load

Long ago.
`;

it('takes what was measured, keeps the rest as it stands, in one order', () => {
  const report = reportOf('This machine.', new Map([['Load', 'Now.'] as const, ['Builds', table(['', 'seconds'], [['cold', 43]])] as const]), earlier);
  expect(report).toBe(`# Benchmarks

This machine.

## Builds

|  | seconds |
| --- | --- |
| cold | 43 |

## Bytes of a first visit

Two days ago.

| page | HTML |
| --- | --- |
| / | 5 |

## Load

Now.
`);
});

it('begins with nothing where there is no report', () => {
  expect(reportOf('This machine.', new Map([['Load', 'Now.'] as const]), '')).toBe('# Benchmarks\n\nThis machine.\n\n## Load\n\nNow.\n');
});
