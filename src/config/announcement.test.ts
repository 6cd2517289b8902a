import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => vi.unstubAllEnvs());

it('leads to the page in its language, also below a path', async () => {
  vi.stubEnv('SITE_BASE_URL', '/help/');
  vi.resetModules();
  const {announcementBar} = await import('./announcement.ts');
  const own = (locale: 'en' | 'ru'): string[] => [...(announcementBar(locale).content ?? '').matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1] ?? '');
  const paths = own('en').map((path) => path.replace('/help/', ''));
  expect(own('en')).toEqual(paths.map((path) => `/help/${path}`));
  expect(own('ru')).toEqual(paths.map((path) => `/help/ru/${path}`));
});
