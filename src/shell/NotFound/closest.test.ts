import {describe, expect, it} from 'vitest';
import {closestPages, errorCodeIn} from './closest.ts';

const paths = [
  '/',
  '/docs',
  '/docs/team',
  '/docs/channels/telegram',
  '/docs/channels/telegram/connecting',
  '/docs/tools/publications/issues/10141',
  '/docs/tools/automation/issues/20004',
];

const titles: Readonly<Record<string, string>> = {
  '/docs/team': 'People and roles',
  '/docs/channels/telegram': 'Telegram',
  '/docs/channels/telegram/connecting': 'Connect a Telegram bot',
};
const pages = paths.map((path) => ({path, title: titles[path] ?? ''}));
const closest = (path: string): string[] => closestPages(path, pages).map((page) => page.path);

describe('closest page', () => {
  it('finds a page behind a typo, a wrong folder, a wrong case and a foreign ending', () => {
    expect(closest('/docs/channels/telegramm')[0]).toBe('/docs/channels/telegram');
    expect(closest('/help/taem')[0]).toBe('/docs/team');
    expect(closest('/Docs/Team')[0]).toBe('/docs/team');
    expect(closest('/docs/team.html')[0]).toBe('/docs/team');
  });
  it('finds pages by the words of their titles and by the network', () => {
    expect(closest('/help/how-to-connect-a-telegram-bot')[0]).toBe('/docs/channels/telegram/connecting');
    expect(closest('/blog/telegram-limits-2026')).toContain('/docs/channels/telegram');
    expect(closest('/people-and-roles')[0]).toBe('/docs/team');
  });
  it('offers nothing for a path like no page, and survives a very long one', () => {
    expect(closest('/wp-login.php')).toEqual([]);
    expect(closest(`/${'x'.repeat(2000)}`)).toEqual([]);
  });
});

describe('error code in a path', () => {
  it('finds the page of a code and no other number', () => {
    expect(errorCodeIn('/help/error-10141', paths)).toBe('/docs/tools/publications/issues/10141');
    expect(errorCodeIn('/issues/20004', paths)).toBe('/docs/tools/automation/issues/20004');
    expect(errorCodeIn('/phone/8101415', paths)).toBeUndefined();
    expect(errorCodeIn('/issues/10999', paths)).toBeUndefined();
  });
});
