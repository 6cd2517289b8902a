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

describe('closest page', () => {
  it('finds a page behind a typo, a wrong folder and a foreign ending', () => {
    expect(closestPages('/docs/channels/telegramm', paths)[0]).toBe('/docs/channels/telegram');
    expect(closestPages('/help/taem', paths)[0]).toBe('/docs/team');
    expect(closestPages('/docs/team.html', paths)[0]).toBe('/docs/team');
  });
  it('offers nothing for a path like no page, and survives a very long one', () => {
    expect(closestPages('/wp-login.php', paths)).toEqual([]);
    expect(closestPages(`/${'x'.repeat(2000)}`, paths)).toEqual([]);
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
