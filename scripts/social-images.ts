/**
 * npm run social-images: draws the pictures that networks show beside a shared link, one a section and language, into
 * static/img/social. Drawn by Chromium from the site's own font and sign; run it again when the name, a section or the
 * colours change.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {locales, product} from '../src/config/product.ts';
import {socialImagesSource} from '../src/config/social-images-source.ts';
import {socialImageSize, socialSections} from '../src/config/social-images.ts';
import {findBrowser} from './lib/browser.mjs';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'static', 'img', 'social');
const data = (file: string): string => readFileSync(path.join(root, 'static', file)).toString('base64');
const faces = ['latin', 'cyrillic'].map(
  (script) =>
    `@font-face{font-family:Onest;font-weight:400 700;src:url(data:font/woff2;base64,${data(`fonts/onest-${script}.woff2`)})${script === 'cyrillic' ? ';unicode-range:U+0400-045F' : ''}}`,
);
const site = {en: `${product.name} Help`, ru: `Справка ${product.name}`} as const;

function picture(title: string, line: string): string {
  return `<style>${faces.join('')}
*{margin:0;box-sizing:border-box}
body{width:${socialImageSize.width}px;height:${socialImageSize.height}px;background:#232b7a;color:#fff;font-family:Onest;padding:80px;display:flex;flex-direction:column;justify-content:space-between}
p{display:flex;align-items:center;gap:28px;font-size:40px;font-weight:500}
img{width:88px;height:88px;border-radius:22px;outline:3px solid #4a57cc}
h1{font-size:104px;line-height:1.1;font-weight:650;letter-spacing:-.02em}
hr{border:0;width:160px;height:12px;border-radius:6px;background:#ffb545}
</style><p><img src="data:image/svg+xml;base64,${data('img/logo.svg')}">${line}</p><h1>${title}</h1><hr>`;
}

const browser = await chromium.launch({executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu']});
const page = await browser.newPage({viewport: socialImageSize});
mkdirSync(folder, {recursive: true});
for (const {id, title} of socialSections) {
  for (const locale of locales) {
    await page.setContent(picture(title[locale], site[locale]));
    await page.evaluate(() => document.fonts.ready);
    writeFileSync(path.join(folder, `${id}-${locale}.png`), await page.screenshot({type: 'png'}));
  }
}
await browser.close();
const source = socialImagesSource(readFileSync(path.join(root, 'static/img/logo.svg'), 'utf8'));
writeFileSync(path.join(root, 'src/config/social-images-drawn.json'), `${JSON.stringify({source}, null, 2)}\n`);
console.log(`${socialSections.length * locales.length} pictures in static/img/social.`);
