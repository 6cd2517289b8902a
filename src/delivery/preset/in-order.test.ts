import {expect, it} from 'vitest';
import {runInOrder} from './in-order.ts';

it('runs the steps of all plugins one after the other, before its own goes on, though all are called at once', async () => {
  const seen: string[] = [];
  const slow =
    (name: string) =>
    async ({outDir, content}: {readonly outDir: string; readonly content: unknown}) => {
      seen.push(`${name} begins in ${outDir} with ${content}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push(`${name} ends`);
    };
  const plugins = [
    {
      name: 'delivery',
      content: undefined,
      postBuild: async (parameters: {readonly outDir: string}) => {
        await runInOrder(plugins, 'delivery', {outDir: parameters.outDir});
        seen.push('delivered');
      },
    },
    {name: 'sitemap', content: 1, postBuild: slow('sitemap')},
    {name: 'nothing', content: 2},
    {name: 'search', content: 3, postBuild: slow('search')},
  ];
  // As Docusaurus calls them.
  await Promise.all(plugins.map(async (plugin) => plugin.postBuild?.({outDir: 'build', content: plugin.content} as never)));
  expect(seen).toEqual(['sitemap begins in build with 1', 'sitemap ends', 'search begins in build with 3', 'search ends', 'delivered']);
});
