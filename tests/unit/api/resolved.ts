import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {generateVersion, type GeneratedFile} from '../../../src/api/generate.ts';
import type {ApiDocument} from '../../../src/api/types.ts';
import type {ApiVersion} from '../../../src/api/versions.ts';
import type {Locale} from '../../../src/config/product.ts';

/** What the build makes of a version in a language, without writing it into the repository. */
export async function made(version: ApiVersion, locale: Locale): Promise<{document: ApiDocument; files: readonly GeneratedFile[]}> {
  const root = mkdtempSync(path.join(tmpdir(), 'api-reference-'));
  try {
    return await generateVersion(root, version, locale);
  } finally {
    rmSync(root, {recursive: true});
  }
}

/** A version's published document with every `$ref` replaced. */
export async function resolved(version: ApiVersion, locale: Locale): Promise<ApiDocument> {
  return (await made(version, locale)).document;
}
