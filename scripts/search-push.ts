/**
 * Sends what the search finds to the hosted service. Reads the built pages, so build first.
 * `npm run search:push -- --dry-run` counts and sends nothing.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {defaultLocale, locales, product} from '../src/config/product.ts';
import {collectPages} from '../src/search/index/collect.ts';
import {PushError, pushRecords} from '../src/search/index/push.ts';
import {toRecords, toSynonyms} from '../src/search/index/records.ts';
import {readSynonyms} from '../src/search/index/synonyms.ts';

const build = path.resolve(import.meta.dirname, '../build');

function setting(name: string): string {
  const value = process.env[name]?.trim();
  if (!value) throw new PushError(`${name} is empty. SEARCH_APP_ID, SEARCH_ADMIN_KEY and SEARCH_INDEX_NAME say where the records go.`);
  return value;
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {'dry-run': {type: 'boolean', default: false}}});
  if (!existsSync(path.join(build, 'index.html'))) throw new PushError(`${build} holds no built site. Run "npm run build" first.`);
  const records = locales.flatMap((locale) => {
    const isDefault = locale === defaultLocale;
    const pages = collectPages(
      isDefault ? build : path.join(build, locale),
      isDefault ? product.baseUrl : `${product.baseUrl}${locale}/`,
      locale,
      isDefault ? locales.filter((other) => other !== defaultLocale) : [],
    );
    const found = pages.flatMap((page) => toRecords(page, product.siteUrl));
    console.log(`${locale}: ${pages.length} pages, ${found.length} records`);
    return found;
  });
  const synonyms = locales.flatMap((locale) => toSynonyms(readSynonyms(locale), locale));
  console.log(`${synonyms.length} groups of synonyms`);
  if (values['dry-run']) {
    console.log('Nothing was sent.');
    return;
  }
  const server = process.env.SEARCH_SERVER?.trim();
  const target = {appId: setting('SEARCH_APP_ID'), apiKey: setting('SEARCH_ADMIN_KEY'), indexName: setting('SEARCH_INDEX_NAME'), ...(server ? {server} : {})};
  await pushRecords(target, records, synonyms, {log: console.log});
  console.log(`${target.indexName} now holds ${records.length} records.`);
}

try {
  await main();
} catch (cause) {
  if (!(cause instanceof PushError)) throw cause;
  console.error(cause.message);
  process.exitCode = 1;
}
