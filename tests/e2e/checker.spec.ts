import {mkdtempSync, openSync, readFileSync, rmSync, truncateSync, writeFileSync, writeSync, closeSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {JSHandle, Locator, Page, Worker} from '@playwright/test';
import {writeState} from '../../src/checker/share.ts';
import {expect, hold, hydrated, languages, phone, seriousViolations, sharing as test, test as alone, watchRequests} from './setup.ts';

const media = path.resolve('tests/fixtures/media');
const sample = (name: string): string => path.join(media, name);

/** A file of the samples as it is carried by a drag, or by the clipboard. */
function dragged(page: Page, name: string, type: string): Promise<JSHandle<DataTransfer>> {
  return page.evaluateHandle(
    (file) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(file.bytes)], file.name, {type: file.type}));
      return data;
    },
    {name, type, bytes: [...readFileSync(sample(name))]},
  );
}

const texts = {
  en: {
    text: 'Text',
    passes: 'Would publish',
    remark: 'Would publish with changes',
    refused: 'Would be refused',
    summary: /Would publish: \d+\. With changes: \d+\. Would be refused: \d+\./,
    empty: 'The file is empty',
    truncated: 'The file is cut off',
    damaged: /cut off|damaged|neither an image/,
    notMedia: 'neither an image nor a video',
    misnamed: 'ends with .jpg, but the file is PNG',
    noVideo: 'This file contains only sound',
    notTaken: 'The service doesn’t accept FLV files',
    unavailable: 'part of this page didn’t load',
    reading: /^Reading the file: .+ of 21\.6\sKB$/,
    filesChecked: /^Files checked: 1\./,
    copy: 'Copy link to this check',
    copied: 'Copied',
    how: 'How to check a post',
    cancel: 'Cancel',
    badLink: 'This link is damaged',
    remove: 'Remove',
    choose: 'Choose images or a video',
    short: 'Short video',
    kind: 'This type of post can’t be published',
    media: 'Add a photo or a video',
    title: 'Add a title',
    premium: 'Refused, unless the account has X Premium.',
    lost: 'The animation is lost',
    more: 'More files:',
    counters: 'Text length by network',
    details: 'What was checked, and what can’t be checked from a post',
    reels: 'A single video is published as Reels',
    still: 'expect a still image',
  },
  ru: {
    text: 'Текст',
    passes: 'Опубликуется',
    remark: 'Опубликуется с изменениями',
    refused: 'Не опубликуется',
    summary: /Опубликуется: \d+\.\sС\sизменениями: \d+\.\sНе\sопубликуется: \d+\./,
    empty: 'Файл пустой',
    truncated: 'Файл обрезан',
    damaged: /обрезан|повреждён|не изображение/,
    notMedia: 'не изображение и не видео',
    misnamed: 'заканчивается на .jpg, но на самом деле это PNG',
    noVideo: 'В этом файле только звук',
    notTaken: 'Сервис не принимает файлы FLV',
    unavailable: 'часть страницы не загрузилась',
    reading: /^Чтение файла: .+\sиз\s21,6\sКБ$/,
    filesChecked: /^Проверено файлов: 1\./,
    copy: 'Скопировать ссылку на проверку',
    copied: 'Скопировано',
    how: 'Как проверить пост',
    cancel: 'Отменить',
    badLink: 'Ссылка повреждена',
    remove: 'Убрать',
    choose: 'Выбрать изображения или видео',
    short: 'Короткое видео',
    kind: 'Посты такого типа',
    media: 'Добавьте фото или видео',
    title: 'Добавьте заголовок',
    premium: 'Не опубликуется, если у аккаунта нет X Premium.',
    lost: 'Анимация пропадёт',
    more: 'Ещё файлов:',
    counters: 'Длина текста по соцсетям',
    details: 'Что проверено, а что по посту проверить нельзя',
    reels: 'Одно видео публикуется как Reels',
    still: 'опубликуется неподвижное изображение',
  },
} as const;

/** A network's answer: a card with what to do, or its place in the row of those that take the post. */
const card = (page: Page, network: string): Locator => page.locator(`[data-network="${network}"][data-verdict]`);

/** A sample with noise behind its head: videos of this kind keep their reader busy for ever. */
function noise(name: string): {name: string; mimeType: string; buffer: Buffer} {
  const bytes = Buffer.from(readFileSync(sample(name)));
  for (let at = 48; at < bytes.length; at += 1) bytes[at] = (at * 7919) % 251;
  return {name, mimeType: '', buffer: bytes};
}
const addFiles = (page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> => page.getByTestId('post-checker-files').setInputFiles(files);

/** Opens the checker in the language of a prefix, with a check in the address. */
const opener =
  (prefix: string) =>
  async (page: Page, hash = ''): Promise<void> => {
    await page.goto(`${prefix}/docs/tools/publications/post-checker${hash}`);
    await hydrated(page);
  };

for (const {locale, prefix} of languages) {
  const words = texts[locale];
  test.describe(`post checker, ${locale}`, () => {
    test.use({viewport: phone});

    const open = opener(prefix);

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
      await expect(finding.locator('small')).toHaveText(/\d{4}|unknown|без даты/);
      await expect(finding.locator('a[href^="https://"]')).toHaveCount(1);
      const code = finding.locator('a[href*="/issues/"]').first();
      await expect(code).toHaveAttribute('href', new RegExp(`^${prefix}/docs/tools/publications/issues/\\d+$`));
      await expect(card(page, 'telegram')).toContainText(words.passes);
      await expect(page.locator('[data-network][data-verdict]')).toHaveCount(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
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
        bytes('song.mp4', readFileSync(sample('sound.mp4'))),
        bytes('old.flv', Buffer.from([0x46, 0x4c, 0x56, 1, 5, 0, 0, 0, 9, ...Array(200).fill(0)])),
        bytes('camera.avi', readFileSync(sample('mpeg4-mp3.avi'))),
      ]);
      await expect(rows.nth(0)).toContainText(words.empty);
      await expect(rows.nth(1)).toContainText(words.truncated);
      await expect(rows.nth(2)).toContainText(words.notMedia);
      await expect(rows.nth(3)).toContainText(words.misnamed);
      await expect(rows.nth(4)).toContainText(words.noVideo);
      await expect(rows.nth(5)).toContainText(words.notTaken);
      await expect(rows.nth(6)).toContainText('AVI · 160 × 120');
      await expect(rows.nth(6)).toContainText('MPEG-4 · MP3');
      await expect(rows.nth(6)).toHaveAttribute('data-state', 'good');
      // Each fault names the code that the service would answer with, in the row and in the network's card.
      for (const [row, code] of [
        [0, 10022],
        [1, 10023],
        [2, 10019],
        [4, 10019],
        [5, 10019],
      ] as const)
        await expect(rows.nth(row).getByRole('link', {name: String(code)})).toHaveAttribute('href', `${prefix}/docs/tools/publications/issues/${code}`);
      await expect(card(page, 'telegram').locator('[data-file="cut.mp4"]')).toContainText(words.truncated);
      await expect(card(page, 'telegram').locator('[data-file="cut.mp4"]').getByRole('link', {name: '10023'})).toBeVisible();
      await expect(card(page, 'telegram')).toContainText(words.refused);
      const small = readFileSync(sample('small.bmp'));
      await addFiles(
        page,
        ['a.bmp', 'b.bmp', 'c.bmp'].map((name) => bytes(name, small)),
      );
      await expect(page.getByText(`${words.more} 2`)).toBeVisible();
    });

    test('answers are read out where a screen reader listens already, and the keyboard keeps its place', async ({page}) => {
      await open(page);
      const spoken = page.locator('section [role="status"]');
      await expect(spoken).toHaveCount(2);
      await expect(spoken).toHaveText(['', '']);
      await spoken.evaluateAll((regions) => {
        for (const region of regions) region.setAttribute('data-here-before', '');
      });
      await addFiles(page, {name: 'cut.mp4', mimeType: '', buffer: readFileSync(sample('reel.mp4')).subarray(0, 30_000)});
      await expect(page.locator('[data-here-before]').filter({hasText: words.filesChecked})).toContainText(words.truncated);
      await expect(page.locator('[data-here-before]').filter({hasText: words.summary})).toHaveCount(1);
      await addFiles(page, [sample('wide.png'), sample('square.webp')]);
      await expect(page.locator('li[data-state="good"]')).toHaveCount(2);
      const remove = (name: string): Locator => page.getByRole('button', {name: `${words.remove} ${name}`});
      await remove('wide.png').press('Enter');
      await expect(remove('square.webp')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(remove('cut.mp4')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', {name: words.choose})).toBeFocused();
    });

    test('a file in work shows how far it is; a cancel ends the work', async ({page}) => {
      const workers: Worker[] = [];
      let ended = 0;
      page.on('worker', (worker) => {
        workers.push(worker);
        worker.on('close', () => {
          ended += 1;
        });
      });
      await open(page);
      await addFiles(page, noise('clip.webm'));
      const row = page.locator('li[data-state="reading"]');
      await expect(row.getByRole('progressbar', {name: 'clip.webm'})).toBeVisible();
      await expect(row.locator('small')).toHaveText(words.reading);
      await expect.poll(() => workers.length).toBe(1);
      expect(ended).toBe(0);
      await page.getByRole('button', {name: `${words.cancel} clip.webm`, exact: true}).click();
      await expect(page.locator('li[data-state]')).toHaveCount(0);
      await expect.poll(() => ended).toBe(1);
      await expect(page.getByRole('button', {name: words.choose})).toBeFocused();
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

    test('says what to do, and counts while one types', async ({page}) => {
      await open(page, '#check=1&kind=post&networks=x.instagram.youtube.bluesky');
      await page.getByLabel(words.text, {exact: true}).fill('a'.repeat(281));
      const counters = page.getByRole('list', {name: words.counters});
      await expect(counters.locator('[data-counter="x"]')).toContainText('281/280');
      await expect(counters.locator('[data-counter="bluesky"]')).toContainText('281/300');
      await expect(card(page, 'instagram')).toContainText(words.media);
      const x = card(page, 'x').locator('[data-limit="text_max"]');
      await expect(x).toContainText(words.premium);
      await expect(x.locator('mark')).toHaveText('a');
      await addFiles(page, sample('reel.mp4'));
      await expect(card(page, 'youtube').locator('strong').filter({hasText: words.title})).toBeVisible();
    });

    test('one video in a post for Instagram is judged as the Reels that it becomes', async ({page}) => {
      await open(page, '#check=1&kind=post&networks=instagram&text=a');
      await addFiles(page, sample('reel.mp4'));
      await expect(card(page, 'instagram')).toHaveAttribute('data-verdict', /passes|remark/);
      await expect(card(page, 'instagram')).toContainText('Reels');
      await page.getByLabel(words.text, {exact: true}).fill('a'.repeat(2201));
      await expect(card(page, 'instagram').locator('[data-became="short"]')).toContainText(words.reels);
    });

    test('a GIF that becomes a still image loses its animation, and that is said', async ({page}) => {
      await open(page, '#check=1&kind=post&networks=instagram&text=a');
      await addFiles(page, sample('animated.gif'));
      await expect(card(page, 'instagram')).toContainText(words.lost);
    });

    test('a GIF that is taken and likely to stand still is told apart from one that plays', async ({page}) => {
      await open(page, '#check=1&kind=post&networks=bluesky.telegram&text=a');
      await addFiles(page, sample('animated.gif'));
      await expect(card(page, 'bluesky')).toHaveAttribute('data-verdict', 'remark');
      await expect(card(page, 'bluesky').locator('[data-stills]')).toContainText(words.still);
      await expect(card(page, 'telegram')).toHaveAttribute('data-verdict', 'passes');
    });

    test('nothing serious for assistive technology, light and dark', async ({page}) => {
      // The colours of every line are computed; a loaded machine takes its time for it.
      test.setTimeout(90_000);
      await page.emulateMedia({colorScheme: 'light'});
      await open(page, `#check=1&kind=post&networks=x.telegram.linkedin&text=${'a'.repeat(290)}`);
      await addFiles(page, [sample('wide.png'), sample('animated.gif')]);
      await expect(page.locator('li[data-state="good"]')).toHaveCount(2);
      await expect(card(page, 'telegram')).toBeVisible();
      for (const summary of await page.locator('main section summary').all()) await summary.click();
      for (const mode of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme: mode});
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        expect(await seriousViolations(page, {part: 'main'}), mode).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    });
  });
}

// What the checker does without a word, seen in one language: the one whose addresses have a prefix.
test.describe('post checker', () => {
  test.use({viewport: phone});
  const {prefix} = languages[1];
  const words = texts.ru;
  const open = opener(prefix);

  test('counts for X with its own library, asked for only then', async ({page}) => {
    await open(page);
    await page.getByRole('checkbox', {name: 'Telegram'}).check();
    await page.getByLabel(words.text, {exact: true}).fill('a');
    await expect(card(page, 'telegram')).toContainText(words.passes);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.getByRole('checkbox', {name: /^X/}).check();
    await page.getByLabel(words.text, {exact: true}).fill(`${'ы'.repeat(258)} https://example.com/${'a'.repeat(300)}`);
    await expect(card(page, 'x')).toContainText(words.refused);
    await expect(card(page, 'x').locator('[data-limit="text_max"]')).toContainText('282');
    expect(scripts.some((url) => url.includes('/assets/js/'))).toBe(true);
  });

  test('marks what is too much from a whole character and a whole address on', async ({page}) => {
    const family = '👩‍👩‍👧';
    const link = `https://${'a-long-name.'.repeat(6)}example.com/page`;
    await open(page, '#check=1&kind=post&networks=x.threads');
    const text = page.getByLabel(words.text, {exact: true});
    const marked = (network: string) => card(page, network).locator('[data-limit="text_max"] mark');
    await text.fill(`${'a'.repeat(270)} ${link}`);
    await expect(marked('x')).toHaveText(link);
    // A family is 18 bytes: the limit of 500 falls into the last one, and so does the mark's beginning 120 units before it.
    await text.fill(`${family.repeat(27)}${'b'.repeat(10)}${family}`);
    await expect(marked('threads')).toHaveText(family);
    const shown = await marked('threads').locator('..').textContent();
    expect(shown).not.toMatch(/\uFFFD|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/);
    expect(shown?.split('… ')[1]?.startsWith(family)).toBe(true);
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
    const dataTransfer = await dragged(page, 'rotated.jpg', 'image/jpeg');
    await page.getByRole('button', {name: words.choose}).dispatchEvent('drop', {dataTransfer});
    await expect(page.locator('li[data-state="good"]')).toContainText(/JPEG · 1.?350 × 1.?080/);
  });

  test('the link that is copied holds the check as it stands, wherever the reader has scrolled', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await page.getByRole('checkbox', {name: 'Telegram'}).check();
    const text = page.getByLabel(words.text, {exact: true});
    await text.fill('First');
    await expect(page).toHaveURL(/text=First/);
    await page.goto(`${page.url().split('#')[0]}#how`);
    await expect(text).toHaveValue('First');
    await text.fill('Second');
    await page.getByRole('button', {name: words.copy}).click();
    await expect(page.getByRole('button', {name: words.copied})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`^http://127\\.0\\.0\\.1:\\d+${prefix}/docs/tools/publications/post-checker#check=2&kind=post&networks=telegram&text=Second&end=1$`),
    );
  });

  test('the address carries the check, and opens it again', async ({page}) => {
    await open(page);
    const text = `Привет & hello + 100 %\n${'долгий текст '.repeat(60)}`;
    await page.getByRole('checkbox', {name: 'Telegram'}).check();
    await page.getByLabel(words.text, {exact: true}).fill(text);
    await expect(page).toHaveURL(/#check=2&kind=post&networks=telegram&text\.z=/);
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByLabel(words.text, {exact: true})).toHaveValue(text);
    await expect(page.getByRole('checkbox', {name: 'Telegram'})).toBeChecked();
    await expect(page.locator('[data-network][data-verdict]')).toHaveCount(1);
  });

  test('what was typed before the page was ready is kept, and answered', async ({page}) => {
    const release = await hold(page, '**/assets/js/**');
    await page.goto(`${prefix}/docs/tools/publications/post-checker`, {waitUntil: 'commit'});
    const text = page.getByLabel(words.text, {exact: true});
    await text.fill('Typed early');
    await page.getByRole('checkbox', {name: 'Telegram'}).check();
    await page.getByText(words.short, {exact: true}).click();
    release();
    await hydrated(page);
    await expect(card(page, 'telegram')).toBeVisible();
    await expect(page.locator('[data-network][data-verdict]')).toHaveCount(1);
    await expect(text).toHaveValue('Typed early');
    await expect(page.getByRole('radio', {name: words.short})).toBeChecked();
    await expect(page).toHaveURL(/kind=short&networks=telegram&text=Typed%20early/);
  });

  test('the three numbers stay in sight, above the answers and below them', async ({page}) => {
    await open(page, `#check=1&kind=post&text=${'a'.repeat(300)}`);
    const bar = page.getByTestId('post-checker-bar');
    await expect(bar.getByRole('button')).toHaveCount(3);
    await expect(bar).toBeInViewport();
    await page.getByLabel(words.text, {exact: true}).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
    await card(page, 'x').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(bar).toBeInViewport();
    await bar.getByRole('button').last().click();
    await expect(page.locator('[data-group="passes"]')).toBeInViewport();
    const numbers = await bar.getByRole('button').locator('b').allTextContents();
    expect(numbers.map(Number).reduce((sum, number) => sum + number, 0)).toBe(await page.locator('[data-network][data-verdict]').count());
  });

  test('fifty files do not make fifty times the page', async ({page}) => {
    test.setTimeout(120_000);
    await open(page, '#check=1&kind=post&text=a');
    const buffer = readFileSync(sample('small.bmp'));
    const add = (from: number, to: number): Promise<void> =>
      addFiles(
        page,
        Array.from({length: to - from}, (_, index) => ({name: `${from + index}.bmp`, mimeType: '', buffer})),
      );
    const elements = async (count: number): Promise<number> => {
      await expect(page.getByRole('status').filter({hasText: new RegExp(`\\b${count}\\.`)})).toBeAttached({timeout: 60_000});
      await expect(card(page, 'telegram')).toBeVisible();
      return page.locator('main *').count();
    };
    await add(0, 22);
    const some = await elements(22);
    await add(22, 50);
    expect(await elements(50)).toBeLessThan(some * 1.1);
    expect(some).toBeLessThan(1500);
    await page.getByText(`${words.more} 42`).click();
    await expect(page.locator('li[data-state]')).toHaveCount(50);
  });

  test('files are taken wherever they are dropped, and pictures that are pasted', async ({page}) => {
    await open(page);
    const dataTransfer = await dragged(page, 'wide.png', 'image/png');
    await page.getByRole('checkbox', {name: 'Telegram'}).dispatchEvent('drop', {dataTransfer});
    await expect(page.locator('li[data-state="good"]')).toContainText('wide.png');
    const clipboardData = await dragged(page, 'square.webp', 'image/webp');
    await page
      .getByLabel(words.text, {exact: true})
      .evaluate((field, data) => field.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true})), clipboardData);
    await expect(page.locator('li[data-state="good"]')).toHaveCount(2);
    await expect(page.locator('li[data-state="good"]').last()).toContainText('square.webp');
  });

  test('a code opens beside the check, which keeps its files', async ({page, context}) => {
    await open(page, '#check=1&kind=post&networks=youtube&text=a');
    await addFiles(page, sample('reel.mp4'));
    const opened = context.waitForEvent('page');
    await card(page, 'youtube').getByRole('link', {name: '10225'}).click();
    await expect(await opened).toHaveURL(new RegExp(`${prefix}/docs/tools/publications/issues/10225$`));
    await expect(page.locator('li[data-state="good"]')).toContainText('reel.mp4');
  });

  test('a link that was cut says so, within a letter as well', async ({page}) => {
    for (const hash of ['#check=2&kind=post&text=%D0%9F%D1%80%D0', '#check=2&kind=post&text=%D0%9F%D1%8', '#check=2&kind=post&networks=tele']) {
      await page.goto('about:blank');
      await open(page, hash);
      await expect(page.getByRole('alert')).toContainText(words.badLink);
    }
  });

  test('the form tells assistants in the browser what it is for', async ({page}) => {
    await open(page);
    const form = page.locator('form[toolname="check_post"]');
    await expect(form).toHaveAttribute('tooldescription', /network by network/);
    await expect(form.locator('textarea[name="text"]')).toHaveAttribute('toolparamdescription', /.+/);
  });
});

alone.describe('large and hostile files', () => {
  let folder = '';
  alone.beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'checker-'));
  });
  alone.afterAll(() => rmSync(folder, {recursive: true, force: true}));

  alone('two gigabytes are answered without reading them', async ({page}) => {
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
    // YouTube would take it; the service does not, and wants a title there.
    const refused = card(page, 'youtube').locator('[data-verdict="refused"][data-limit]');
    await expect(refused).toHaveCount(2);
    await expect(refused.filter({hasText: '> 2,048 MiB'}).getByRole('link', {name: /10018/})).toBeVisible();
    await expect(refused.filter({hasText: 'Add a title'}).getByRole('link', {name: /10225/})).toBeVisible();
  });

  alone('a file that keeps the reader busy is given up, and the page stays alive', async ({page}) => {
    alone.setTimeout(60_000);
    await page.goto('/docs/tools/publications/post-checker#check=1&kind=post&networks=telegram&text=a');
    await hydrated(page);
    await addFiles(page, [noise('clip.webm'), noise('reel.mp4'), noise('clip.mov')]);
    await page.getByLabel('Text', {exact: true}).fill('The page answers');
    const rows = page.locator('li[data-state]');
    for (let row = 0; row < 3; row += 1) await expect(rows.nth(row)).toContainText(texts.en.damaged, {timeout: 25_000});
    await addFiles(page, sample('reel.mp4'));
    await expect(page.locator('li[data-state="good"]')).toContainText('360 × 640');
  });
});

alone('a short link that holds a hostile long text does not stop the page', async ({page}) => {
  const text = 'да.'.repeat(33_000);
  const hash = await writeState({kind: 'post', networks: ['x', 'telegram'], text, title: '', comment: '', altText: '', tags: ''});
  expect(hash?.length).toBeLessThan(600);
  await page.goto(`/docs/tools/publications/post-checker#${hash}`);
  await hydrated(page);
  await expect(card(page, 'x').locator('[data-limit="text_max"]')).toContainText('99,000', {timeout: 15_000});
  const started = Date.now();
  await page.getByLabel('Text', {exact: true}).press('End');
  await page.keyboard.type(' abc');
  await expect(card(page, 'x').locator('[data-limit="text_max"]')).toContainText('99,004');
  expect(Date.now() - started).toBeLessThan(8000);
});

alone.describe('without a connection', () => {
  alone.use({allowProblems: {console: true}});
  for (const {locale, prefix} of languages) {
    alone(`a file that cannot be looked into is not called damaged, and its size is judged, ${locale}`, async ({page, context}) => {
      await page.goto(`${prefix}/docs/tools/publications/post-checker#check=1&kind=post&networks=telegram&text=a`);
      await hydrated(page);
      await expect(card(page, 'telegram')).toContainText(texts[locale].passes);
      await context.route('**/assets/js/**', (route) => route.abort('internetdisconnected'));
      await addFiles(page, sample('reel.mp4'));
      const row = page.locator('li[data-state="unread"]');
      await expect(row).toContainText(texts[locale].unavailable);
      await expect(card(page, 'telegram')).toHaveAttribute('data-verdict', 'remark');
      await expect(card(page, 'telegram')).not.toContainText(texts[locale].refused);
    });
  }
});

alone('other pages do not carry the checker’s rules', async ({page}) => {
  // The rules, X's library, and the libraries that read files.
  const marks = ['"countingText":', 'weightedLength:', 'CustomSource', 'fileTypeFromBuffer', 'Invalid HEIF'];
  const settled = watchRequests(page);
  const loaded: string[] = [];
  page.on('response', async (response) => {
    // A body that is gone with the page that asked for it belongs to no page that is looked at.
    if (response.url().includes('/assets/js/')) loaded.push(await response.text().catch(() => ''));
  });
  for (const address of [
    '/',
    '/docs',
    '/docs/tools/publications',
    '/docs/channels/telegram',
    '/docs/tools/publications/issues',
    '/docs/tools/publications/issues/10023',
    '/docs/api',
    '/docs/api/create-publication',
    '/search?q=video',
    '/ru/docs/channels/instagram',
  ]) {
    loaded.length = 0;
    await page.goto(address);
    await hydrated(page);
    await settled();
    expect(loaded.length, address).toBeGreaterThan(0);
    expect(
      marks.filter((mark) => loaded.some((script) => script.includes(mark))),
      address,
    ).toEqual([]);
  }
  await page.goto('/docs/tools/publications/post-checker');
  await expect.poll(() => loaded.some((script) => script.includes('"countingText":'))).toBe(true);
});
