import {describe, expect, it} from 'vitest';
import rehypeHighlight, {highlight} from './index.ts';

describe('highlighting', () => {
  it('marks tokens and keeps the text', () => {
    const nodes = highlight('{"code": 10141}', 'json');
    expect(JSON.stringify(nodes)).toContain('"token","number"');
    const text = (list: readonly unknown[]): string =>
      list.map((node) => (node as {value?: string; children?: unknown[]}).value ?? text((node as {children: unknown[]}).children)).join('');
    expect(text(nodes)).toBe('{"code": 10141}');
  });
  it('leaves text alone and refuses an unknown language', () => {
    expect(highlight('a < b', 'text')).toEqual([{type: 'text', value: 'a < b'}]);
    expect(() => highlight('x', 'klingon')).toThrow(/"klingon": no such language/);
  });
  it('changes fences only', () => {
    const inline = {type: 'element', tagName: 'code', properties: {className: ['language-json']}, children: [{type: 'text', value: '{}'}]} as const;
    const tree = {type: 'root', children: [{type: 'element', tagName: 'p', properties: {}, children: [structuredClone(inline)]}]};
    rehypeHighlight()(tree as never);
    expect(tree.children[0]?.children[0]).toEqual(inline);
  });
});
