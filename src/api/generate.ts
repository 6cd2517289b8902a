import {randomUUID} from 'node:crypto';
import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {defaultLocale, locales, type Locale} from '../config/product.ts';
import {changelogPage, compareDocuments} from './changelog.ts';
import {offeredDocument, publishedDocument} from './document.ts';
import {operationPage} from './pages/operation.ts';
import {tagPage} from './pages/tag.ts';
import {postmanCollection} from './postman.ts';
import {resolveReferences} from './references.ts';
import {sidebarOf, sidebarTranslations} from './sidebar.ts';
import {type ApiDocument, callsOf} from './types.ts';
import {apiVersions, downloadPath, type ApiVersion} from './versions.ts';

/** A file that the generator makes: path from the repository's root, and its text. */
export interface GeneratedFile {
  readonly file: string;
  readonly content: string;
}

/** Folder of a version's pages in a language, from the repository's root. */
export function versionFolder(version: ApiVersion, locale: Locale): string {
  return locale === defaultLocale ? `api_versioned_docs/version-${version.id}` : `i18n/${locale}/docusaurus-plugin-content-docs-api/version-${version.id}`;
}

/** Folder of a version's generated pages in a language, from the repository's root. */
export function referenceFolder(version: ApiVersion, locale: Locale): string {
  return `${versionFolder(version, locale)}/reference`;
}

/** Where the published document lies for the plugin that makes its pages, from the root. */
export function workFile(version: ApiVersion, locale: Locale): string {
  return `.cache/openapi/v${version.id}.${locale}.json`;
}

const guidesLabel: Readonly<Record<Locale, string>> = {en: 'Guides', ru: 'Руководства'};

/** Reference pages of a version in a language, as the plugin writes them; `.api.mdx` are calls, `.tag.mdx` resources. */
function pagesOf(document: ApiDocument, version: ApiVersion, locale: Locale): GeneratedFile[] {
  const folder = referenceFolder(version, locale);
  return [
    ...callsOf(document).map((call) => ({file: `${folder}/${call.operation.operationId}.api.mdx`, content: operationPage(call, version, locale)})),
    ...document.tags.map((tag) => ({file: `${folder}/${tag.name}.tag.mdx`, content: tagPage(tag, document, version, locale)})),
  ];
}

interface Generated {
  readonly version: ApiVersion;
  /** With its `$ref`s in place. */
  readonly published: object;
  /** With every `$ref` replaced. */
  readonly document: ApiDocument;
  readonly files: readonly GeneratedFile[];
}

/** Everything that follows from a version's document in a language. Writes the document into `.cache` on the way. */
export async function generateVersion(root: string, version: ApiVersion, locale: Locale): Promise<Generated> {
  const published = await publishedDocument(version, locale);
  const work = path.join(root, workFile(version, locale));
  mkdirSync(path.dirname(work), {recursive: true});
  // A build and tests may write it at the same time: a reader finds the whole file, whoever wrote it.
  const half = `${work}.${randomUUID()}`;
  writeFileSync(half, JSON.stringify(published));
  renameSync(half, work);
  const document = resolveReferences(published) as unknown as ApiDocument;
  const pages = pagesOf(document, version, locale);
  const translations = {
    file: `${versionFolder(version, locale)}.json`,
    content: `${JSON.stringify(sidebarTranslations(version, document, guidesLabel[locale]), null, 2)}\n`,
  };
  if (locale !== defaultLocale) return {version, published, document, files: [...pages, translations]};
  const offered = offeredDocument(published);
  const downloads = [
    {file: `api_versioned_sidebars/version-${version.id}-sidebars.json`, content: `${JSON.stringify(sidebarOf(version, document), null, 2)}\n`},
    {file: `static${downloadPath(version, 'yaml')}`, content: stringify(offered, {lineWidth: 0, aliasDuplicateObjects: false})},
    {file: `static${downloadPath(version, 'json')}`, content: `${JSON.stringify(offered, null, 2)}\n`},
    {file: `static${downloadPath(version, 'postman')}`, content: `${JSON.stringify(await postmanCollection(offered, callsOf(document)), null, 2)}\n`},
  ];
  return {version, published, document, files: [...pages, ...downloads]};
}

/** Changes from each version to the next newer one, as pages of the newer one, in every language. */
function changelogs(generated: ReadonlyMap<Locale, readonly Generated[]>): GeneratedFile[] {
  const wire = generated.get(defaultLocale) ?? [];
  return wire.slice(1).flatMap((older, index) => {
    const newer = wire[index];
    if (!newer) return [];
    const changes = compareDocuments(older.document, newer.document);
    return [...generated].flatMap(([locale, versions]) => {
      const [to, from] = [versions[index], versions[index + 1]];
      return to && from ? [{file: `${referenceFolder(to.version, locale)}/changelog.mdx`, content: changelogPage(changes, from, to, locale)}] : [];
    });
  });
}

/**
 * Makes everything of the reference anew but the pages of calls and resources, which the plugin writes
 * (`docusaurus gen-api-docs all`, see openapi-plugin.ts); returns what was written.
 */
export async function generateReference(root: string): Promise<GeneratedFile[]> {
  const generated = new Map<Locale, Generated[]>();
  for (const locale of locales) {
    const versions: Generated[] = [];
    for (const version of apiVersions) versions.push(await generateVersion(root, version, locale));
    generated.set(locale, versions);
  }
  const files = [...[...generated.values()].flat().flatMap((version) => version.files), ...changelogs(generated)];
  for (const locale of locales) for (const version of apiVersions) rmSync(path.join(root, referenceFolder(version, locale)), {recursive: true, force: true});
  const ofPlugin = /\.(api|tag)\.mdx$/;
  for (const {file, content} of files.filter((item) => !ofPlugin.test(item.file))) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, content);
  }
  return files;
}
