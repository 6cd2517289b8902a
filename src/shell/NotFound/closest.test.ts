import {describe, expect, it} from 'vitest';
import {closestPages, pagesByWords, pagesOfList, searchWords} from './closest.ts';

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
  it('offers no page only because it lies in the same folder, nor a short name with two wrong letters', () => {
    expect(closestPages('/docs/channels/comparison', paths)).toEqual([]);
    expect(closestPages('/docs/csv', [...paths, '/docs/rss'])).toEqual([]);
    expect(closestPages('/docs/tea', ['/docs/teammates-and-roles'])).toEqual([]);
  });
  it('takes letters that have changed places for one typo', () => {
    expect(closestPages('/docs/fqa', [...paths, '/docs/faq'])).toEqual(['/docs/faq']);
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
  it('takes a rare word for more than one that many pages have, and a topic for more than an error', () => {
    const more = [
      ...pages,
      {path: '/docs/channels/vk', title: 'VK'},
      {path: '/docs/tools/import', title: 'Import a file'},
      {path: '/docs/tools/issues/10018', title: 'The file to import is damaged'},
    ];
    expect(pagesByWords('/docs/channels/import', more).map(({path}) => path)[0]).toBe('/docs/tools/import');
    expect(pagesByWords('/docs/file', more).map(({path}) => path)).toEqual(['/docs/tools/import', '/docs/tools/issues/10018']);
  });
  it('offers the page of a folder for an unknown page in it, not whatever lies there', () => {
    const folder = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => ({path: `/docs/channels/${name}`, title: name}));
    expect(pagesByWords('/docs/channels/compare', [...folder, {path: '/docs/channels', title: 'Channels'}]).map(({path}) => path)).toEqual(['/docs/channels']);
  });
  it('finds nothing for words of no page', () => {
    expect(pagesByWords('/wp-login.php', pages)).toEqual([]);
  });
});

it('makes words to search for of an address: no folders, no ending, no signs', () => {
  expect(searchWords('/docs/channels/instagram/story-music.html')).toBe('instagram story music');
  expect(searchWords('/docs/цены')).toBe('цены');
  expect(searchWords('/docs/<b>"price"</b>')).toBe('b price b');
  expect(searchWords('/docs/')).toBe('');
});

it('reads titles and paths from the list of pages', () => {
  const list =
    '# Help\n\n- [Help [beta]](https://help.example/ru/index.md): text\n- [Команда](https://help.example/ru/docs/team.md): text\n- [Elsewhere](https://other.example/x.md)\n';
  expect(pagesOfList(list, 'https://help.example')).toEqual([
    {title: 'Help [beta]', path: '/ru/'},
    {title: 'Команда', path: '/ru/docs/team'},
  ]);
});
