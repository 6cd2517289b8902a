import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => vi.unstubAllEnvs());

it('leads to the page in its language, also below a path', async () => {
  vi.stubEnv('SITE_BASE_URL', '/help/');
  vi.resetModules();
  const {announcementBar} = await import('./announcement.ts');
  expect(announcementBar('en').content).toContain('href="/help/docs/tools/publications/issues"');
  expect(announcementBar('ru').content).toContain('href="/help/ru/docs/tools/publications/issues"');
});
