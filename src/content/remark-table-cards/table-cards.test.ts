import type {Root, Table} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import remarkCode from '../remark-code/index.ts';
import remarkTableCards from './index.ts';

function tableOf(source: string): Table {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkCode).use(remarkTableCards);
  return (processor.runSync(processor.parse(source)) as Root).children[0] as Table;
}

it('gives each cell of a wide table the name of its column', () => {
  const table = tableOf('| Field | `api` | What | Note |\n|---|---|---|---|\n| a | b | c | d |\n');
  expect(table.data?.hProperties).toEqual({className: ['cards', 'written']});
  expect(table.children[1]?.children.map(({data}) => data?.hProperties)).toEqual(['Field', 'api', 'What', 'Note'].map((name) => ({'data-label': name})));
});

it('leaves tables that fit a phone alone', () => {
  const table = tableOf('| Field | What | Note |\n|---|---|---|\n| a | b | c |\n');
  expect(table.data).toBeUndefined();
  expect(table.children[1]?.children[0]?.data).toBeUndefined();
});

it('takes three columns for wide where their longest words do not stand side by side on a phone', () => {
  const row = '| Запланированные | запланирован | Запланированные |';
  expect(tableOf(`| Где | Значит | Дальше |\n|---|---|---|\n${row}\n`).data?.hProperties).toEqual({className: ['cards', 'written']});
  expect(tableOf(`| Где | Значит | Дальше |\n|---|---|---|\n${row.replaceAll('| Запланированные', '| `publication_statuses`')}\n`).data).toBeUndefined();
});

it('takes a table for wide whose names in code would be broken line after line', () => {
  const row = '| Base URL | `https://api.postloom.example/v4` | `https://api.postloom.example/v4.1` |';
  expect(tableOf(`| What | 4.0 | 4.1 |\n|---|---|---|\n${row}\n`).data?.hProperties).toEqual({className: ['cards', 'written']});
  expect(tableOf(`| What | 4.0 | 4.1 |\n|---|---|---|\n${row.replace('`https://api.postloom.example/v4.1`', 'new')}\n`).data).toBeUndefined();
});
