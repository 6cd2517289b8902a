import type {LoadContext} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import networkNamesPlugin, {type NetworkCodes} from './index.ts';

vi.mock('../load.ts', async (original) => ({
  ...(await original<object>()),
  loadService: () => ({notices: [{id: 'meta', about: ['Instagram'], en: '', ru: 'Примечание о сети - вот.'}]}),
}));

/** What the plugin writes for pages in a language, by file. */
async function written(locale: 'en' | 'ru'): Promise<ReadonlyMap<string, unknown>> {
  const files = new Map<string, unknown>();
  const plugin = networkNamesPlugin({i18n: {currentLocale: locale}} as LoadContext);
  const createData = async (name: string, data: unknown): Promise<string> => files.set(name, data) && name;
  await plugin.contentLoaded?.({content: (await plugin.loadContent?.()) ?? [], actions: {createData}} as never);
  return files;
}

it('hands pages the notices that are on in their language, typeset', async () => {
  expect((await written('en')).get('notices.json')).toEqual([]);
  expect((await written('ru')).get('notices.json')).toEqual([{about: ['Instagram'], text: 'Примечание о\u00a0сети\u00a0— вот.'}]);
});

it('tells whose errors a number belongs to: of networks, and of nothing that has no sign', async () => {
  const codes = (await written('en')).get('codes.json') as NetworkCodes;
  const names = (await written('en')).get('names.json') as readonly {readonly id: string}[];
  expect(Object.keys(codes)).toEqual(names.map(({id}) => id));
  expect(codes.telegram).toContainEqual([10141, 10156]);
});
