import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {leanStyles, leanStylesOfBuild, withoutOverridden} from './styles.ts';

const css =
  ':root{--kept:red;--inline:1px;--unused:blue}.seen{color:var(--kept)}.never{color:green}.seen .never{top:0}[data-theme=dark] .seen{left:0}a:hover{right:0}';

it('keeps what is used, by class, property and state, and drops the rest', async () => {
  const lean = await leanStyles(css, new Set(['html', 'a', 'seen', 'data-theme', 'dark', '--inline']));
  expect(lean).toBe(':root{--kept:red;--inline:1px}.seen{color:var(--kept)}[data-theme=dark] .seen{left:0}a:hover{right:0}');
});

it('keeps states of any element, the focus ring among them', async () => {
  const states = ':focus-visible{outline:3px solid}@media print{:focus-visible{outline:0}}a,:target{left:0}:where(.seen):hover{top:0}:is(.never){top:1px}';
  expect(await leanStyles(states, new Set(['a', 'seen']))).toBe(
    '*:focus-visible{outline:3px solid}@media print{*:focus-visible{outline:0}}a,*:target{left:0}*:where(.seen):hover{top:0}',
  );
});

it('leaves out what the theme sets and the site sets again everywhere', () => {
  const own = ':root,[data-theme]{--ifm-rule:var(--rule);--gutter:1rem}';
  const theme = `--ifm-color-scheme:light;--ifm-rule:#ccc;--ifm-icon:url('data:image/svg+xml;utf8,<svg d="m0(1)"/>');--ifm-wide:calc(2*var(--ifm-rule))`;
  const kept = theme.replace('--ifm-rule:#ccc;', '');
  expect(withoutOverridden(`@layer infima{:root{${theme}}a{top:0}}${own}`)).toBe(`@layer infima{:root{${kept}}a{top:0}}${own}`);
  // What the site sets on some screens only is no reason, nor is a block that is not understood.
  const some = `@layer infima{:root{${theme}}}@media print{:root,[data-theme]{--ifm-rule:red}}`;
  expect(withoutOverridden(some)).toBe(some);
  const strange = `:root{--ifm-color-scheme:light;--ifm-rule:url(a"b)}${own}`;
  expect(withoutOverridden(strange)).toBe(strange);
});

it('renames the file by its new content and links every page to it, in each language', async () => {
  const build = mkdtempSync(path.join(tmpdir(), 'styles-'));
  try {
    for (const [language, klass] of [
      ['', 'seen'],
      ['ru/', 'seen'],
    ] as const) {
      mkdirSync(path.join(build, language, 'assets/css'), {recursive: true});
      mkdirSync(path.join(build, language, 'assets/js'), {recursive: true});
      writeFileSync(path.join(build, language, 'assets/css/styles.0000aaaa.css'), css);
      writeFileSync(path.join(build, language, 'assets/js/main.js'), 'className="other"');
      writeFileSync(
        path.join(build, language, 'index.html'),
        `<link rel=stylesheet href=/${language}assets/css/styles.0000aaaa.css><a class=${klass} data-theme=dark>`,
      );
    }
    const {before, after} = await leanStylesOfBuild(build, []);
    expect(after).toBeLessThan(before);
    for (const language of ['', 'ru/']) {
      const [name = '', ...others] = readdirSync(path.join(build, language, 'assets/css'));
      expect(others).toEqual([]);
      expect(name).not.toBe('styles.0000aaaa.css');
      expect(readFileSync(path.join(build, language, 'index.html'), 'utf8')).toContain(`href=/${language}assets/css/${name}`);
      const text = readFileSync(path.join(build, language, 'assets/css', name), 'utf8');
      expect(text).toContain('.seen{');
      expect(text).not.toContain('.never');
    }
  } finally {
    rmSync(build, {recursive: true, force: true});
  }
});

it('links a sheet from the pages that show its classes, and from no other', async () => {
  const build = mkdtempSync(path.join(tmpdir(), 'styles-'));
  try {
    mkdirSync(path.join(build, 'assets/css'), {recursive: true});
    writeFileSync(path.join(build, 'assets/css/styles.0000aaaa.css'), ':root{--room:1px}.seen{color:red}');
    writeFileSync(path.join(build, 'assets/css/home.0000bbbb.css'), '.ask_Ab1_{margin:var(--room)}.ask_Ab1_:hover,.field{top:0}');
    writeFileSync(path.join(build, 'assets/css/window.0000cccc.css'), '.hit_Ab2_{left:0}');
    const head = '<link rel=stylesheet href=/assets/css/styles.0000aaaa.css />';
    writeFileSync(path.join(build, 'index.html'), `${head}<p class="seen ask_Ab1_">`);
    writeFileSync(path.join(build, 'other.html'), `${head}<p class="seen field hit_Ab2_">ask_Ab1_`);
    await leanStylesOfBuild(build, ['home']);
    const linked = (page: string): string[] =>
      [...readFileSync(path.join(build, page), 'utf8').matchAll(/href=\/assets\/css\/(\w+)\./g)].map(([, name = '']) => name);
    expect(linked('index.html')).toEqual(['styles', 'home']);
    expect(linked('other.html')).toEqual(['styles']);
    const [styles = ''] = readdirSync(path.join(build, 'assets/css')).filter((name) => name.startsWith('styles.'));
    expect(readFileSync(path.join(build, 'assets/css', styles), 'utf8')).toContain('--room:1px');
  } finally {
    rmSync(build, {recursive: true, force: true});
  }
});

describe('a stylesheet that is not as it was', () => {
  /** A small build: its files with their texts. */
  const lean = async (files: Readonly<Record<string, string>>, expected: readonly string[] = []): Promise<string> => {
    const build = mkdtempSync(path.join(tmpdir(), 'styles-'));
    try {
      mkdirSync(path.join(build, 'assets/css'), {recursive: true});
      for (const [name, text] of Object.entries(files)) writeFileSync(path.join(build, name), text);
      await leanStylesOfBuild(build, expected);
      return readFileSync(path.join(build, 'index.html'), 'utf8');
    } finally {
      rmSync(build, {recursive: true, force: true});
    }
  };
  const sheet = {'assets/css/styles.0000aaaa.css': '.seen{color:red}'};
  const linked = '<link rel=stylesheet href=/assets/css/styles.0000aaaa.css><p class=seen>';

  it.each(['<link href="/assets/css/styles.0000aaaa.css" rel="stylesheet">', "<link crossorigin rel='stylesheet' href='/assets/css/styles.0000aaaa.css'/>"])(
    'is linked whatever the order of attributes: %s',
    async (link) => {
      const html = await lean({...sheet, 'index.html': `${link}<p class=seen>`});
      expect(html).toMatch(/assets\/css\/styles\.[0-9a-f]{8}\.css/);
      expect(html).not.toContain('0000aaaa');
    },
  );

  it('ends the build by its name', async () => {
    await expect(lean({'index.html': linked})).rejects.toThrow('no assets/css/styles.*.css was built');
    await expect(lean({...sheet, 'index.html': '<p class=seen>'})).rejects.toThrow('no page links');
    const other = '<style>@import "/assets/css/styles.0000aaaa.css"</style>';
    await expect(lean({...sheet, 'index.html': linked, 'a.html': other})).rejects.toThrow('a.html names a stylesheet of all pages');
    await expect(lean({...sheet, 'index.html': linked, 'a.html': linked.replace('0000aaaa', '1111')})).rejects.toThrow('a.html names a stylesheet');
    const onlyPreloaded = linked.replace('rel=stylesheet', 'rel=preload as=style');
    await expect(lean({...sheet, 'index.html': linked, 'a.html': onlyPreloaded})).rejects.toThrow('a.html names a stylesheet');
    await expect(lean({...sheet, 'index.html': linked}, ['home'])).rejects.toThrow('assets/css holds no home.*.css');
  });

  it('is nothing to a page that only leads on', async () => {
    await expect(lean({...sheet, 'index.html': linked, 'e.html': '<meta http-equiv=refresh>'})).resolves.toContain('styles.');
  });
});
