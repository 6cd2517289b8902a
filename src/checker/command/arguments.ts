import {parseArgs} from 'node:util';
import {type Locale, locales} from '../../config/product.ts';
import {type PostKind, postKinds} from '../../facts/schema/common.ts';
import {kindNamed} from '../asked.ts';

/** The command was written wrongly; the message says how. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export interface Command {
  readonly files: readonly string[];
  readonly networks: readonly string[];
  readonly kind: PostKind;
  readonly locale: Locale;
  readonly json: boolean;
  readonly help: boolean;
  readonly title: string;
  readonly comment: string;
  readonly altText: string;
  readonly tags: readonly string[];
  readonly cover: string | undefined;
}

export const usage = `Usage: npm run check:post -- [options] [post.txt] [image or video …]

Says network by network whether a post would be published. A file that ends with .txt or .md is the text; - reads it from
standard input. All other files are its images and videos.

  -n, --network tiktok,vk   networks; without it, all
  -k, --kind short          post (default), story or short (Reels, Shorts, Clips)
      --title "…"           title; also --comment, --alt-text, --tags "one,two"
      --cover cover.jpg     cover of the video
  -l, --language ru         language of the answer: en or ru
      --json                the answer as JSON
  -h, --help                this text

Ends with 0 when the post would be published everywhere, 1 when a network would refuse it, 2 when it could not be checked.`;

const list = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** What was asked for. Throws {@link UsageError}. */
export function readArguments(given: readonly string[], environment: NodeJS.ProcessEnv): Command {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(given);
  } catch (cause) {
    throw new UsageError((cause as Error).message.replace(/\. To specify.*$/, '.'));
  }
  const {values, positionals} = parsed;
  const kind = values.kind === undefined ? 'post' : kindNamed(values.kind);
  if (!kind) throw new UsageError(`"${values.kind}" is no kind of post; known are ${postKinds.join(', ')}.`);
  const spoken = (environment.LC_ALL ?? environment.LANG ?? '').startsWith('ru') ? 'ru' : 'en';
  const locale = locales.find((name) => name === (values.language ?? spoken));
  if (!locale) throw new UsageError(`"${values.language}" is no language of the answers; known are ${locales.join(', ')}.`);
  if (positionals.length === 0 && !values.help) throw new UsageError('Name a text, an image or a video to check.');
  return {
    files: positionals,
    networks: list(values.network?.join(',')),
    kind,
    locale,
    json: values.json ?? false,
    help: values.help ?? false,
    title: values.title ?? '',
    comment: values.comment ?? '',
    altText: values['alt-text'] ?? '',
    tags: list(values.tags),
    cover: values.cover,
  };
}

function parse(given: readonly string[]) {
  return parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      network: {type: 'string', short: 'n', multiple: true},
      kind: {type: 'string', short: 'k'},
      title: {type: 'string'},
      comment: {type: 'string'},
      'alt-text': {type: 'string'},
      tags: {type: 'string'},
      cover: {type: 'string'},
      language: {type: 'string', short: 'l'},
      json: {type: 'boolean'},
      help: {type: 'boolean', short: 'h'},
    },
  });
}
