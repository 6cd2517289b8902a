import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {frontMatter, type FrontMatter} from '../kinds.ts';
import {socialImageOf} from '../../config/social-images.ts';
import {localeOfFile} from '../locale.ts';
import {keyRemedy, keysAt} from '../../facts/schema/keys.ts';
import {replaceVariables} from '../variables.ts';
import type {Locale} from '../../config/product.ts';
import {typeset} from '../../language/typography.ts';

/** Front matter that the schema of its kind refuses; the message names file, key and what is allowed. */
export class FrontMatterError extends Error {
  override name = 'FrontMatterError';
}

/** Replaces `{variables}` in every text of the front matter. */
export function replaceInFrontMatter(value: unknown, locale: Locale): unknown {
  if (typeof value === 'string') return replaceVariables(value, locale);
  if (Array.isArray(value)) return value.map((item) => replaceInFrontMatter(item, locale));
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceInFrontMatter(item, locale)]));
  }
  return value;
}

/** Checks raw front matter against the schema of its kind. Throws {@link FrontMatterError}. */
export function checkFrontMatter(raw: unknown, file: string): FrontMatter {
  const result = frontMatter.safeParse(raw);
  if (result.success) return result.data;
  const own = frontMatter.options.find((option) => option.shape.kind.value === (raw as {kind?: unknown})?.kind);
  const known = own === undefined ? [] : keysAt(own, []);
  const lines = result.error.issues.map((issue) => {
    const where = issue.path.join('.') || 'front matter';
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `  ${key}: no such key for this kind of page${keyRemedy(key, known)}`).join('\n');
    if (issue.code === 'invalid_union')
      return `  kind: found ${JSON.stringify((raw as {kind?: unknown})?.kind)}; allowed: ${frontMatter.options.map((option) => option.shape.kind.value).join(', ')}`;
    return `  ${where}: ${issue.message}`;
  });
  throw new FrontMatterError(`${file}: the front matter is not as its schema asks:\n${lines.join('\n')}\n  Allowed keys are in src/content/kinds.ts.`);
}

const errorWord: Readonly<Record<Locale, string>> = {en: 'Error', ru: 'Ошибка'};

/** Keys whose text readers see; `message` stays exactly as the service shows it. */
const readKeys = ['title', 'description', 'sidebar_label', 'pagination_label', 'meaning'] as const;

/** The texts of a page's front matter in typographer's spaces, quotes and dashes. */
export function typesetFrontMatter<Data extends FrontMatter>(data: Data, locale: Locale): Data {
  const texts = readKeys.flatMap((key) =>
    key in data && typeof data[key as keyof Data] === 'string' ? [[key, typeset(data[key as keyof Data] as string, locale)]] : [],
  );
  return {...data, ...Object.fromEntries(texts)};
}

/** What Docusaurus gets of a page: its keys plus those that follow from its kind. */
export function completeFrontMatter(data: FrontMatter, file: string, locale: Locale): Record<string, unknown> {
  const image = data.image ?? socialImageOf(file, locale);
  // A head of its own bears the title.
  if (data.kind === 'network' || data.kind === 'connecting') return {...data, image, hide_title: true};
  if (data.kind !== 'error') return {...data, image};
  const code = path.basename(file).replace(/\.mdx?$/, '');
  return {
    ...data,
    image,
    title: `${errorWord[locale]} ${code}: ${data.title}`,
    sidebar_label: data.sidebar_label ?? `${code} ${data.title}`,
    hide_title: true,
  };
}

/** Docusaurus hook (`markdown.parseFrontMatter`): variables replaced, schema checked, kinds completed. */
export const parseFrontMatter: ParseFrontMatter = async ({filePath, fileContent, defaultParseFrontMatter}) => {
  const parsed = await defaultParseFrontMatter({filePath, fileContent});
  const file = path.relative(process.cwd(), filePath);
  const locale = localeOfFile(file);
  const data = typesetFrontMatter(checkFrontMatter(replaceInFrontMatter(parsed.frontMatter, locale), file), locale);
  return {...parsed, frontMatter: completeFrontMatter(data, file, locale)};
};
