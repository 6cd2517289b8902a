import {globSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {type Locale, product} from '../../config/product.ts';
import {dataFolder, readData} from '../../facts/load.ts';

const target = z.union([z.string(), z.number()]);
const schema = z.record(z.string(), z.record(z.string(), z.union([target, z.array(target).min(1)])));

/** A query with the pages that answer it, best first, as paths without the language. */
export interface KnownQuery {
  readonly kind: string;
  readonly text: string;
  readonly pages: readonly string[];
}

function pathOf(page: string | number): string {
  if (page === '') return '/docs';
  if (typeof page === 'string') return `/docs/${page.replaceAll('{product}', product.slug)}`;
  return page === 20004 ? '/docs/tools/automation/issues/20004' : `/docs/tools/publications/issues/${page}`;
}

/** The queries of a file: by kind, each with a page or pages as paths below `/docs`, none for itself, or codes. */
export function readKnownQueries(file: string): KnownQuery[] {
  return Object.entries(readData(file, schema)).flatMap(([kind, queries]) =>
    Object.entries(queries).map(([text, pages]) => ({kind, text, pages: [pages].flat().map(pathOf)})),
  );
}

/** `src/data/queries/*.<language>.yaml`: what people type, with the pages that they were content with; the search learns from them. */
export function loadKnownQueries(locale: Locale, folder = path.join(dataFolder, 'queries')): KnownQuery[] {
  return globSync(`*.${locale}.yaml`, {cwd: folder})
    .sort()
    .flatMap((name) => readKnownQueries(path.join(folder, name)));
}
