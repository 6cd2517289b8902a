import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {untypesetInterface} from './interface-texts.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'typeset-'));
  mkdirSync(path.join(root, 'i18n/ru'), {recursive: true});
  mkdirSync(path.join(root, 'src/checker'), {recursive: true});
  writeFileSync(path.join(root, 'src/checker/advice.ts'), "export const none = '';\n");
});
afterEach(() => rmSync(root, {recursive: true}));

const write = (message: string): void => writeFileSync(path.join(root, 'i18n/ru/code.json'), `${JSON.stringify({'a.b': {message}}, null, 2)}\n`);

it('names a file whose texts have plain spaces and quotes, with what it should hold', () => {
  write('Нажмите "Сохранить" и ждите');
  expect([...untypesetInterface(root)]).toEqual([['i18n/ru/code.json', expect.stringContaining('«Сохранить» и\u00a0ждите')]]);
});

it('finds nothing in what is typeset', () => {
  write('Нажмите «Сохранить» и\u00a0ждите');
  expect([...untypesetInterface(root)]).toEqual([]);
});
