import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {strands} from '../../config/strands.ts';
import {loadNetworks} from '../../facts/load.ts';

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const tokens = file('./tokens.css');

/** Colours that a block of rules declares; the block begins where its selector stands. */
function coloursOf(selector: string): ReadonlyMap<string, string> {
  const start = tokens.indexOf(selector);
  if (start === -1) throw new Error(`tokens.css has no block "${selector}"`);
  const block = tokens.slice(start, tokens.indexOf('\n}', start));
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));
}

const light = coloursOf("[data-theme='light'] {\n  color-scheme: light");
const dark = new Map([...light, ...coloursOf("[data-theme='dark'] {\n    color-scheme: dark")]);

/** Parts of a colour between 0 and 255. */
const parts = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Relative luminance, as WCAG 2 defines it. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: readonly number[], b: readonly number[]): number {
  const [dim = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dim + 0.05);
}

/** `color-mix(in srgb, a share %, b)`. */
const mix = (a: readonly number[], share: number, b: readonly number[]): number[] => a.map((part, at) => part * share + (b[at] ?? 0) * (1 - share));

const modes = [
  ['light', light],
  ['dark', dark],
] as const;

describe.each(modes)('%s', (_, colours) => {
  const colour = (name: string): number[] => {
    const value = colours.get(name);
    if (value === undefined) throw new Error(`tokens.css has no colour --${name}`);
    return parts(value);
  };
  const grounds = ['ground', 'sheet', 'sunk'] as const;
  const dyes = Object.keys(strands).map((strand) => `dye-${strand}`);

  it('text, links, states and code are read on every ground', () => {
    const texts = ['ink', 'ink-2', 'ink-3', 'link', 'good', 'part', 'bad', 'get', 'post', 'put', 'delete'];
    for (const text of [...texts, ...dyes])
      for (const ground of grounds) expect(contrast(colour(text), colour(ground)), `--${text} on --${ground}`).toBeGreaterThanOrEqual(4.5);
    for (const text of ['code-key', 'code-string', 'code-number', 'code-flag'])
      expect(contrast(colour(text), colour('sunk')), `--${text} on --sunk`).toBeGreaterThanOrEqual(4.5);
  });

  it('text is read on the wash of every section, and figures on its knots', () => {
    for (const dye of dyes) {
      const wash = mix(colour(dye), 0.09, colour('sheet'));
      for (const text of ['ink', 'ink-2', 'link', 'bad', 'part', 'good'])
        expect(contrast(colour(text), wash), `--${text} on the wash of --${dye}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour('sheet'), colour(dye)), `a figure on --${dye}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('buttons and marks are read', () => {
    expect(contrast(colour('on-indigo'), colour('indigo'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('ink'), colour('mark'))).toBeGreaterThanOrEqual(4.5);
  });

  it('borders of fields and the focus ring are seen', () => {
    for (const ground of ['ground', 'sheet'] as const) {
      expect(contrast(colour('edge'), colour(ground)), `--edge on --${ground}`).toBeGreaterThanOrEqual(3);
      expect(contrast(colour('focus'), colour(ground)), `--focus on --${ground}`).toBeGreaterThanOrEqual(3);
    }
  });

  it('every network has a tile that is seen, with a sign that is read', () => {
    const signs = file('./signs.css');
    const drawings = file('../../../static/img/networks.svg');
    for (const id of loadNetworks().keys()) {
      const rule = [...signs.matchAll(/((?:\[data-net='\w+'\],?\s*)+)\{([^}]*)\}/g)].find(([, selector]) => selector?.includes(`'${id}'`))?.[2] ?? '';
      const tile = /--net: var\(--(net-\w+)\)/.exec(rule)?.[1];
      if (tile === undefined) throw new Error(`signs.css gives the network "${id}" no --net; add a colour to tokens.css and a rule to signs.css`);
      const sign = rule.includes('--on-net-mono') ? 'on-net-mono' : 'on-net';
      expect(contrast(colour(sign), colour(tile)), `the sign of ${id}: choose a --${tile} on which it is read`).toBeGreaterThanOrEqual(4.5);
      expect(
        contrast(colour(tile), colour('ground')),
        `the tile of ${id}: choose a --${tile} that stands out from the ground in both modes`,
      ).toBeGreaterThanOrEqual(3);
      expect(drawings, `static/img/networks.svg, symbol of ${id}`).toContain(`<symbol id="${id}"`);
    }
  });
});

it('each section has its dye in both modes', () => {
  for (const strand of Object.keys(strands)) {
    expect(coloursOf("[data-theme='dark'] {\n    color-scheme: dark").has(`dye-${strand}`), strand).toBe(true);
    expect(tokens).toContain(`[data-strand='${strand}'],\n.strand-${strand} {\n  --strand: var(--dye-${strand});`);
  }
});
