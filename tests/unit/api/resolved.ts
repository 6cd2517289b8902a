import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {generateVersion, type GeneratedFile} from '../../../src/api/generate.ts';
import type {ApiDocument} from '../../../src/api/types.ts';
import type {ApiVersion} from '../../../src/api/versions.ts';
import type {Locale} from '../../../src/config/product.ts';

interface Made {
  readonly document: ApiDocument;
  readonly files: readonly GeneratedFile[];
}

/** What the build makes of a version in a language, made anew and without writing it into the repository. */
export async function madeAnew(version: ApiVersion, locale: Locale): Promise<Made> {
  const root = mkdtempSync(path.join(tmpdir(), 'api-reference-'));
  try {
    return await generateVersion(root, version, locale);
  } finally {
    rmSync(root, {recursive: true});
  }
}

const known = new Map<string, Promise<Made>>();

/** The same, made once a process; each test has its own copy of the document. */
export async function made(version: ApiVersion, locale: Locale): Promise<Made> {
  const key = `${version.id} ${locale}`;
  const making = known.get(key) ?? madeAnew(version, locale);
  known.set(key, making);
  const {document, files} = await making;
  return {document: structuredClone(document), files};
}

/** A version's published document with every `$ref` replaced. */
export async function resolved(version: ApiVersion, locale: Locale): Promise<ApiDocument> {
  return (await made(version, locale)).document;
}
