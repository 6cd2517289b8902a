import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {processOpenapiFiles, readOpenapiFiles} from 'docusaurus-plugin-openapi-docs/lib/openapi/index.js';
import {afterAll, describe, expect, it} from 'vitest';
import config from '../../../docusaurus.config.ts';
import {publishedDocument} from '../../../src/api/document.ts';
import {openapiPlugin, pagesConfig} from '../../../src/api/openapi-plugin.ts';
import {apiVersions} from '../../../src/api/versions.ts';
import {locales} from '../../../src/config/product.ts';
import {made} from './resolved.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'openapi-plugin-'));
afterAll(() => rmSync(folder, {recursive: true}));

describe('docusaurus-plugin-openapi-docs', () => {
  it('stands in the plugins, with a set of pages for each version in each language', () => {
    expect(config.plugins).toContainEqual(openapiPlugin);
    const [name, options] = openapiPlugin as [string, {config: Record<string, {outputDir: string}>}];
    expect(name).toBe('docusaurus-plugin-openapi-docs');
    expect(Object.keys(options.config)).toEqual(apiVersions.flatMap(({id}) => locales.map((locale) => `v${id}-${locale}`)));
    expect(new Set(Object.values(options.config).map(({outputDir}) => outputDir)).size).toBe(4);
  });

  it('makes the pages that are tested, from what it reads of a document', async () => {
    for (const version of apiVersions) {
      const file = path.join(folder, `${version.id}.json`);
      writeFileSync(file, JSON.stringify(await publishedDocument(version, 'ru')));
      const options = pagesConfig(version, 'ru');
      const [items] = await processOpenapiFiles(await readOpenapiFiles(file), options as never, options.sidebarOptions as never);
      const pages = new Map((await made(version, 'ru')).files.map((item) => [path.basename(item.file), item.content]));
      const calls = items.flatMap((item) => (item.type === 'api' ? [item] : []));
      expect(items.map((item) => `${item.id}.${item.type}.mdx`).sort()).toEqual([...pages.keys()].filter((name) => name.endsWith('.mdx')).sort());
      for (const item of calls) expect(options.markdownGenerators.createApiPageMD(item)).toBe(pages.get(`${item.id}.api.mdx`));
    }
  }, 60_000);
});
