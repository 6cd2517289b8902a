import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {nameScripts} from './early-scripts.ts';

it('names in a page the scripts that it is made of and that have a file, before those that run them', () => {
  const build = mkdtempSync(path.join(tmpdir(), 'scripts-'));
  try {
    mkdirSync(path.join(build, 'assets/js'), {recursive: true});
    mkdirSync(path.join(build, 'docs'));
    for (const file of ['pages-1.ab.js', '7.ab.js', '17.ab.js', 'runtime~main.ab.js']) writeFileSync(path.join(build, 'assets/js', file), '');
    const head = '<script src=/ru/assets/js/runtime~main.ab.js defer></script>';
    writeFileSync(path.join(build, 'docs/team.html'), head);
    writeFileSync(path.join(build, 'docs.html'), head);
    expect(nameScripts(build, '/ru/', {'/ru/docs/team': ['pages-1', '7', '10'], '/ru/docs/gone': ['7']})).toBe(1);
    expect(readFileSync(path.join(build, 'docs/team.html'), 'utf8')).toBe(
      `<script src=/ru/assets/js/pages-1.ab.js defer></script><script src=/ru/assets/js/7.ab.js defer></script>${head}`,
    );
    expect(readFileSync(path.join(build, 'docs.html'), 'utf8')).toBe(head);
    writeFileSync(path.join(build, 'docs.html'), '<p>');
    expect(() => nameScripts(build, '/ru/', {'/ru/docs': ['7']})).toThrow('runtime~main');
  } finally {
    rmSync(build, {recursive: true, force: true});
  }
});
