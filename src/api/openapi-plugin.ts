import {readFileSync} from 'node:fs';
import type {PluginConfig} from '@docusaurus/types';
import {type Locale, locales} from '../config/product.ts';
import {referenceFolder, workFile} from './generate.ts';
import {operationPage} from './pages/operation.ts';
import {tagPage} from './pages/tag.ts';
import {resolveReferences} from './references.ts';
import type {ApiDocument, Operation, Tag} from './types.ts';
import {type ApiVersion, apiVersions} from './versions.ts';

/** What the plugin hands to a generator of pages, as far as ours look at it. */
interface ApiItem {
  readonly title: string;
  readonly api: object;
}
interface TagItem {
  readonly tag: object;
}

/** The plugin knows of a tag nothing but itself; its page shows its calls and objects. */
function documentOf(version: ApiVersion, locale: Locale): ApiDocument {
  return resolveReferences(JSON.parse(readFileSync(workFile(version, locale), 'utf8'))) as unknown as ApiDocument;
}

/** A version in a language: which document, where its pages go, and our templates in the place of the plugin's. */
export function pagesConfig(version: ApiVersion, locale: Locale) {
  const template = 'src/api/pages/page.mustache';
  return {
    specPath: workFile(version, locale),
    outputDir: referenceFolder(version, locale),
    // Both hold what our generators return, front matter included.
    template,
    tagTemplate: template,
    showInfoPage: false,
    externalJsonProps: false,
    sidebarOptions: {categoryLinkSource: 'tag'},
    markdownGenerators: {
      createApiPageMD: ({api, title}: ApiItem): string => {
        const {method, path, ...operation} = api as Operation & {method: string; path: string};
        return operationPage({method, path, operation: {...operation, summary: title}}, version, locale);
      },
      createTagPageMD: ({tag}: TagItem): string => tagPage(tag as Tag, documentOf(version, locale), version, locale),
    },
  };
}

/** The plugin that reads the documents and writes a page for every call and resource; `docusaurus gen-api-docs all` runs it. */
export const openapiPlugin: PluginConfig = [
  'docusaurus-plugin-openapi-docs',
  {
    id: 'openapi',
    docsPlugin: './packages/lean/docs/index.ts',
    docsPluginId: 'api',
    config: Object.fromEntries(apiVersions.flatMap((version) => locales.map((locale) => [`v${version.id}-${locale}`, pagesConfig(version, locale)]))),
  },
];
