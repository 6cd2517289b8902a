import {randomUUID} from 'node:crypto';
import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {processOpenapiFiles, readOpenapiFiles} from 'docusaurus-plugin-openapi-docs/lib/openapi/index.js';
import {stringify} from 'yaml';
import {defaultLocale, locales, type Locale} from '../config/product.ts';
import {changelogPage, compareDocuments} from './changelog.ts';
import {offeredDocument, publishedDocument} from './document.ts';
import {operationPage} from './pages/operation.ts';
import {tagPage} from './pages/tag.ts';
import {postmanCollection} from './postman.ts';
import {sidebarOf, sidebarTranslations} from './sidebar.ts';
import {type ApiDocument, type Call, callsOf, type Operation, type Tag} from './types.ts';
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

/** Where the published document lies between its making and its reading by the page generator, from the root. */
function workFile(version: ApiVersion, locale: Locale): string {
  return `.cache/openapi/v${version.id}.${locale}.json`;
}

const guidesLabel: Readonly<Record<Locale, string>> = {en: 'Guides', ru: 'Руководства'};

/** Reference pages of a version in a language, from the parsed document; `.api.mdx` are calls, `.tag.mdx` resources. */
async function pagesOf(root: string, version: ApiVersion, locale: Locale): Promise<{pages: GeneratedFile[]; document: ApiDocument}> {
  const files = await readOpenapiFiles(path.join(root, workFile(version, locale)));
  const sidebarOptions = {categoryLinkSource: 'tag'} as const;
  const [items] = await processOpenapiFiles(files, {specPath: '', outputDir: '', showInfoPage: false, sidebarOptions}, sidebarOptions);
  const document = files[0]?.data as unknown as ApiDocument;
  const folder = `${versionFolder(version, locale)}/reference`;
  const pages = items.map((item): GeneratedFile => {
    if (item.type === 'api') {
      const call: Call = {method: item.api.method, path: item.api.path, operation: {...(item.api as unknown as Operation), summary: item.title}};
      return {file: `${folder}/${item.id}.api.mdx`, content: operationPage(call, version, locale)};
    }
    if (item.type === 'tag') return {file: `${folder}/${item.id}.tag.mdx`, content: tagPage(item.tag as unknown as Tag, document, version, locale)};
    throw new Error(`openapi/v${version.id}.yaml: no page is made for ${item.type} "${item.id}"`);
  });
  return {pages, document};
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
  const {pages, document} = await pagesOf(root, version, locale);
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
    {
      file: `static${downloadPath(version, 'postman')}`,
      content: `${JSON.stringify(await postmanCollection(offered as unknown as ApiDocument, callsOf(document), version), null, 2)}\n`,
    },
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
      return to && from ? [{file: `${versionFolder(to.version, locale)}/reference/changelog.mdx`, content: changelogPage(changes, from, to, locale)}] : [];
    });
  });
}

/** Makes the reference of every version in every language anew; returns what was written. */
export async function generateReference(root: string): Promise<GeneratedFile[]> {
  const generated = new Map<Locale, Generated[]>();
  for (const locale of locales) {
    const versions: Generated[] = [];
    for (const version of apiVersions) versions.push(await generateVersion(root, version, locale));
    generated.set(locale, versions);
  }
  const files = [...[...generated.values()].flat().flatMap((version) => version.files), ...changelogs(generated)];
  for (const locale of locales)
    for (const version of apiVersions) rmSync(path.join(root, versionFolder(version, locale), 'reference'), {recursive: true, force: true});
  for (const {file, content} of files) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, content);
  }
  return files;
}
