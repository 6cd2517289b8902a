import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {dataFolder, loadErrors} from '../facts/load.ts';
import {exampleFiles, loadMessageExamples, loadMessageWords, loadPublicMessages, readPublicMessages} from './messages.ts';

it('reads examples of every file, each for codes that exist', () => {
  const codes = new Set(loadErrors().keys());
  const examples = [...loadMessageExamples(), ...loadMessageWords()];
  expect(examples.flatMap((example) => example.codes).filter((code) => !codes.has(code))).toEqual([]);
  expect(examples.length).toBeGreaterThan(exampleFiles().length * 20);
});

it('writes an example into the file of its group, and no text twice below a code', () => {
  const groups = new Map(Array.from(loadErrors(), ([code, {group}]) => [code, group]));
  for (const file of exampleFiles()) {
    const codes = [...readFileSync(path.join(dataFolder, file), 'utf8').matchAll(/^'(\d{5})':/gm)].map(([, code]) => Number(code));
    expect([...new Set(codes.map((code) => groups.get(code)))], file).toEqual([path.basename(file, '.yaml')]);
  }
  const all = loadMessageExamples().map(({text, codes}) => `${codes.join()} ${text}`);
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
});

it.each(['finder-unseen.yaml', 'finder-late.yaml'])('teaches nothing that is measured by %s', (name) => {
  const measured = readPublicMessages(path.resolve(dataFolder, '../../tests/search', name)).texts.map(({text}) => text);
  const taught = new Set(loadMessageExamples().map(({text}) => text));
  expect(measured.length).toBeGreaterThanOrEqual(100);
  expect(measured.filter((text) => taught.has(text))).toEqual([]);
});

it('has at least 1,500 texts found in public, each once', () => {
  const sets = Array.from(loadPublicMessages().values());
  expect(sets).toHaveLength(globSync('messages/public/*.yaml', {cwd: dataFolder}).length);
  const all = sets.flatMap(({texts}) => texts.map(({text}) => text));
  expect(all.length).toBeGreaterThanOrEqual(1500);
  expect(new Set(all).size).toBe(all.length);
});
