import {copyFileSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {buildLimitsFile} from '../limits-files/build.ts';
import {type Outcome, run} from './run.ts';

const media = path.resolve(import.meta.dirname, '../../../tests/fixtures/media');
const folder = mkdtempSync(path.join(tmpdir(), 'check-post-'));
afterAll(() => rmSync(folder, {recursive: true}));
const limits = buildLimitsFile();
/** How long a text for X may be. */
const ofX = Number(limits.networks.find(({id}) => id === 'x')?.limits.find(({id}) => id === 'text_max')?.value);
const written = (name: string, content: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};
const start = (options: readonly string[], input = ''): Promise<Outcome> =>
  run(
    options,
    {LANG: 'en_US.UTF-8'},
    () => limits,
    async () => input,
  );
const clip = path.join(media, 'reel.mp4');

describe('check:post', () => {
  it('ends with 0 where all networks take the post, with 1 where one refuses it, and says what to do', async () => {
    const text = written('post.txt', 'a'.repeat(ofX + 1));
    const fine = await start([text, clip, '--network', 'vk,telegram']);
    expect(fine.output).toContain('Would be refused: 0.');
    expect(fine.status).toBe(0);
    const refused = await start([text, '--network', 'x,telegram']);
    expect(refused.status).toBe(1);
    expect(refused.output).toContain('Shorten the text by 1 character\n');
    expect(refused.output).toContain('Refused, unless the account has X Premium.');
    expect(refused.output).toMatch(/Error code: \d{5} https:/);
  });
  it('says for whom each limit holds where a text is too long for all accounts', async () => {
    const most = Number(limits.networks.find(({id}) => id === 'x')?.limits.find(({id}) => id === 'text_max_premium')?.value);
    const {output} = await start([written('long.txt', 'a'.repeat(most + 1)), '--network', 'x']);
    expect(output.indexOf('That’s the limit for accounts without X Premium.')).toBeLessThan(output.indexOf('That’s the limit for accounts with X Premium.'));
    expect(output).toContain('That’s the limit for accounts without X Premium.');
    expect(output).not.toContain('Refused, unless');
  });
  it('says first by how much a text has to be shorter where characters and bytes are both too many', async () => {
    // Eighteen bytes each: four hundred are 400 characters and 7,200 bytes.
    const {output} = await start([written('families.txt', '👩‍👩‍👧'.repeat(400)), '--network', 'bluesky']);
    expect(output.split('\n').filter((line) => line.includes('Shorten the text'))).toEqual([
      '  - Shorten the text by 4,200 bytes',
      '  - Shorten the text by 100 characters',
    ]);
  });
  it('says once what holds for several files, and names them', async () => {
    const copies = ['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg'].map((name) => {
      const copy = path.join(folder, name);
      copyFileSync(path.join(media, 'portrait.jpg'), copy);
      return copy;
    });
    const {output} = await start([written('board.txt', 'A board'), '--title', 'A board', ...copies, '--network', 'pinterest']);
    const [ratio, ...more] = output.split('\n').filter((line) => line.includes('aspect ratio'));
    expect(ratio).toContain('one.jpg, two.jpg and 2 more');
    expect(more).toEqual([]);
  });
  it('says where a GIF is likely to stand still, and not where it plays or is converted', async () => {
    const gif = path.join(media, 'animated.gif');
    const {output} = await start([written('gif.txt', 'Moves'), gif, '--network', 'bluesky,telegram,threads,webhook']);
    const still = output.split('\n').filter((line) => line.includes('expect a still image'));
    expect(still).toHaveLength(1);
    expect(still[0]).toContain('Bluesky isn’t known to play animated GIFs');
    expect(still[0]).toContain('animated.gif');
    expect(output).toContain('Bluesky: Would publish with changes');
    expect(output).toContain('The animation is lost');
  });
  it('says it in Russian as well, and as JSON', async () => {
    const {output} = await start([written('post.txt', 'я'.repeat(ofX + 2)), '-n', 'x', '-l', 'ru', '--json']);
    const check = JSON.parse(output) as {
      version: number;
      counts: object;
      networks: {network: string; findings: {remedy: string; reference: string; errors: {url: string}[]}[]}[];
    };
    expect(check).toMatchObject({version: 1, counts: {refused: 1, remark: 0, passes: 0}});
    expect(check.networks[0]?.findings[0]).toMatchObject({remedy: expect.stringMatching(/^Сократите текст на\s2\sсимвола$/), reference: 'x.text_max'});
    expect(check.networks[0]?.findings[0]?.errors[0]?.url).toContain('/ru/docs/');
  });
  it('takes what editors leave in a text for none of it', async () => {
    const text = written('windows.txt', `\uFEFF${'a'.repeat(ofX)}\r\n`);
    expect((await start([text, '-n', 'x'])).status).toBe(0);
    expect((await start(['-', '-n', 'x'], 'a'.repeat(ofX + 1))).status).toBe(1);
  });
  it('asks for what is missing as a thing to do', async () => {
    const words = (await start([written('post.txt', 'Hello'), '-n', 'instagram,youtube'])).output;
    expect(words).toContain('Add a photo or a video');
    expect(words).toContain('Add a video');
    expect((await start([clip, '-n', 'youtube'])).output).toContain('Add a title');
  });
  it('looks into files: a still image takes a GIF’s animation, and is said so', async () => {
    const {output} = await start([path.join(media, 'animated.gif'), '-n', 'instagram']);
    expect(output).toContain('The animation is lost');
    expect((await start([written('empty.mp4', ''), '-n', 'vk'])).output).toContain('The file is empty');
  });
  it.each([
    [[], 'Name a text'],
    [['nothing.mp4'], 'nothing.mp4 is not there'],
    [[folder], 'is a folder'],
    [[clip, '--network', 'myspace'], '"myspace" is no network that is known here'],
    [[clip, '--kind', 'podcast'], '"podcast" is no kind of post'],
    [[clip, '-l', 'fr'], '"fr" is no language'],
    [[clip, '--nope'], "Unknown option '--nope'"],
    [['-', '-'], 'A post has one text'],
    [['-'], 'nothing to check'],
  ])('%j ends with 2 and says why', async (options, message) => {
    const {status, problem, output} = await start(options);
    expect(problem).toContain(message);
    expect([status, output]).toEqual([2, '']);
  });
});
