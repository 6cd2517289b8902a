import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Locale} from '../config/product.ts';
import {errorPath} from '../facts/error-path.ts';
import {loadErrors} from '../facts/load.ts';

import {typeset} from '../language/typography.ts';
import {readFrontMatter} from '../content/front-matter/read.ts';
import {replaceVariables} from '../content/variables.ts';

export {errorPath};

const siteFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Folder that holds a locale's pages of the docs. */
export function docsFolder(locale: Locale): string {
  return locale === 'en' ? path.join(siteFolder, 'docs') : path.join(siteFolder, 'i18n', locale, 'docusaurus-plugin-content-docs', 'current');
}

export interface ErrorText {
  readonly title: string;
  readonly description: string;
  readonly message: string;
  /** One sentence under the title. */
  readonly meaning: string;
  /** Other words and answers that people paste; they are not shown. */
  readonly keywords: readonly string[];
}

const cache = new Map<Locale, ReadonlyMap<number, ErrorText>>();

/** Title, description and message of every error page that is written in a language, by code. */
export function loadErrorTexts(locale: Locale): ReadonlyMap<number, ErrorText> {
  const known = cache.get(locale);
  if (known) return known;
  const texts = new Map<number, ErrorText>();
  for (const [code, facts] of loadErrors()) {
    const file = path.join(docsFolder(locale), `${errorPath(code, facts.group)}.mdx`);
    if (!existsSync(file)) continue;
    const block = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
    const data = readFrontMatter(path.relative(siteFolder, file), replaceVariables(block, locale)) as Partial<ErrorText>;
    // A key that is missing is a finding of its page.
    texts.set(code, {
      title: typeset(data.title ?? '', locale),
      description: typeset(data.description ?? '', locale),
      message: data.message ?? '',
      meaning: typeset(data.meaning ?? '', locale),
      keywords: data.keywords ?? [],
    });
  }
  cache.set(locale, texts);
  return texts;
}
