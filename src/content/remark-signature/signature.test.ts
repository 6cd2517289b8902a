import {createHmac} from 'node:crypto';
import type {Code, Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {exampleSecret} from '../../config/examples.ts';
import remarkSignature from './index.ts';

const code = (lang: string, value: string): Code => ({type: 'code', lang, value});
const headers = 'POST /posts HTTP/1.1\nX-Timestamp: {timestamp}\nX-Signature: sha256={signature}';

/** The first block of a page, as it comes out. */
function made(...blocks: readonly Code[]): string {
  const tree: Root = {type: 'root', children: [...blocks]};
  remarkSignature()(tree, new VFile({path: 'docs/a.mdx'}));
  return (tree.children[0] as Code).value;
}

it('signs the body behind the headers, two seconds after its time', () => {
  const body = '{\n  "publication": {"post_at": "2027-06-21T09:00:00+00:00", "title": "Открыто"}\n}';
  const signature = createHmac('sha256', exampleSecret).update(`1813568402.${body}`).digest('hex');
  expect(made(code('http', headers), code('json', body))).toBe(`POST /posts HTTP/1.1\nX-Timestamp: 1813568402\nX-Signature: sha256=${signature}`);
});

it('leaves other blocks alone', () => {
  expect(made(code('http', 'X-Timestamp: 1'), code('json', '{}'))).toBe('X-Timestamp: 1');
  expect(made(code('js', 'send({signature})'))).toBe('send({signature})');
});

it.each([
  ['nothing', [], 'the next block of code is no JSON'],
  ['a program', [code('js', '1')], 'the next block of code is no JSON'],
  ['broken JSON', [code('json', '{')], 'JSON'],
  ['a body without a time', [code('json', '{"event": "ping"}')], 'no "post_at" in "publication"'],
])('says what is wrong before %s', (_, behind, message) => {
  expect(() => made(code('http', headers), ...behind)).toThrow(message);
});
