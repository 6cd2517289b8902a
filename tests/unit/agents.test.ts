import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
/** What stands in code marks. */
const marked = [...read('AGENTS.md').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);

it('AGENTS.md names only commands that there are', () => {
  const {scripts}: {scripts: Record<string, string>} = JSON.parse(read('package.json'));
  const named = marked.flatMap((text) => /^npm run ([a-z][\w:-]*)/.exec(text)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in scripts) && name !== 'test' && name !== 'start')).toEqual([]);
});

it('AGENTS.md names only files and folders that there are', () => {
  const generated = /reference|^static\/openapi|^build\//;
  const named = marked.filter((text) => /^[\w.@-]+(?:\/[\w.*@-]*)+$|^\w+\.md$/.test(text) && !text.includes('*') && !generated.test(text));
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});
