import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const src = path.resolve(import.meta.dirname, '../..');
const sheets = globSync('**/*.css', {cwd: src}).map((file) => ({
  file,
  // Comments tell of sizes and breaks too.
  css: readFileSync(path.join(src, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
}));

/** Sizes of text in a sheet that are no role of tokens.css, and do not follow the text around them. */
const rawSizes = (css: string): string[] =>
  [...css.matchAll(/(?<![\w-])font(?:-size)?:\s*([^;}]+)/g)]
    .map(([, value = '']) => value.trim())
    .filter((value) => !/^(?:var\(--t-[\w-]+\)|[\d.]+em|inherit|0)(?: !important)?$/.test(value));

const width = '(?:30rem|40rem|48rem|375px|997px|1060px|1200px|1264px|1280px|1360px|1400px)';
const feature = new RegExp(`^(?:width (?:<|>=) ${width}|${width} <= width < ${width}|height < 30rem)$`);
/** The search window's library has a break of its own, and scripts that know it. */
const ofLibrary = {file: path.join('search', 'window', 'modal.css'), feature: 'width <= 768px'};

/** Conditions on the window's size that are not of the short list. */
const rawBreaks = (file: string, css: string): string[] =>
  [...css.matchAll(/@media([^{]*)/g)]
    .flatMap(([, query = '']) => [...query.matchAll(/\(([^()]*)\)/g)])
    .map(([, condition = '']) => condition)
    .filter((condition) => /width|height/.test(condition))
    .filter((condition) => !feature.test(condition) && !(file === ofLibrary.file && condition === ofLibrary.feature));

describe('raw sizes', () => {
  it('are seen', () => {
    const css = 'a{font-size:var(--t-meta);--ifm-code-font-size:1rem}b{font-size: 0.875em}c{font:inherit}d{font-size: 13px}e{font: 1rem/2 serif}';
    expect(rawSizes(css)).toEqual(['13px', '1rem/2 serif']);
  });
  it('are nowhere: a size is a role of tokens.css', () => {
    expect(sheets.length).toBeGreaterThan(50);
    expect(sheets.flatMap(({file, css}) => rawSizes(css).map((size) => `${file}: ${size}`))).toEqual([]);
  });
});

describe('breaks', () => {
  it('that are not on the list are seen', () => {
    const css = '@media (min-width: 40rem){}@media screen and (width < 40rem){}@media (40rem <= width < 62rem){}@media (width <= 768px){}@media print{}';
    expect(rawBreaks('a.css', css)).toEqual(['min-width: 40rem', '40rem <= width < 62rem', 'width <= 768px']);
  });
  it('are of the short list, in one spelling', () => {
    expect(sheets.flatMap(({file, css}) => rawBreaks(file, css).map((condition) => `${file}: ${condition}`))).toEqual([]);
  });
});
