import type {ApiDocument} from './types.ts';
import {callsOf} from './types.ts';
import type {ApiVersion} from './versions.ts';

/** Hand-written guides of a version, in reading order; file names below its folder. */
export const guides: Readonly<Record<ApiVersion['id'], readonly string[]>> = {
  '4.1': [
    'first-publication',
    'from-draft-to-schedule',
    'uploading-a-file',
    'analytics-to-csv',
    'errors-and-retries',
    'moving-from-4-0',
    'reference/changelog',
  ],
  '4.0': [],
};

/** Docusaurus sidebar of a version: overview, guides, one group a resource with its calls. */
export function sidebarOf(version: ApiVersion, document: ApiDocument): Record<string, unknown> {
  const pages = guides[version.id];
  return {
    [version.sidebar]: [
      'index',
      ...(pages.length > 0 ? [{type: 'category', key: 'guides', label: 'Guides', collapsed: false, items: [...pages]}] : []),
      ...document.tags.map((tag) => ({
        type: 'category',
        key: tag.name,
        label: tag['x-displayName'],
        link: {type: 'doc', id: `reference/${tag.name}.tag`},
        items: callsOf(document)
          .filter((call) => call.operation.tags.includes(tag.name))
          .map((call) => ({type: 'doc', id: `reference/${call.operation.operationId}.api`, className: `api-method api-method-${call.method}`})),
      })),
    ],
  };
}

/** Russian and other names of the sidebar's groups, in the shape of a Docusaurus translation file. */
export function sidebarTranslations(version: ApiVersion, document: ApiDocument, guidesLabel: string): Record<string, {message: string}> {
  return {
    'version.label': {message: version.id},
    [`sidebar.${version.sidebar}.category.guides`]: {message: guidesLabel},
    ...Object.fromEntries(document.tags.map((tag) => [`sidebar.${version.sidebar}.category.${tag.name}`, {message: tag['x-displayName']}])),
  };
}
