import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {locales} from './product.ts';
import {socialImagesSource} from './social-images-source.ts';
import drawn from './social-images-drawn.json' with {type: 'json'};
import {socialImageOf, socialImageSize, socialSections} from './social-images.ts';

const images = path.resolve(import.meta.dirname, '../../static/img/social');

it('finds the section of a page', () => {
  expect(socialImageOf('docs/tools/publications/issues/10141.mdx', 'en')).toBe('/img/social/errors-en.png');
  expect(socialImageOf('i18n/ru/docusaurus-plugin-content-docs/current/tools/analytics/faq.mdx', 'ru')).toBe('/img/social/tools-ru.png');
  expect(socialImageOf('api_versioned_docs/version-4.1/index.mdx', 'en')).toBe('/img/social/api-en.png');
  expect(socialImageOf('docs/team.mdx', 'en')).toBe('/img/social/help-en.png');
});

it('every section has a picture of the right size in both languages, made by npm run social-images', () => {
  for (const {id} of socialSections) {
    for (const locale of locales) {
      const file = path.join(images, `${id}-${locale}.png`);
      expect(existsSync(file), file).toBe(true);
      const content = readFileSync(file);
      // A PNG's first part holds width and height.
      expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([socialImageSize.width, socialImageSize.height]);
      expect(content.length).toBeLessThan(60_000);
    }
  }
});

it('the pictures show the name, the sign and the titles of today; npm run social-images draws them', () => {
  const logo = readFileSync(path.join(images, '../logo.svg'), 'utf8');
  expect(drawn.source).toBe(socialImagesSource(logo));
  expect(socialImagesSource(`${logo} `)).not.toBe(drawn.source);
});
