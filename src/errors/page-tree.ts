import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Locale} from '../config/product.ts';
import {parsePage} from '../content/page.ts';
import {replaceVariables} from '../content/variables.ts';
import type {ErrorGroup} from '../facts/schema/error.ts';
import {docsFolder, errorPath} from './texts.ts';

type Read<Found> = (tree: Root) => Found;

const pages = new Map<string, {readonly content: string; readonly tree: Root; readonly found: Map<Read<unknown>, unknown>}>();

/**
 * What `read` finds in an error's page in a language; undefined when it is not written in it. The page itself, answers of the search and
 * replies of support ask for every page several times, and parsing costs more than all else there: it is read once while it is the same.
 */
export function readOfPage<Found>(code: number, group: ErrorGroup, locale: Locale, read: Read<Found>): Found | undefined {
  const file = path.join(docsFolder(locale), `${errorPath(code, group)}.mdx`);
  if (!existsSync(file)) return undefined;
  const content = replaceVariables(readFileSync(file, 'utf8'), locale);
  let page = pages.get(file);
  if (page?.content !== content) {
    page = {content, tree: parsePage(file, content).tree, found: new Map()};
    pages.set(file, page);
  }
  // Readers change what they read.
  if (!page.found.has(read)) page.found.set(read, read(structuredClone(page.tree)));
  return page.found.get(read) as Found;
}
