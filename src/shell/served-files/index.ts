import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {defaultLocale, locales} from '../../config/product.ts';
import {loadService} from '../../facts/load.ts';
import {deployedSite} from '../../delivery/site.ts';
import {missingPartScript} from '../page-parts/notice.ts';
import {robotsTxt, securityTxt} from '../../delivery/well-known.ts';

/**
 * Writes `robots.txt` and `security.txt` beside the built pages, and keeps blocked or corrupted storage, a broken address, a
 * part that cannot be had, a stalled connection and closed folds from costing a reader the page.
 */
export default function servedFilesPlugin(context: LoadContext): Plugin {
  const modules = ['./storage.ts', './broken-address.ts', './colour-mode.ts', './stalled-navigation.ts', './open-for-print.ts'];
  return {
    name: 'served-files',
    getClientModules: () => modules.map((name) => fileURLToPath(new URL(name, import.meta.url))),
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: missingPartScript(context.i18n.currentLocale === 'ru' ? 'ru' : 'en', context.baseUrl)}],
    }),
    async postBuild({outDir}) {
      if (context.i18n.currentLocale !== defaultLocale) return;
      const languagePaths = locales.map((locale) => (locale === defaultLocale ? '' : `${locale}/`));
      writeFileSync(path.join(outDir, 'robots.txt'), robotsTxt(deployedSite, languagePaths));
      mkdirSync(path.join(outDir, '.well-known'), {recursive: true});
      writeFileSync(path.join(outDir, '.well-known', 'security.txt'), securityTxt(deployedSite, loadService().support.security_email, locales, new Date()));
    },
  };
}
