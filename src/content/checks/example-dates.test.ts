import {globSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {exampleMonth} from '../../config/examples.ts';
import {checkExampleDates} from './example-dates.ts';

it('finds days that an example plans for and that will be past, with their line and what to write', () => {
  const body = '\n```json\n{\n  "post_at": "2026-12-01T10:00:00-05:00",\n  "delete_at": "{exampleMonth}-30T23:00:00-04:00"\n}\n```\n\n`?post_date=2026-12-24`';
  expect(checkExampleDates({file: 'docs/a.mdx', body, offset: 3})).toEqual([
    {file: 'docs/a.mdx', line: 7, message: 'post_at: 2026-12-01 will be past some day; write {exampleMonth}-01'},
    {file: 'docs/a.mdx', line: 12, message: 'post_date: 2026-12-24 will be past some day; write {exampleMonth}-24'},
  ]);
});

it('leaves days of figures and of what is over', () => {
  expect(checkExampleDates({file: 'docs/a.mdx', body: '`date_from=2026-11-01`, published on 2026-11-02', offset: 3})).toEqual([]);
});

it('tables to fill in plan for the month of the examples', () => {
  for (const file of globSync('static/files/*.csv')) {
    const months = [...readFileSync(file, 'utf8').matchAll(/(?<=[\n;,])\d{4}-\d{2}(?=-\d{2})/g)].map(([month]) => month);
    expect([...new Set(months)], file).toEqual([exampleMonth]);
  }
});
