// What a status of a publication is and who may set it stands in service.yaml; the wire and the pages that say it in numbers agree.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readDocument, readYaml} from '../../../src/api/document.ts';
import type {ApiDocument} from '../../../src/api/types.ts';
import {apiVersions} from '../../../src/api/versions.ts';
import {loadService} from '../../../src/facts/load.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const {publications, team} = loadService();
const {statuses} = publications;
const ordered = (numbers: Iterable<number>): number[] => [...numbers].toSorted((a, b) => a - b);
const codes = (settable: boolean): number[] => ordered(statuses.flatMap((status) => (status.settable === settable ? [status.code] : [])));

/** Numbers in the one place of a file that a pattern finds. */
function numbersIn(file: string, place: RegExp): number[] {
  const [found] = place.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
  expect(found, `${file} has ${place}`).toBeDefined();
  return ordered((found ?? '').match(/(?<!\d)\d{1,2}(?!\d)/g)?.map(Number) ?? []);
}
const english = (page: string): string => `docs/${page}.mdx`;
const russian = (page: string): string => `i18n/ru/docusaurus-plugin-content-docs/current/${page}.mdx`;

describe.each(apiVersions)('statuses of publications in the API $id', (version) => {
  const {schemas} = (readDocument(version) as unknown as ApiDocument).components;

  it('are those of the service, with the same names', () => {
    const {enum: values = [], 'x-enum-varnames': names = []} = schemas.PublicationStatus as {enum?: number[]; 'x-enum-varnames'?: string[]};
    const ofWire = values.map((code, index) => [code, names[index]]);
    const name = (text: string): string => text.replace(/\ban /, '').toUpperCase().replaceAll(' ', '_');
    expect(new Map(ofWire as [number, string][])).toEqual(new Map(statuses.map((status) => [status.code, name(status.name.en)])));
  });

  it('can be set where the service says so', () => {
    expect(ordered(schemas.EditablePublicationStatus?.enum?.map(Number) ?? [])).toEqual(codes(true));
  });

  it('say to an author what the rights say', () => {
    const paths = Object.values((readDocument(version) as unknown as ApiDocument).paths).flatMap((calls) => Object.values(calls as object) as object[]);
    const notes = paths.flatMap((call) => ('x-roleNote' in call ? [String(call['x-roleNote'])] : [])).filter((note) => note.includes('`publication_status`'));
    expect(notes).toHaveLength(2);
    const not = team.rights.flatMap((right) => ('id' in right.author && right.author.id === 'no' ? (right.statuses ?? []) : []));
    for (const note of notes) expect(note).toContain(`any \`publication_status\` but ${not.join(', ')}.`);
    const overlay = JSON.stringify(readYaml(path.join(root, `openapi/v${version.id}.ru.overlay.yaml`)));
    expect(overlay.split(`любой \`publication_status\`, кроме ${not.join(', ')}.`)).toHaveLength(3);
  });
});

describe('who may set a status', () => {
  it('is told of every status that can be set, once', () => {
    expect(ordered(team.rights.flatMap((right) => right.statuses ?? []))).toEqual(codes(true));
  });

  it('is told to an author by the pages as the rights have it', () => {
    const may = ordered(team.rights.flatMap((right) => ('id' in right.author && right.author.id === 'no' ? [] : (right.statuses ?? []))));
    expect(may.length).toBeGreaterThan(0);
    expect(numbersIn(english('team'), /a program can create drafts .*? but not/)).toEqual(may);
    expect(numbersIn(russian('team'), /интеграция может создавать черновики .*? но не может/)).toEqual(may);
    const page = 'tools/publications/issues/10002';
    expect(numbersIn(english(page), /With an author's token .*/)).toEqual(may);
    expect(numbersIn(russian(page), /С токеном автора .*/)).toEqual(may);
  });

  it('is told by the pages on statuses', () => {
    const list = 'tools/publications/index';
    expect(numbersIn(english(list), /(?<=You can set only ).*? as `publication_status`/)).toEqual(codes(true));
    expect(numbersIn(russian(list), /(?<=В `publication_status` можно передать только ).*?,? а остальные/)).toEqual(codes(true));
    const page = 'tools/publications/issues/10016';
    expect(numbersIn(english(page), /(?<=publication_status to ).*?\./)).toEqual(codes(true));
    expect(numbersIn(russian(page), /(?<=в publication_status можно передать ).*?\./)).toEqual(codes(true));
    expect(numbersIn(english(page), /Statuses .*? are results/)).toEqual(codes(false));
    expect(numbersIn(russian(page), /Статусы .*? — /)).toEqual(codes(false));
  });
});
