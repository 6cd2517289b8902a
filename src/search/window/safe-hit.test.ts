import {expect, it} from 'vitest';
import {safeHit} from './safe-hit.ts';

const hit = {
  url: '/docs/x',
  content: 'Use <b>Sale</b> & more',
  hierarchy: {lvl0: 'Channels', lvl1: 'The <img> tag', lvl2: null},
  _highlightResult: {hierarchy: {lvl1: {value: 'The <img src=x onerror=alert(1)> <mark>tag</mark>', matchedWords: ['tag']}}},
  _snippetResult: {content: {value: 'Use <b>Sale</b> &amp; <mark>more</mark>'}},
};

it('a hosted result brings no element but marks', () => {
  const safe = safeHit(hit, false);
  expect(safe._highlightResult.hierarchy.lvl1).toEqual({
    value: 'The &lt;img src=x onerror=alert(1)&gt; <mark>tag</mark>',
    matchedWords: ['tag'],
  });
  expect(safe._snippetResult.content.value).toBe('Use &lt;b&gt;Sale&lt;/b&gt; &amp;amp; <mark>more</mark>');
  expect(safe.hierarchy).toEqual({lvl0: 'Channels', lvl1: 'The &lt;img&gt; tag', lvl2: null});
  expect(safe.content).toBe('Use &lt;b&gt;Sale&lt;/b&gt; &amp; more');
  expect(safe.url).toBe('/docs/x');
});

it('what the embedded index marked is not escaped twice', () => {
  expect(safeHit(hit, true)._highlightResult).toBe(hit._highlightResult);
});
