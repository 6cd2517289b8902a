import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {type Locale, locales} from '../../config/product.ts';
import {buildCatalogue, catalogueFile} from '../catalogue.ts';
import {catalogueGroups} from '../catalogue-page.ts';
import {learnedErrors} from '../learned.ts';
import {matcherEntries, matcherFile, matcherFileOf} from '../matching/entries.ts';
import {learnedErrorsFile} from '../matching/likely.ts';
import {buildReplies} from '../replies.ts';
import {siteBase} from '../site-base.ts';
import {errorPath} from '../texts.ts';
import {shortAddressPage} from './short-address.ts';

/** Writes what the finder and the page for support agents fetch, in a language. */
function writeFetched(folder: string, locale: Locale): void {
  mkdirSync(folder, {recursive: true});
  writeFileSync(
    path.join(folder, matcherFile),
    JSON.stringify(matcherFileOf(matcherEntries(buildCatalogue(locale), buildCatalogue(locale === 'en' ? 'ru' : 'en')))),
  );
  writeFileSync(path.join(folder, 'replies.json'), JSON.stringify(buildReplies(locale)));
}

/**
 * Writes `errors.json`, its schema, what finder and replies fetch, and a short address for every code beside the built pages; hands the catalogue’s page all codes, to be
 * fetched. `npm start` builds no page: its server hands out what is fetched, in both languages, from a folder of its own.
 */
export default function errorFilesPlugin(context: LoadContext): Plugin {
  const {currentLocale, defaultLocale} = context.i18n;
  const locale = currentLocale === 'ru' ? 'ru' : 'en';
  const isWriting = process.env.NODE_ENV === 'development';
  const written = path.join(context.generatedFilesDir, 'written-errors');
  return {
    name: 'error-files',
    async contentLoaded({actions}) {
      await actions.createData('catalogue.json', catalogueGroups(locale));
      if (isWriting) for (const each of locales) writeFetched(path.join(written, each === defaultLocale ? '' : each), each);
    },
    // Docusaurus hands `devServer` on; its type does not know it.
    configureWebpack: (): object => (isWriting ? {devServer: {static: [{publicPath: siteBase(context.baseUrl, context.i18n), directory: written}]}} : {}),
    async postBuild({outDir, baseUrl}) {
      const catalogue = buildCatalogue(locale);
      writeFetched(outDir, locale);
      // To learn takes seconds: while pages are written it is left out.
      writeFileSync(path.join(outDir, learnedErrorsFile), JSON.stringify(learnedErrors()));
      writeFileSync(path.join(outDir, 'errors.json'), JSON.stringify(catalogue));
      if (locale === 'en') writeFileSync(path.join(outDir, 'errors.schema.json'), JSON.stringify(z.toJSONSchema(catalogueFile)));
      for (const entry of catalogue.errors) {
        const folder = path.join(outDir, 'e', String(entry.code));
        mkdirSync(folder, {recursive: true});
        writeFileSync(path.join(folder, 'index.html'), shortAddressPage(entry.code, `${baseUrl}docs${errorPath(entry.code, entry.group)}`, entry.url, locale));
      }
    },
  };
}
