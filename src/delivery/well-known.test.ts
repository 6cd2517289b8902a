import {expect, it} from 'vitest';
import {robotsTxt, securityTxt} from './well-known.ts';

const site = {url: 'https://help.example', baseUrl: '/'};

it('security.txt says whom to write to and holds for a year from the build', () => {
  expect(securityTxt(site, 'security@help.example', ['en', 'ru'], new Date('2026-03-04T15:00:00Z'))).toBe(
    'Contact: mailto:security@help.example\nExpires: 2027-03-04T00:00:00.000Z\nPreferred-Languages: en, ru\nCanonical: https://help.example/.well-known/security.txt\n',
  );
});

it('robots.txt forbids nothing and names the sitemap of each language', () => {
  expect(robotsTxt(site, ['', 'ru/'])).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://help.example/sitemap.xml\nSitemap: https://help.example/ru/sitemap.xml\n',
  );
});
