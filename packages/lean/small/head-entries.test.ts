import {expect, it} from 'vitest';
import {attributesOf, type HeadEntry, wantedHead} from './head-entries.ts';

const entry = (more: Partial<HeadEntry>): HeadEntry => ({html: {}, body: {}, tags: [], ...more});

it('writes attributes as HTML has them', () => {
  expect(attributesOf({className: 'a', hrefLang: 'en', charSet: 'utf-8', 'data-has-hydrated': false, children: 'x', id: undefined})).toEqual({
    class: 'a',
    hreflang: 'en',
    charset: 'utf-8',
    'data-has-hydrated': 'false',
  });
});

it('takes the last title, the attributes of all, and the last of what is said more than once', () => {
  const head = wantedHead([
    entry({
      title: 'Site',
      html: {lang: 'en', class: 'a'},
      tags: [
        ['meta', {property: 'og:title', content: 'Site'}, ''],
        ['meta', {name: 'viewport', content: 'w'}, ''],
        ['link', {rel: 'canonical', href: '/old'}, ''],
      ],
    }),
    entry({
      // One place may name the same address for two languages.
      tags: [
        ['link', {rel: 'alternate', href: '/x', hreflang: 'en'}, ''],
        ['link', {rel: 'alternate', href: '/x', hreflang: 'x-default'}, ''],
      ],
    }),
    entry({html: {class: 'a b'}}),
    entry({
      title: 'Page',
      tags: [
        ['meta', {property: 'og:title', content: 'Page'}, ''],
        ['link', {rel: 'canonical', href: '/new'}, ''],
        ['script', {type: 'application/ld+json'}, '{}'],
      ],
    }),
  ]);
  expect(head.title).toBe('Page');
  expect(head.html).toEqual({lang: 'en', class: 'a b'});
  expect(head.tags.map(([name, attributes]) => `${name} ${attributes.content ?? attributes.hreflang ?? attributes.href ?? ''}`)).toEqual([
    'meta w',
    'link en',
    'link x-default',
    'meta Page',
    'link /new',
    'script ',
  ]);
});
