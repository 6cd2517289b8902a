import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {buildCatalogue, catalogueFile} from '../catalogue.ts';
import {catalogueGroups} from '../catalogue-page.ts';
import {buildReplies} from '../replies.ts';
import {errorPath} from '../texts.ts';
import {shortAddressPage} from './short-address.ts';

/** Writes `errors.json`, its schema, `replies.json` for support agents, and a short address for every code beside the built pages; hands the catalogue’s page all codes, to be fetched. */
export default function errorFilesPlugin(context: LoadContext): Plugin {
  const locale = context.i18n.currentLocale === 'ru' ? 'ru' : 'en';
  return {
    name: 'error-files',
    async contentLoaded({actions}) {
      await actions.createData('catalogue.json', catalogueGroups(locale));
    },
    async postBuild({outDir, baseUrl}) {
      const catalogue = buildCatalogue(locale);
      writeFileSync(path.join(outDir, 'errors.json'), JSON.stringify(catalogue));
      if (locale === 'en') writeFileSync(path.join(outDir, 'errors.schema.json'), JSON.stringify(z.toJSONSchema(catalogueFile)));
      writeFileSync(path.join(outDir, 'replies.json'), JSON.stringify(buildReplies(locale)));
      for (const entry of catalogue.errors) {
        const folder = path.join(outDir, 'e', String(entry.code));
        mkdirSync(folder, {recursive: true});
        writeFileSync(path.join(folder, 'index.html'), shortAddressPage(entry.code, `${baseUrl}docs${errorPath(entry.code, entry.group)}`, entry.url, locale));
      }
    },
  };
}
