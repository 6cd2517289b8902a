import * as z from 'zod';
import {networkId, postKind, postKinds} from '../../facts/schema/common.ts';
import {contents, countings, limit, metric, units} from '../../facts/schema/network.ts';

/** The same words in both languages of the site. */
const words = z.strictObject({en: z.string(), ru: z.string()});
const addresses = z.strictObject({en: z.url(), ru: z.url()});
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const codes = z.array(z.number().int());

const source = z.strictObject({
  url: z.url().describe('The network’s own document.'),
  published: day.optional().describe('Day that the document itself shows.'),
  updated: day.optional().describe('Day of its last change that the document itself shows.'),
  read_copy_of: day.optional().describe('Day of the copy that was read, where the live document was not.'),
  checked: day.optional().describe('Day on which the value was last compared with the live document.'),
  dated: words.describe('The same days in words.'),
});

const publishedLimit = z.strictObject({
  id: z.string().describe('Name within the network; it keeps its meaning.'),
  reference: z.string().describe('<network>.<id>, or service.<id>: the name that errors.json gives in "limits".'),
  metric: metric.describe('What is measured.'),
  bound: limit.shape.bound.describe(
    'max, min, exact: compare with the value; allowed, forbidden: the value is a list; required: the part of the post may not be empty.',
  ),
  value: limit.shape.value.describe('A number in "unit", a ratio as width:height, or a list.'),
  unit: z.enum(units).describe('megabyte is 1,000,000 bytes, mebibyte 1,048,576.'),
  per: limit.shape.per.describe('For rates: the window.'),
  counting: z.enum(countings).optional().describe('How the network counts a text.'),
  tolerance: z.number().describe('Share of the value by which a measured one may miss it and still pass in the post checker.'),
  kinds: z.array(postKind).describe('Kinds of posts that it holds for.'),
  condition: limit.shape.when.unwrap().describe('Narrower than a kind: only for these contents, accounts or ways of sending; "any": no condition.'),
  effect: limit.shape.effect.describe('What the network does with a post beyond it.'),
  service: limit.shape.service.unwrap().describe('What the service does before it sends; "passes": nothing.'),
  errors: codes.describe('Codes that a post beyond it is refused with; look them up in "errors".'),
  page: addresses.describe('Page of this site that states it.'),
  source: source.optional().describe('Where the network states it; left out for the service’s own limits.'),
  label: words.describe('What is limited: "Text length (with media)".'),
  text: words.describe('The limit: "at most 1,024 characters".'),
  counting_text: words.optional(),
  effect_text: words,
  service_text: words,
  note: words.optional(),
});
export type PublishedLimit = z.infer<typeof publishedLimit>;

const publishedKind = z.strictObject({
  kind: postKind.describe('post, story, or short: Reels, Shorts, Clips (publication_type 1, 2, 4 in the API).'),
  supported: z.enum(['yes', 'no', 'partly']),
  contents: z.array(z.enum(contents)).describe('What a post of the kind can hold.'),
  video_becomes: postKind.optional().describe('Kind that the network makes of a post that holds one video and nothing else; its limits hold then.'),
  errors: z
    .strictObject({unsupported: codes, no_file: codes, files: codes})
    .describe('Codes of a post that the kind does not take: no such kind, a file missing, other files.'),
  page: addresses,
  source: source.optional(),
  name: words.describe('What the network calls it.'),
  contents_text: words,
  note: words.optional(),
});
export type PublishedKind = z.infer<typeof publishedKind>;

/** What can be wrong with a file whatever the network, and the codes that it is refused with. */
export const fileFaults = ['empty', 'truncated', 'damaged', 'not-media', 'no-video', 'format'] as const;

/**
 * `/limits.json`, and `/limits/<network>.json` with one network: keys are only ever added within a version; a change of meaning
 * raises it.
 */
export const limitsFile = z
  .strictObject({
    version: z.literal(2),
    schema: z.url(),
    licence: z.string().describe('SPDX name of the licence of this file.'),
    changes: addresses.describe('Feed of changed pages.'),
    sites: addresses.describe('Where the site begins in each language.'),
    service: z
      .strictObject({
        limits: z.array(publishedLimit),
        files: z.strictObject({
          image_formats: z.array(z.string()),
          video_formats: z.array(z.string()),
          errors: z.record(z.enum(fileFaults), codes),
        }),
      })
      .describe('What the service itself takes, whatever the network.'),
    networks: z.array(
      z.strictObject({
        id: networkId,
        name: words,
        aliases: z.array(z.string()).describe('Other names that people write, in lower case: "vk", "вк".'),
        page: addresses,
        kinds: z.array(publishedKind).length(postKinds.length),
        limits: z.array(publishedLimit),
      }),
    ),
    errors: z.array(z.strictObject({code: z.number().int(), url: addresses, title: words})).describe('Every code that is named above.'),
  })
  .describe('Limits of the networks and of the service.');
export type LimitsFile = z.infer<typeof limitsFile>;
