import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import type {Hit} from '../engine/hit.ts';

vi.mock('@docusaurus/Translate', () => ({default: () => null, translate: () => ''}));
vi.mock('@docusaurus/useBaseUrl', () => ({default: (url: string) => url}));
vi.mock('@generated/network-names/default/codes.json', () => ({default: {telegram: [[10141, 10156]]}}));
const {HitRow} = await import('./rows.tsx');

const hit = (url: string, answer?: Hit['answer']): Hit =>
  ({
    url,
    url_without_anchor: url,
    hierarchy: {lvl0: 'Errors'},
    _highlightResult: {hierarchy: {lvl1: {value: 'A title'}}},
    ...(answer && {answer}),
  }) as unknown as Hit;

it.each([
  ['a hit', undefined],
  ['an answer', 'error'],
] as const)('%s has the sign of its network once, and the dye of its section', (_, answer) => {
  const html = renderToStaticMarkup(<HitRow hit={hit('/docs/tools/publications/issues/10150', answer)} />);
  expect(html.match(/data-net="telegram"/g)).toHaveLength(1);
  expect(html).toContain('data-strand="errors"');
  expect(renderToStaticMarkup(<HitRow hit={hit('/docs/team', answer)} />)).not.toContain('data-net');
});
