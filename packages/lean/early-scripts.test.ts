import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {nameScripts, withLoader} from './early-scripts.ts';

const head = '<script src=/ru/assets/js/runtime~main.ab.js defer></script><script src=/ru/assets/js/main.ab.js defer></script>';
const asked = (html: string): string[] => /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];

it('has a page ask for all that it is made of and that has a file, what runs it last', () => {
  const build = mkdtempSync(path.join(tmpdir(), 'scripts-'));
  try {
    mkdirSync(path.join(build, 'assets/js'), {recursive: true});
    mkdirSync(path.join(build, 'docs'));
    for (const file of ['pages-1.ab.js', '7.ab.js', '17.ab.js', 'runtime~main.ab.js']) writeFileSync(path.join(build, 'assets/js', file), '');
    for (const page of ['docs/team', 'docs', 'index']) writeFileSync(path.join(build, `${page}.html`), `<head>${head}<p>`);
    writeFileSync(path.join(build, 'short.html'), '<meta http-equiv=refresh>');
    expect(nameScripts(build, '/ru/', {'/ru/docs/team': ['pages-1', '7', '10'], '/ru/docs/gone': ['7']})).toBe(3);
    const read = (page: string): string => readFileSync(path.join(build, `${page}.html`), 'utf8');
    expect(asked(read('docs/team'))).toEqual(['pages-1', '7', 'runtime~main', 'main'].map((name) => `/ru/assets/js/${name}.ab.js`));
    expect(asked(read('index'))).toEqual(['runtime~main', 'main'].map((name) => `/ru/assets/js/${name}.ab.js`));
    expect(read('docs/team')).not.toContain('defer');
    // Two pages hold the same inline script: the policy names each by its hash.
    const inline = (page: string): string | undefined => />(\(\(\).*?)<\/script>/.exec(read(page))?.[1];
    expect(inline('docs')).toBe(inline('docs/team'));
    expect(inline('docs')?.length).toBeGreaterThan(100);
    writeFileSync(path.join(build, 'docs.html'), '<p>');
    expect(() => nameScripts(build, '/ru/', {'/ru/docs': ['7']})).toThrow('docs.html: no script of the site');
  } finally {
    rmSync(build, {recursive: true, force: true});
  }
});

it('asks once the page is read and painted, once only, and at once where nobody looks', () => {
  const run = (
    hidden: boolean,
  ): {
    readonly scripts: () => readonly {readonly src: string; readonly async: boolean}[];
    readonly ready: () => void;
    readonly paint: (what: string) => void;
    readonly later: () => void;
  } => {
    const scripts: {src: string; async: boolean}[] = [];
    let painted = (_: {getEntriesByName: (name: string) => readonly string[]}): void => undefined;
    const timers: (() => void)[] = [];
    let ready = (): void => undefined;
    const document = {
      hidden,
      currentScript: {dataset: {scripts: '/a.js /b.js'}},
      createElement: () => ({src: '', async: true}),
      head: {append: (script: {src: string; async: boolean}) => scripts.push(script)},
      addEventListener: (name: string, listener: () => void) => {
        expect(name).toBe('DOMContentLoaded');
        ready = listener;
      },
    };
    const inline = />(\(\(\).*)<\/script>/.exec(withLoader(head, []))?.[1] ?? '';
    class PerformanceObserver {
      constructor(listener: typeof painted) {
        painted = listener;
      }
      observe(what: object): void {
        expect(what).toEqual({type: 'paint', buffered: true});
      }
    }
    new Function('document', 'PerformanceObserver', 'setTimeout', inline)(document, PerformanceObserver, (next: () => void) => timers.push(next));
    return {
      scripts: () => scripts,
      ready: () => ready(),
      paint: (what) => painted({getEntriesByName: (name) => [what].filter((entry) => entry === name)}),
      later: () =>
        timers.splice(0).forEach((next) => {
          next();
        }),
    };
  };
  const seen = run(false);
  seen.ready();
  expect(seen.scripts()).toEqual([]);
  seen.paint('first-paint');
  expect(seen.scripts()).toEqual([]);
  seen.paint('first-contentful-paint');
  seen.later();
  expect(seen.scripts()).toMatchObject([
    {src: '/a.js', async: false},
    {src: '/b.js', async: false},
  ]);
  const behind = run(true);
  behind.ready();
  expect(behind.scripts()).toHaveLength(2);
});
