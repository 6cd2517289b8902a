import {createHmac} from 'node:crypto';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {exampleSecret} from '../../config/examples.ts';

/** Seconds between the time of a publication and its delivery. */
const delay = 2;

/** Headers and body of a delivery in a sample; the time of its publication is that of the body. */
export function signed(headers: string, body: string): string {
  const time = Date.parse((JSON.parse(body) as {publication?: {post_at?: string}}).publication?.post_at ?? '');
  if (Number.isNaN(time)) throw new Error('no "post_at" in "publication" from which the delivery’s time could be counted');
  const timestamp = String(time / 1000 + delay);
  const signature = createHmac('sha256', exampleSecret).update(`${timestamp}.${body}`).digest('hex');
  return headers.replace('{timestamp}', timestamp).replace('{signature}', signature);
}

/**
 * Remark transform: in a sample of a delivery, `X-Timestamp: {timestamp}` and `X-Signature: sha256={signature}` become those of the body, which
 * is the block of JSON behind it, so that a reader who checks the signature with `{exampleSecret}` gets it right. After the variables.
 */
export default function remarkSignature() {
  return (tree: Root, file: VFile): void => {
    const blocks: Code[] = [];
    visit(tree, 'code', (node) => {
      blocks.push(node);
    });
    for (const [index, node] of blocks.entries()) {
      if (node.lang !== 'http' || !/\{(?:timestamp|signature)\}/.test(node.value)) continue;
      const body = blocks[index + 1];
      try {
        if (body?.lang !== 'json') throw new Error('the next block of code is no JSON');
        node.value = signed(node.value, body.value);
      } catch (cause) {
        file.fail(`{signature} is made of the body behind it: ${(cause as Error).message}`, node);
      }
    }
  };
}
