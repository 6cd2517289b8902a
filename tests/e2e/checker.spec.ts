import {mkdtempSync, openSync, readFileSync, rmSync, truncateSync, writeFileSync, writeSync, closeSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, languages, phone, test} from './setup.ts';

const media = path.resolve('tests/fixtures/media');
const sample = (name: string): string => path.join(media, name);

const texts = {
  en: {
    text: 'Text',
    passes: 'Would publish',
    remark: 'Would publish with a remark',
    refused: 'Would be refused',
    summary: /Would publish: \d+\. With a remark: \d+\. Would be refused: \d+\./,
    empty: 'The file is empty',
    truncated: 'The file is cut off',
    damaged: /cut off|damaged|neither an image/,
    notMedia: 'neither an image nor a video',
    misnamed: 'ends with .jpg, but the file is PNG',
    badLink: 'This link is damaged',
    remove: 'Remove',
    choose: 'Choose images or a video',
    short: 'short video',
    kind: 'This kind of post cannot be published',
  },
  ru: {
    text: 'Текст',
    passes: 'Опубликуется',
    remark: 'Опубликуется с оговоркой',
    refused: 'Не опубликуется',
    summary: /Опубликуется: \d+\. С оговоркой: \d+\. Не опубликуется: \d+\./,
    empty: 'Файл пустой',
    truncated: 'Файл обрезан',
    damaged: /обрезан|повреждён|не изображение/,
    notMedia: 'не изображение и не видео',
    misnamed: 'кончается на .jpg, но внутри PNG',
    badLink: 'Ссылка повреждена',
    remove: 'Убрать',
    choose: 'Выбрать изображения или видео',
    short: 'короткое видео',
    kind: 'Посты такого вида',
  },
} as const;

const card = (page: Page, network: string): Locator => page.locator(`article[data-network="${network}"]`);
const addFiles = (page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> => page.getByTestId('post-checker-files').setInputFiles(files);

for (const {locale, prefix} of languages) {
  const words = texts[locale];
  test.describe(`post checker, ${locale}`, () => {
    test.use({viewport: phone});

    const open = async (page: Page, hash = ''): Promise<void> => {
      await page.goto(`${prefix}/docs/tools/publications/post-checker${hash}`);
      await hydrated(page);
    };

    test('answers network by network, with limit, source, date and code', async ({page}) => {
      await open(page);
      await page.getByLabel(words.text, {exact: true}).fill('👍'.repeat(301));
      await page.getByRole('checkbox', {name: 'Bluesky'}).check();
      await page.getByRole('checkbox', {name: 'Telegram'}).check();
      await expect(page.getByRole('status').filter({hasText: words.summary})).toBeVisible();
      const bluesky = card(page, 'bluesky');
      await expect(bluesky).toContainText(words.refused);
      const finding = bluesky.locator('[data-limit="text_max"]');
      await expect(finding).toContainText('301');
      await expect(finding).toContainText('300');
      await expect(finding.locator('time')).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
      await expect(finding.locator('a[href^="https://"]')).toHaveCount(1);
      const code = finding.locator('a[href*="/issues/"]').first();
      await expect(code).toHaveAttribute('href', new RegExp(`^${prefix}/docs/tools/publications/issues/\\d+$`));
      await expect(card(page, 'telegram')).toContainText(words.passes);
      await expect(page.locator('article[data-network]')).toHaveCount(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    });

    test('counts for X with its own library, asked for only then', async ({page}) => {
      await open(page);
      await page.getByRole('checkbox', {name: 'Telegram'}).check();
      await page.getByLabel(words.text, {exact: true}).fill('a');
      await expect(card(page, 'telegram')).toContainText(words.passes);
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await page.getByRole('checkbox', {name: /^X/}).check();
      await page.getByLabel(words.text, {exact: true}).fill(`${'ы'.repeat(258)} https://example.com/${'a'.repeat(300)}`);
      await expect(card(page, 'x')).toContainText(words.remark);
      await expect(card(page, 'x').locator('[data-limit="text_max"]')).toContainText('282');
      expect(scripts.some((url) => url.includes('/assets/js/'))).toBe(true);
    });

    test('looks into files, by button and by drop', async ({page}) => {
      await open(page);
      await page.getByRole('checkbox', {name: /Instagram/}).check();
      await page.getByText(words.short, {exact: true}).click();
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', {name: words.choose}).press('Enter');
      await (await chooser).setFiles(sample('reel.mp4'));
      await expect(page.locator('li[data-state="good"]')).toContainText('MP4 · 360 × 640');
      await expect(card(page, 'instagram')).toContainText(words.passes);
      await page.getByRole('button', {name: `${words.remove} reel.mp4`}).click();
      await expect(page.locator('li[data-state]')).toHaveCount(0);
      const data = await page.evaluateHandle(
        (bytes) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([new Uint8Array(bytes)], 'turned.jpg', {type: 'image/jpeg'}));
          return transfer;
        },
        [...readFileSync(sample('rotated.jpg'))],
      );
      await page.getByRole('button', {name: words.choose}).dispatchEvent('drop', {dataTransfer: data});
      await expect(page.locator('li[data-state="good"]')).toContainText(/JPEG · 1.?350 × 1.?080/);
    });

    test('tells what is wrong with bad files', async ({page}) => {
      await open(page);
      const whole = readFileSync(sample('reel.mp4'));
      const rows = page.locator('li[data-state]');
      const bytes = (name: string, buffer: Buffer) => ({name, mimeType: '', buffer});
      await addFiles(page, [
        bytes('empty.mp4', Buffer.alloc(0)),
        bytes('cut.mp4', whole.subarray(0, 30_000)),
        bytes('letter.jpg', Buffer.from('Dear reader, this is no picture')),
        bytes('photo.jpg', readFileSync(sample('wide.png'))),
      ]);
      await expect(rows.nth(0)).toContainText(words.empty);
      await expect(rows.nth(1)).toContainText(words.truncated);
      await expect(rows.nth(2)).toContainText(words.notMedia);
      await expect(rows.nth(3)).toContainText(words.misnamed);
      await expect(card(page, 'telegram')).toContainText(words.refused);
    });

    test('the address carries the check, and opens it again', async ({page}) => {
      await open(page);
      const text = `Привет & hello + 100 %\n${'долгий текст '.repeat(60)}`;
      await page.getByRole('checkbox', {name: 'Telegram'}).check();
      await page.getByLabel(words.text, {exact: true}).fill(text);
      await expect(page).toHaveURL(/#check=1&kind=post&networks=telegram&text\.z=/);
      const address = page.url();
      await page.goto('about:blank');
      await page.goto(address);
      await hydrated(page);
      await expect(page.getByLabel(words.text, {exact: true})).toHaveValue(text);
      await expect(page.getByRole('checkbox', {name: 'Telegram'})).toBeChecked();
      await expect(page.locator('article[data-network]')).toHaveCount(1);
    });

    test('a hostile address is answered', async ({page}) => {
      await open(page, '#check=1&kind=post&text.z=@@@<img src=x onerror=alert(1)>');
      await expect(page.getByRole('alert')).toContainText(words.badLink);
      await expect(page.getByLabel(words.text, {exact: true})).toHaveValue('');
      await page.getByLabel(words.text, {exact: true}).fill('a');
      await expect(card(page, 'telegram')).toContainText(words.passes);
    });

    test('a kind that a network does not take is refused with its source', async ({page}) => {
      await open(page, '#check=1&kind=story&networks=linkedin&text=Hello');
      await expect(card(page, 'linkedin')).toContainText(words.kind);
      await expect(card(page, 'linkedin').locator('a[href^="https://"]')).toHaveCount(1);
    });

    for (const mode of ['light', 'dark'] as const) {
      test(`nothing serious for assistive technology, ${mode}`, async ({page}) => {
        // The colours of every line are computed; a loaded machine takes its time for it.
        test.setTimeout(90_000);
        await page.emulateMedia({colorScheme: mode});
        await open(page, `#check=1&kind=post&networks=x.telegram.linkedin&text=${'a'.repeat(290)}`);
        await addFiles(page, [sample('wide.png'), sample('animated.gif')]);
        await expect(page.locator('li[data-state="good"]')).toHaveCount(2);
        await expect(card(page, 'telegram')).toBeVisible();
        for (const summary of await page.locator('article[data-network] summary').all()) await summary.click();
        const {violations} = await new AxeBuilder({page}).include('main').analyze();
        expect(violations.filter(({impact}) => impact === 'serious' || impact === 'critical').map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
      });
    }
  });
}

test.describe('large and hostile files', () => {
  let folder = '';
  test.beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'checker-'));
  });
  test.afterAll(() => rmSync(folder, {recursive: true, force: true}));

  test('two gigabytes are answered without reading them', async ({page}) => {
    const file = path.join(folder, 'camera.mp4');
    const whole = readFileSync(sample('reel.mp4'));
    const index = whole.indexOf('moov') - 4;
    const data = whole.indexOf('mdat') - 4;
    const two = 2 * 1024 ** 3;
    const head = Buffer.from(whole.subarray(0, index));
    head.writeUInt32BE(1, data - 8);
    head.write('mdat', data - 4);
    head.writeBigUInt64BE(BigInt(two - (data - 8)), data);
    writeFileSync(file, head);
    truncateSync(file, two);
    const handle = openSync(file, 'r+');
    writeSync(handle, whole, index, whole.length - index, two);
    closeSync(handle);
    await page.goto('/docs/tools/publications/post-checker#check=1&kind=post&networks=telegram.youtube&text=a');
    await hydrated(page);
    const started = Date.now();
    await addFiles(page, file);
    await expect(page.locator('li[data-state="good"]')).toContainText('360 × 640', {timeout: 10_000});
    expect(Date.now() - started).toBeLessThan(10_000);
    await expect(card(page, 'telegram').locator('[data-limit="video_size_max"]')).toContainText('2,147.49');
    await expect(card(page, 'youtube')).not.toContainText('Would be refused');
  });

  test('a file that keeps the reader busy is given up, can be cancelled, and the page stays alive', async ({page}) => {
    test.setTimeout(60_000);
    await page.goto('/docs/tools/publications/post-checker#check=1&kind=post&networks=telegram&text=a');
    await hydrated(page);
    const noise = (name: string): {name: string; mimeType: string; buffer: Buffer} => {
      const bytes = Buffer.from(readFileSync(sample(name)));
      for (let at = 48; at < bytes.length; at += 1) bytes[at] = (at * 7919) % 251;
      return {name, mimeType: '', buffer: bytes};
    };
    await addFiles(page, [noise('clip.webm'), noise('reel.mp4'), noise('clip.mov')]);
    await page.getByLabel('Text', {exact: true}).fill('The page answers');
    const rows = page.locator('li[data-state]');
    for (let row = 0; row < 3; row += 1) await expect(rows.nth(row)).toContainText(texts.en.damaged, {timeout: 25_000});
    await addFiles(page, noise('clip.webm'));
    await page
      .getByRole('button', {name: /^(Cancel|Remove) clip\.webm/})
      .last()
      .click();
    await expect(rows).toHaveCount(3);
    await addFiles(page, sample('reel.mp4'));
    await expect(page.locator('li[data-state="good"]')).toContainText('360 × 640');
  });
});

test('other pages do not carry the checker’s rules', async ({page}) => {
  const loaded: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/assets/js/')) loaded.push(await response.text().catch(() => ''));
  });
  await page.goto('/docs/channels/telegram');
  await hydrated(page);
  const before = loaded.length;
  expect(before).toBeGreaterThan(0);
  expect(loaded.filter((script) => /story_image_sum_max|weightedLength|CustomSource|fileTypeFromBuffer/.test(script))).toEqual([]);
  await page.goto('/docs/tools/publications/post-checker');
  await expect.poll(() => loaded.some((script) => script.includes('story_image_sum_max'))).toBe(true);
});
