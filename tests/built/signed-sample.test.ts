import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {exampleMonth, exampleSecret} from '../../src/config/examples.ts';

const build = path.resolve(import.meta.dirname, '../../build');

type Check = (body: string, headers: Readonly<Record<string, string | undefined>>, secret: string) => boolean;

/** What a reader copies from a block of the page, by its language. */
function blocksOf(prefix: string): (language: string) => string {
  const $ = load(readFileSync(path.join(build, prefix, 'docs/channels/webhook/connecting.html'), 'utf8'));
  $('br').replaceWith('\n');
  return (language) => $(`pre.language-${language} code`).first().text().replace(/\n$/, '');
}

describe.each(['', 'ru'])('the sample of a delivery, below /%s', (prefix) => {
  const block = blocksOf(prefix);
  const headers = Object.fromEntries([...block('http').matchAll(/^([\w-]+): (.*)$/gm)].map(([, name = '', value]) => [name.toLowerCase(), value]));
  const body = block('json');
  const check = async (): Promise<Check> => {
    const program = `${block('js')}\nexport {isGenuine};`;
    return ((await import(`data:text/javascript,${encodeURIComponent(program)}`)) as {isGenuine: Check}).isGenuine;
  };

  it('is genuine by the page’s own program and secret, and not with a letter changed', async () => {
    const isGenuine = await check();
    expect(isGenuine(body, headers, exampleSecret)).toBe(true);
    expect(isGenuine(body.replace('41', '42'), headers, exampleSecret)).toBe(false);
    expect(isGenuine(body, {...headers, 'x-timestamp': '1'}, exampleSecret)).toBe(false);
    expect(isGenuine(body, headers, `${exampleSecret}x`)).toBe(false);
  });

  it('shows its secret, and was sent when its publication was due', () => {
    expect(readFileSync(path.join(build, prefix, 'docs/channels/webhook/connecting.md'), 'utf8')).toContain(`\`${exampleSecret}\``);
    const sent = new Date(Number(headers['x-timestamp']) * 1000).toISOString();
    expect(sent).toMatch(new RegExp(`^${exampleMonth}-21T09:00:0`));
  });
});
