import {desk, expect, hydrated, phone, reading, sharing as test} from './setup.ts';

// One after another in one worker, and so in one tab.
test.describe.configure({mode: 'default'});

test.describe('a test in a shared tab', () => {
  test.use({viewport: phone, colorScheme: 'dark'});
  test('may leave storage, routes, permissions, media and other tabs', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read']);
    await page.goto('/docs/team');
    await hydrated(page);
    await page.evaluate(() => {
      localStorage.setItem('left', 'yes');
      sessionStorage.setItem('left', 'yes');
    });
    // What the page still fetches ahead would be refused, and that an error of this test.
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.abort());
    await context.route('**/*.css', (route) => route.abort());
    await page.emulateMedia({media: 'print', reducedMotion: 'reduce'});
    await context.newPage();
  });
});

reading('may run no script', async ({page}) => {
  await page.goto('/docs/tools/publications/post-checker');
  await expect(page.locator('main noscript p')).toBeVisible();
  expect(await page.locator('html').getAttribute('data-has-hydrated')).not.toBe('true');
});

test('the next test finds nothing of them', async ({page, context}) => {
  expect(context.pages()).toHaveLength(1);
  await page.goto('/docs/team');
  await hydrated(page);
  const found = await page.evaluate(async () => ({
    storage: [localStorage.getItem('left'), sessionStorage.getItem('left')],
    media: ['print', '(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'].filter((query) => matchMedia(query).matches),
    width: innerWidth,
    clipboard: (await navigator.permissions.query({name: 'clipboard-read' as PermissionName})).state,
    styled: document.styleSheets.length > 0,
  }));
  expect(found).toEqual({storage: [null, null], media: [], width: desk.width, clipboard: 'prompt', styled: true});
});
