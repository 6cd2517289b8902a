import * as z from 'zod';
import {product} from '../../config/product.ts';
import {networkIds} from '../../data/network-ids.ts';
import {typeset} from '../../language/typography.ts';

/** A text in both languages of the site, in typographer's spaces, quotes and dashes once it is read. */
export const localizedText = z
  .strictObject({en: z.string().min(1), ru: z.string().min(1)})
  .transform(({en, ru}) => ({en: typeset(en, 'en'), ru: typeset(ru, 'ru')}));
export type LocalizedText = z.infer<typeof localizedText>;

export const networkId = z.enum(networkIds);
export type NetworkId = z.infer<typeof networkId>;
export {networkIds};

/** What can be published: `short` is Reels, Shorts, Clips and the like (publication_type 4 on the wire). */
export const postKinds = ['post', 'story', 'short'] as const;
export const postKind = z.enum(postKinds);
export type PostKind = z.infer<typeof postKind>;

/** Root of this site's own addresses. */
const ownRoot = `${product.siteUrl}${product.baseUrl}`;

/** A page of this site as data write it (`/docs/channels/webhook`), with its host; any other address as it is. */
const withOwnHost = (address: unknown): unknown => (typeof address === 'string' && address.startsWith('/docs/') ? `${ownRoot}${address.slice(1)}` : address);

/** Path below the root where an address is a page of this site: what the service does itself has no other source. */
export const ownPath = (url: string): string | undefined => (url.startsWith(`${ownRoot}docs/`) ? url.slice(ownRoot.length) : undefined);

const externalUrl = z
  .string()
  .url()
  .regex(/^https:\/\//, 'a source starts with https://')
  .refine((url) => !/^https:\/\/(web\.archive\.org|webcache\.|archive\.(ph|is|today)|raw\.githubusercontent\.com|gist\.)/.test(url), {
    message: 'cite the official address, not a copy or an archive',
  });

/**
 * Address of a network's own documentation; https only, no fragments of search engines or archives. A behaviour of the service
 * itself (webhooks) has a page of this site for its source, written `/docs/…`.
 */
export const sourceUrl = z.preprocess(withOwnHost, externalUrl);

/** ISO date, `YYYY-MM-DD`, a day of the calendar that has come. */
export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, {message: 'a date is written YYYY-MM-DD', abort: true})
  .refine((date) => new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) ?? false, {message: 'no such day in the calendar', abort: true})
  // A day ahead, since somewhere it is tomorrow already.
  .refine((date) => Date.parse(date) <= Date.now() + 86_400_000, {message: 'this day has not come yet'});
