import {desk, expect, hydrated, languages, phone, reading, sharing as test} from './setup.ts';

test.use({viewport: desk});

const words = {
  en: {
    answer: 'Response',
    errors: 'Errors',
    required: 'required',
    resource: 'Rubrics',
    call: 'List rubrics',
    older: 'this page in API 4.1',
    collapse: 'Collapse all',
    expand: 'Expand all',
    fill: 'Fill in values',
    story: 'Story',
    copyAddress: 'Copy the URL',
    copySample: 'Copy the sample',
    text: 'The new menu is here.',
    role: 'Editor',
  },
  ru: {
    answer: 'Ответ',
    errors: 'Ошибки',
    required: 'обязательно',
    resource: 'Рубрики',
    call: 'Список рубрик',
    older: 'эта страница в API 4.1',
    collapse: 'Свернуть всё',
    expand: 'Развернуть всё',
    fill: 'Свои значения',
    story: 'История',
    copyAddress: 'Скопировать URL',
    copySample: 'Скопировать пример',
    text: 'Встречайте новое меню!',
    role: 'Редактор',
  },
} as const;

for (const {locale, prefix} of languages) {
  const word = words[locale];

  test.describe(`API reference, ${locale}`, () => {
    test('shows the first sample, and the chosen one on every other page from then on', async ({page}) => {
      await page.goto(`${prefix}/docs/api/get-accounts`);
      await hydrated(page);
      const curl = page.getByText('curl --fail-with-body --request GET');
      await expect(curl).toBeVisible();
      await page.getByText('Python', {exact: true}).click();
      await expect(page.getByText('import requests')).toBeVisible();
      await expect(curl).toBeHidden();
      await page.locator('.menu').getByRole('link', {name: word.resource, exact: true}).click();
      await page.locator('.markdown').getByRole('link', {name: word.call}).click();
      await expect(page).toHaveURL(`${prefix}/docs/api/get-rubrics`);
      await expect(page.getByText('import requests')).toBeVisible();
      await page.goto(`${prefix}/docs/api/create-publication`);
      await expect(page.getByText('import requests')).toBeVisible();
      await page.goto(`${prefix}/docs/api/v4.0/upload-init`);
      await expect(page.getByText('import requests')).toBeVisible();
    });

    test('copies the sample that is seen', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`${prefix}/docs/api/get-projects`);
      await hydrated(page);
      await page.getByText('Go', {exact: true}).click();
      const copy = page.getByRole('button', {name: word.copySample});
      // Seen without hovering.
      await expect(copy).toHaveCSS('opacity', '1');
      await copy.click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('package main');
    });

    test('changes the language of samples by keyboard', async ({page}) => {
      await page.goto(`${prefix}/docs/api/get-projects`);
      await hydrated(page);
      await page.getByRole('radio', {name: 'cURL'}).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('section[aria-label="JavaScript"]')).toBeVisible();
      await expect(page.getByRole('radio', {name: 'JavaScript'})).toBeChecked();
    });

    test('stays on the matching page when the version is changed, and back', async ({page}) => {
      await page.goto(`${prefix}/docs/api/get-accounts`);
      await hydrated(page);
      const navbar = page.locator('.navbar');
      await navbar.getByRole('button', {name: 'API 4.1'}).hover();
      await navbar.getByRole('link', {name: 'API 4.0'}).click();
      await expect(page).toHaveURL(`${prefix}/docs/api/v4.0/accounts-get`);
      await expect(page.locator('.api-endpoint')).toContainText('/v4/accounts');
      // On the way to the link the pointer leaves the menu, which closes: open, it can stand over the link.
      await page.mouse.move(desk.width / 2, desk.height - 100);
      await page.getByRole('link', {name: word.older}).click();
      await expect(page).toHaveURL(`${prefix}/docs/api/get-accounts`);
      await expect(page.locator('.api-endpoint')).toContainText('/v4.1/accounts');
      await expect(page.getByRole('link', {name: word.older})).toBeHidden();
    });

    test('shows the version switch on pages of the API only', async ({page}) => {
      await page.goto(`${prefix}/docs/team`);
      await hydrated(page);
      await expect(page.locator('.navbar').getByRole('button', {name: /API 4/})).toHaveCount(0);
      await page.goto(`${prefix}/docs/api`);
      await expect(page.locator('.navbar').getByRole('button', {name: 'API 4.1'})).toBeVisible();
    });

    test('opens a folded object that an address leads into, and folds and opens all at once', async ({page}) => {
      await page.goto(`${prefix}/docs/api/get-publications`);
      await hydrated(page);
      const field = page.locator('#answer-data-details-files-original');
      await expect(field).toBeVisible();
      await page.getByRole('button', {name: word.collapse}).click();
      await expect(field).toBeHidden();
      await page.evaluate(() => {
        location.hash = '#answer-data-details-files-original';
      });
      await expect(field).toBeInViewport();
      await page.getByRole('button', {name: word.expand}).click();
      await expect(page.locator('details.api-nested:not([open])')).toHaveCount(0);
    });

    reading('stands in three columns on every desk with the request on the first screen, which stays in view', async ({page}) => {
      for (const path of ['create-publication', 'get-projects', 'delete-publication', 'v4.0/analytics-posts-get']) {
        await page.goto(`${prefix}/docs/api/${path}`);
        for (const [width, height] of [
          [1280, 800],
          [1920, 1080],
        ] as const) {
          await page.setViewportSize({width, height});
          await page.evaluate(() => window.scrollTo(0, 0));
          const box = async (selector: string) => {
            const found = await page.locator(selector).first().boundingBox();
            if (!found) throw new Error(`${path} at ${width}: no ${selector}`);
            return found;
          };
          const [sidebar, title, request] = [await box('.theme-doc-sidebar-container'), await box('h1'), await box('[data-pane=request] pre >> visible=true')];
          expect(sidebar.x + sidebar.width, `${path} at ${width}`).toBeLessThanOrEqual(title.x);
          expect(title.x + title.width, `${path} at ${width}`).toBeLessThanOrEqual(request.x);
          expect(request.y, `${path} at ${width}`).toBeLessThan(300);
          await page.locator('h2#answer').scrollIntoViewIfNeeded();
          await expect(page.locator('[data-pane=request] pre >> visible=true').first()).toBeInViewport();
        }
      }
    });

    reading('has the sample after the summary on a phone', async ({page}) => {
      await page.setViewportSize(phone);
      await page.goto(`${prefix}/docs/api/create-publication`);
      const top = async (selector: string): Promise<number> => (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;
      expect(await top('.api-endpoint')).toBeGreaterThan(await top('h1'));
      expect(await top('[data-pane=request]')).toBeGreaterThan(await top('.api-endpoint'));
      expect(await top('[data-pane=request]')).toBeLessThan(500);
      expect(await top('#authorization')).toBeGreaterThan(await top('[data-pane=answer]'));
    });

    test('folds the codes of each status on a phone, and opens them at a touch', async ({page}) => {
      await page.setViewportSize(phone);
      await page.goto(`${prefix}/docs/api/create-publication`);
      await hydrated(page);
      const codes = page.locator('#error-404 table');
      await expect(codes).toBeHidden();
      await page.locator('#error-404 summary').click();
      await expect(codes).toBeVisible();
      // A code, what happened and what to do: three lines or four, not a line for each cell of a table.
      const row = await codes.locator('tbody tr').first().boundingBox();
      expect(row?.height).toBeLessThan(110);
      await page.goto(`${prefix}/docs/api/get-accounts`);
      await page.goto(`${prefix}/docs/api/create-publication#error-422`);
      await hydrated(page);
      await expect(page.locator('#error-422 table').first()).toBeVisible();
    });

    reading('has copy buttons beside the code, not over it', async ({page}) => {
      await page.goto(`${prefix}/docs/api/create-publication`);
      for (const size of [phone, desk]) {
        await page.setViewportSize(size);
        for (const pane of ['request', 'answer']) {
          const [button, code] = [page.locator(`[data-pane=${pane}] button[title]`), page.locator(`[data-pane=${pane}] pre >> visible=true`).first()];
          const [above, below] = [await button.boundingBox(), await code.locator('code').boundingBox()];
          expect((above?.y ?? 0) + (above?.height ?? 0), `${pane} at ${size.width}`).toBeLessThanOrEqual((below?.y ?? 0) + 4);
        }
      }
    });

    reading('names the headers of an answer', async ({page}) => {
      await page.goto(`${prefix}/docs/api/init-upload`);
      await expect(page.locator('#header-X-Rate-Limit-Limit')).toContainText('10');
    });

    test('lights the line of a field that is pointed at or reached by keyboard', async ({page}) => {
      await page.goto(`${prefix}/docs/api/create-publication`);
      await hydrated(page);
      const lines = page.locator('[data-pane=request] pre >> visible=true').locator('.api-line');
      const places = () => lines.evaluateAll((all) => all.map((line) => Math.round(line.getClientRects()[0]?.left ?? 0)));
      const before = await places();
      await page.locator('#body-details-content a').first().hover();
      await expect(page.locator('.api-line-lit')).toContainText(word.text);
      // All other lines stay where they can be read.
      expect(await places()).toEqual(before);
      await page.locator('#body-post_at a').first().focus();
      await expect(page.locator('.api-line-lit')).toContainText('post_at');
      await page.locator('#answer-details-files-original a').first().hover();
      await expect(page.locator('[data-pane=answer] .api-line-lit')).toContainText('original');
      await page.goto(`${prefix}/docs/api/get-accounts`);
      await hydrated(page);
      await page.locator('#query-project_id a').first().hover();
      await expect(page.locator('.api-line-lit')).toContainText('project_id=1204');
    });

    test('copies the address, shows the chosen answer, and example bodies in every language', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`${prefix}/docs/api/create-publication`);
      await hydrated(page);
      await page.getByRole('button', {name: word.copyAddress}).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https:\/\/.*\/v4\.1\/publications$/);
      await page.locator('[data-pane=answer] label', {hasText: '429'}).click();
      await expect(page.locator('[data-pane=answer] pre >> visible=true')).toContainText('"code": 10008');
      await expect(page.locator('[data-pane=answer] pre >> visible=true').locator('.token.number').first()).toBeVisible();
      await page.locator('[data-pane=request] select').first().selectOption({label: word.story});
      for (const language of ['Java', 'Python', 'cURL']) {
        await page.locator('[data-pane=request]').getByText(language, {exact: true}).click();
        await expect(page.locator('[data-pane=request] pre >> visible=true')).toContainText('"publication_type": 2');
      }
    });

    test('fills values into every sample, keeps them in the page, and asks for no token', async ({page}) => {
      await page.goto(`${prefix}/docs/api/create-publication`);
      await hydrated(page);
      await page.getByRole('button', {name: word.fill}).click();
      const pane = page.locator('[data-pane=request]');
      await expect(pane.getByLabel(/token/i)).toHaveCount(0);
      await pane.getByLabel('details[0].content').fill(`It's "new"\n</script>`);
      await pane.getByLabel('account_ids').fill('7, 8');
      await pane.getByLabel('details[0].link').fill('https://kofe.example/new');
      const sample = page.locator('[data-pane=request] pre >> visible=true');
      await expect(sample).toContainText(`"content": "It'\\''s \\"new\\"\\n</script>"`);
      await expect(sample).toContainText('[7, 8]');
      await pane.getByLabel('details[0].content').focus();
      await expect(page.locator('[data-pane=request] .api-line-lit')).toContainText('"content"');
      await pane.getByLabel('account_ids').fill('7, x');
      await expect(pane.getByLabel('account_ids')).toHaveAttribute('aria-invalid', 'true');
      await expect(pane.getByRole('status').filter({visible: true}).first()).toBeVisible();
      await pane.getByLabel('account_ids').fill('');
      await expect(pane.getByLabel('account_ids')).toHaveAttribute('aria-invalid', 'true');
      await expect(sample).toContainText('[58211, 58340]');
      await pane.getByLabel('account_ids').fill('7, 8');
      await expect(pane.getByLabel('account_ids')).toHaveAttribute('aria-invalid', 'false');
      await pane.getByText('Python', {exact: true}).click();
      await expect(sample).toContainText(`"content": "It's \\"new\\"\\n</script>"`);
      await expect(sample).toContainText('"link": "https://kofe.example/new"');
      await expect(sample).toContainText("os.environ['API_TOKEN']");
      expect(await page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}, location.href]))).not.toContain('kofe.example');
      await page.goto(`${prefix}/docs/api/get-publications`);
      await hydrated(page);
      await page.getByRole('button', {name: word.fill}).click();
      await page.locator('[data-pane=request]').getByLabel('post_date').fill('2026-12-24');
      await expect(page.locator('[data-pane=request] pre >> visible=true')).toContainText('post_date=2026-12-24');
    });

    test('shows the forms of an object one at a time, and the one that an address leads into', async ({page}) => {
      await page.goto(`${prefix}/docs/api/init-upload`);
      await hydrated(page);
      await expect(page.locator('#body-by-file-size')).toBeVisible();
      await expect(page.locator('#body-by-url-url')).toBeHidden();
      await page.goto(`${prefix}/docs/api/get-projects`);
      await page.goto(`${prefix}/docs/api/init-upload#body-by-url-url`);
      await hydrated(page);
      await expect(page.locator('#body-by-url-url')).toBeInViewport();
      await expect(page.locator('#body-by-file-size')).toBeHidden();
    });

    reading('says who may make a call, how often, and what to do with each code', async ({page}) => {
      await page.goto(`${prefix}/docs/api/create-publication`);
      await expect(page.locator('#authorization ~ ul').first()).toContainText(word.role);
      await expect(page.locator('#authorization ~ ul').first()).toContainText('10');
      await expect(page.locator('#error-429 summary')).toContainText('429');
      await expect(page.locator('#error-429 summary')).toContainText('Retry-After');
      const row = page.locator('#error-429 tbody tr', {hasText: '10008'});
      await expect(row).toBeVisible();
      await expect(row).toContainText('Retry-After');
      await expect(row.getByRole('link', {name: '10008'})).toHaveAttribute('href', /issues\/10008/);
      await expect(page.locator('#fields-by-network ~ table tr', {hasText: 'TikTok'}).first()).toContainText(`tiktok_privacy_status (${word.required})`);
      for (const path of ['get-analytics-accounts', 'get-analytics-publications']) {
        await page.goto(`${prefix}/docs/api/${path}`);
        await expect(page.locator('#metrics-by-network ~ table tr', {hasText: 'Instagram'}).first()).toContainText('reach');
      }
    });

    reading('shows the method of each call in the sidebar', async ({page}) => {
      await page.goto(`${prefix}/docs/api/publications`);
      const before = page.locator('.menu .api-method > a').evaluateAll((links) => links.map((link) => getComputedStyle(link, '::before').content));
      expect(new Set(await before)).toEqual(new Set(['"GET"', '"POST"', '"PUT"', '"DEL"']));
    });

    reading('offers downloads that answer', async ({page, request}) => {
      await page.goto(`${prefix}/docs/api`);
      const addresses = await page.locator('a[href*="/openapi/"]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      expect(addresses).toHaveLength(3);
      for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
    });

    test('fits every width without sideways scrolling', async ({page}) => {
      for (const path of ['create-publication', 'first-publication', 'changelog', 'v4.0/publications']) {
        await page.goto(`${prefix}/docs/api/${path}`);
        await hydrated(page);
        for (const width of [phone.width, 768, 1000, 1100]) {
          await page.setViewportSize({width, height: 800});
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          expect(wider, `${path} at ${width}`).toBeLessThanOrEqual(0);
        }
      }
    });

    reading('breaks names in tables between their words only, on a phone', async ({page}) => {
      await page.setViewportSize(phone);
      for (const path of ['publications', 'upload', 'moving-from-4-0', 'errors-and-retries', 'create-publication']) {
        await page.goto(`${prefix}/docs/api/${path}`);
        const broken = await page.locator('.markdown tbody code').evaluateAll((codes) =>
          codes
            .flatMap((code) => [...code.childNodes])
            .filter((node) => {
              const range = document.createRange();
              range.selectNodeContents(node);
              return /^[^\s-]+$/.test(node.textContent ?? '') && new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1;
            })
            .map((node) => node.textContent),
        );
        expect(broken, path).toEqual([]);
      }
    });

    test('has the name of a program on one line beside or above its buttons, on a phone', async ({page}) => {
      await page.setViewportSize(phone);
      await page.goto(`${prefix}/docs/api/first-publication`);
      await hydrated(page);
      const title = page.locator('.code-block >> visible=true').getByText('first-publication.mjs', {exact: true});
      expect((await title.boundingBox())?.height).toBeLessThan(36);
    });
  });

  test.describe(`API reference without script, ${locale}`, () => {
    reading.use({viewport: desk});

    reading('holds parameters, nested fields, samples, answers and errors', async ({page}) => {
      await page.goto(`${prefix}/docs/api/create-publication`);
      await expect(page.locator('h2#answer')).toContainText(word.answer);
      await expect(page.locator('h2#errors')).toContainText(word.errors);
      await expect(page.locator('#body-post_at')).toContainText(word.required);
      await expect(page.locator('#body-details-tiktok_privacy_status')).toBeVisible();
      await page.getByText('C#', {exact: true}).click();
      await expect(page.getByText('using System.Net.Http.Headers;')).toBeVisible();
      for (const text of [
        'curl --fail-with-body --request POST',
        'import requests',
        'package main',
        "import createClient from 'openapi-fetch'",
        'public class Main',
        "require 'net/http'",
      ])
        await expect(page.getByText(text)).toHaveCount(1);
      await page.locator('[data-pane=answer] label', {hasText: '422'}).click();
      await expect(page.locator('[data-pane=answer]').getByText('10012')).toBeVisible();
    });
  });
}
