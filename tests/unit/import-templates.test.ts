// The tables that readers download and fill in: what the page on importing says of columns, values and separators is what they hold.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadService} from '../../src/facts/load.ts';

const root = path.resolve(import.meta.dirname, '../..');
const {publications} = loadService();
const page = 'tools/publications/faq/import-csv.mdx';
const pages = {en: `docs/${page}`, ru: `i18n/ru/docusaurus-plugin-content-docs/current/${page}`} as const;
const templates = [
  {file: 'import-template.csv', separator: ',', mark: false, words: ['comma', 'запятая']},
  {file: 'import-template-ru.csv', separator: ';', mark: true, words: ['semicolon', 'точка с запятой']},
] as const;

/** Rows of a table of separated values; a cell in quotes may hold the separator, lines, and quotes that are doubled. */
function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${separator}"\\r\\n]*)(${separator}|\\r?\\n|$)`, 'y');
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const [, value = '', end = ''] = cell.exec(text) ?? expect.fail(`no cell at character ${at}`);
    cells.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (end === separator) continue;
    rows.push(cells);
    cells = [];
  }
  return rows;
}

/** A section of the page by its id. */
const sectionOf = (text: string, id: string): string => text.split(/^## /m).find((part) => part.split('\n', 1)[0]?.includes(`{/* #${id} */}`)) ?? '';
/** First cells of a section's table that are code: names of columns. */
const namesIn = (text: string): string[] => [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name);

describe.each(templates)('$file', ({file, separator, mark, words}) => {
  const text = readFileSync(path.join(root, 'static/files', file), 'utf8');
  const [columns = [], ...rows] = rowsOf(text.replace(/^\uFEFF/, ''), separator);
  const posts = rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ''])));

  it('has the columns that the page explains, in its order, and their number of cells in every row', () => {
    for (const where of Object.values(pages)) expect(columns, where).toEqual(namesIn(sectionOf(readFileSync(path.join(root, where), 'utf8'), 'columns')));
    expect(rows.map((row) => row.length)).toEqual(rows.map(() => columns.length));
  });

  it('is listed with its separator and the number of its samples', () => {
    expect(text.startsWith('\uFEFF')).toBe(mark);
    const said = [
      [pages.en, words[0], 'five sample rows'],
      [pages.ru, words[1], 'пять примеров'],
    ] as const;
    for (const [where, word, samples] of said) {
      const section = sectionOf(readFileSync(path.join(root, where), 'utf8'), 'template');
      expect(section, where).toContain(`| [${file}](pathname:///files/${file}) | ${word} |`);
      expect(section, where).toContain(samples);
    }
    expect(posts).toHaveLength(5);
    expect(posts.length).toBeLessThanOrEqual(publications.bulk_import_rows);
  });

  it('holds what the page says that each column takes', () => {
    const types = [
      ...(/^\| `type` \|(.*?)[;|]/m.exec(sectionOf(readFileSync(path.join(root, pages.en), 'utf8'), 'columns'))?.[1] ?? '').matchAll(/`(\w+)`/g),
    ].map(([, type]) => type);
    expect(types.length).toBeGreaterThan(2);
    for (const post of posts) {
      const {date = '', time = '', accounts = '', type = '', link = '', files = '', delete_at: end = ''} = post;
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      expect(accounts.split('|').every((name) => name.trim() !== '')).toBe(true);
      expect(['', ...types]).toContain(type);
      expect(post.text !== '' || link !== '' || files !== '', 'a text, a link or a file').toBe(true);
      const addresses = files === '' ? [] : files.split('|');
      expect(addresses.length).toBeLessThanOrEqual(publications.files_per_publication);
      for (const address of [...addresses, ...(link === '' ? [] : [link])]) expect(address).toMatch(/^https:\/\/\S+$/);
      if (end !== '') expect(end > `${date} ${time}` && /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(end), end).toBe(true);
      if (/YouTube|Rutube/.test(accounts)) expect(post.title, 'a title for YouTube and Rutube').not.toBe('');
    }
  });
});
