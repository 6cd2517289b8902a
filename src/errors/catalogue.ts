import * as z from 'zod';
import {type Locale, product} from '../config/product.ts';
import {loadErrors} from '../facts/load.ts';
import {networkId, postKind} from '../facts/schema/common.ts';
import {errorActions, errorCategories, errorFixers, errorGroup, postStates} from '../facts/schema/error.ts';
import {errorPath, loadErrorTexts} from './texts.ts';
import {loadWordings} from './wordings.ts';
import {amountsOf} from './amounts.ts';
import {conceptsOf} from './concepts.ts';

const catalogueEntry = z.strictObject({
  code: z.number().int().describe('The number of the error; it never changes its meaning.'),
  url: z.url().describe('Page of the error in this language; what an API answer should carry as doc_url.'),
  short_url: z.url().describe('Short address of the same page, for messages and letters.'),
  title: z.string().describe('What happened.'),
  description: z.string().describe('One or two sentences: cause and way out.'),
  meaning: z.string().describe('One sentence: what happened.'),
  message: z.string().describe('The message as the service shows it; … stands for a variable part.'),
  keywords: z.array(z.string()).describe('Other words and answers that lead here; unlike network_codes without a source.'),
  wordings: z.array(z.string()).describe('Texts of the networks and of their client libraries as they were seen; … stands for a variable part.'),
  concepts: z.array(z.string()).describe('What messages about it speak of, in any language: each line is one way of saying it.'),
  group: errorGroup.describe('Range that the code belongs to.'),
  category: z.enum(errorCategories),
  networks: z.array(networkId).describe('Networks it concerns; empty: all.'),
  kinds: z.array(postKind),
  action: z.enum(errorActions).describe('What to do.'),
  fixer: z.enum(errorFixers).describe('Who can fix it.'),
  retried: z.boolean().describe('Whether the service repeats the attempt by itself.'),
  post_state: z.enum(postStates).describe('Where the post is afterwards.'),
  may_be_live: z.enum(['no', 'maybe', 'yes']).describe('Whether the post may be live although the attempt counts as failed.'),
  http_status: z.number().int().nullable().describe('HTTP status of a call refused with the code; null: no call is, the failure shows later and elsewhere.'),
  other_http_statuses: z.array(z.number().int()).describe('Further statuses that calls answer with the same code.'),
  network_codes: z
    .array(
      z.strictObject({
        code: z.string(),
        network: networkId.optional(),
        source: z.url().optional().describe('The network’s document that holds it.'),
        seen: z.literal(true).optional().describe('The network sends it, and no document of its own holds it.'),
        old: z.literal(true).optional().describe('Of an API of the network that came before the one in use.'),
      }),
    )
    .describe('The networks’ own codes and messages that lead here.'),
  limits: z.array(z.string()).describe('Limits behind it, as <network>.<limit>, or service.<limit> for the service’s own.'),
  amounts: z.array(z.string()).describe('Numbers of these limits as messages name them: in seconds, megabytes, pixels, or without a unit.'),
  related: z.array(z.number().int()),
  api_versions: z.array(z.string()),
  status: z.enum(['active', 'retired']),
  replaced_by: z.number().int().optional(),
});
export type CatalogueFileEntry = z.infer<typeof catalogueEntry>;

/** `/errors.json`: keys are only ever added within a version; a change of meaning raises it. */
export const catalogueFile = z.strictObject({
  version: z.literal(2),
  locale: z.enum(['en', 'ru']),
  schema: z.url(),
  errors: z.array(catalogueEntry),
});
export type CatalogueFile = z.infer<typeof catalogueFile>;

/** Address of the site's root in a language, without a slash at its end. */
export function siteRoot(locale: Locale): string {
  return `${product.siteUrl}${product.baseUrl}${locale === 'en' ? '' : locale}`.replace(/\/$/, '');
}

/** Short address of an error's page, as messages and letters carry it. */
export function shortAddress(code: number, locale: Locale): string {
  return `${siteRoot(locale)}/e/${code}`;
}

/** All codes that have a page in the language, as `/errors.json` and `/ru/errors.json` carry them. */
export function buildCatalogue(locale: Locale): CatalogueFile {
  const texts = loadErrorTexts(locale);
  const root = siteRoot(locale);
  // What the post checker finds is for the checker alone.
  const errors = [...loadErrors().values()].flatMap(({findings: _, ...entry}): CatalogueFileEntry[] => {
    const text = texts.get(entry.code);
    if (!text) return [];
    return [
      {
        ...entry,
        url: `${root}/docs${errorPath(entry.code, entry.group)}`,
        short_url: shortAddress(entry.code, locale),
        title: text.title,
        description: text.description,
        meaning: text.meaning,
        message: text.message,
        keywords: [...text.keywords],
        wordings: [...(loadWordings().get(entry.code) ?? [])],
        amounts: [...amountsOf(entry.limits)],
        concepts: [...conceptsOf(entry.code, text.title)],
      },
    ];
  });
  return {version: 2, locale, schema: `${siteRoot('en')}/errors.schema.json`, errors};
}
