// Resources: the pages as Markdown, and the files for programs as they are published.
import {type McpServer, ResourceTemplate} from '@modelcontextprotocol/sdk/server/mcp.js';
import {apiVersions} from '../src/api/versions.ts';
import {locales} from '../src/config/product.ts';
import {sourceLine} from './answer.ts';
import {folderOf, QuestionError, type Site} from './site/site.ts';

const dataFiles = [
  {file: 'limits.json', title: 'Limits of all networks and of the service, in both languages', mimeType: 'application/json'},
  {file: 'limits.schema.json', title: 'Schema of limits.json', mimeType: 'application/schema+json'},
  {file: 'errors.schema.json', title: 'Schema of errors.json', mimeType: 'application/schema+json'},
  ...locales.flatMap((locale) => [
    {file: `${folderOf(locale)}errors.json`, title: `Error codes (${locale})`, mimeType: 'application/json'},
    ...apiVersions.map(({id}) => ({
      file: `${folderOf(locale)}openapi/v${id}.json`,
      title: `OpenAPI document of API ${id} (${locale})`,
      mimeType: 'application/json',
    })),
  ]),
];

export function registerResources(server: McpServer, site: Site): void {
  for (const {file, title, mimeType} of dataFiles)
    server.registerResource(file, `help://data/${file}`, {title, mimeType}, async (uri) => ({
      contents: [{uri: uri.href, mimeType, text: await site.raw(file)}],
    }));
  const template = new ResourceTemplate('help://pages/{language}/{+path}', {
    list: async () => {
      const lists = await Promise.all(locales.map(async (locale) => ({locale, pages: await site.pages(locale)})));
      // Error pages and calls of the API are told by errors.json and by the OpenAPI documents; listed here, they would bury the rest.
      return {
        resources: lists.flatMap(({locale, pages}) =>
          pages
            .filter(({path}) => !/\/issues\/\d+$/.test(path))
            .map(({title, path, description}) => ({
              uri: `help://pages/${locale}/${path.slice(folderOf(locale).length)}`,
              name: title,
              description,
              mimeType: 'text/markdown',
            })),
        ),
      };
    },
    complete: {
      language: (value) => locales.filter((locale) => locale.startsWith(value)),
      path: async (value, context) => {
        const locale = context?.arguments?.language === 'ru' ? 'ru' : 'en';
        const paths = (await site.pages(locale)).map(({path}) => path.slice(folderOf(locale).length));
        return paths.filter((path) => path.includes(value)).slice(0, 100);
      },
    },
  });
  server.registerResource('page', template, {title: 'A page of the help site as Markdown', mimeType: 'text/markdown'}, async (uri, {language, path}) => {
    const locale = locales.find((name) => name === language);
    if (!locale) throw new QuestionError(`"${String(language).slice(0, 20)}" is no language of this site; it has ${locales.join(' and ')}.`);
    const page = await site.page([path].flat().join('/'), locale);
    return {contents: [{uri: uri.href, mimeType: 'text/markdown', text: `${sourceLine(page.address, page.updated, locale)}\n\n${page.body}\n`}]};
  });
}
