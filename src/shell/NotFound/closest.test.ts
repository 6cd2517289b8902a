import {describe, expect, it} from 'vitest';
import {closestPages, pagesByWords, pagesOfList} from './closest.ts';

const paths = ['/', '/docs', '/docs/team', '/docs/channels/telegram', '/docs/channels/telegram/connecting'];

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

describe('pages by words', () => {
  const pages = [
    {path: '/docs/channels/instagram', title: 'Instagram'},
    {path: '/docs/channels/instagram/connecting-via-facebook', title: 'Connecting Instagram via Facebook'},
    {path: '/docs/channels/telegram/connecting', title: 'Connecting Telegram'},
    {path: '/docs/billing', title: 'Plans and payment'},
  ];
  it('finds a network in whatever was typed, and what was wanted of it', () => {
    expect(pagesByWords('/help/instagram.html', pages)[0]?.path).toBe('/docs/channels/instagram');
    expect(pagesByWords('/connect-telegram', pages)[0]?.path).toBe('/docs/channels/telegram/connecting');
  });
  it('finds a page by its title', () => {
    expect(pagesByWords('/payment', pages).map(({path}) => path)).toEqual(['/docs/billing']);
  });
  it('finds nothing for words of no page', () => {
    expect(pagesByWords('/wp-login.php', pages)).toEqual([]);
  });
});

it('reads titles and paths from the list of pages', () => {
  const list =
    '# Help\n\n- [Help [beta]](https://help.example/ru/index.md): text\n- [Команда](https://help.example/ru/docs/team.md): text\n- [Elsewhere](https://other.example/x.md)\n';
  expect(pagesOfList(list, 'https://help.example')).toEqual([
    {title: 'Help [beta]', path: '/ru/'},
    {title: 'Команда', path: '/ru/docs/team'},
  ]);
});
