import docsPlugin, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {historyOf} from '../../../src/config/history.ts';
import {repositoryEditUrl} from '../../../src/config/product.ts';
import {leanIsOn} from '../switch.ts';
import {datedRoute, listDates, withDocuments} from './dates.ts';
import {errorNames, leanGlobalData, leanRoutes, lookedUpBy} from './lean.ts';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/**
 * The stock docs plugin, with less in the browser: it hands every page the title and description of all pages of its
 * version, which only the cards of index pages show. Here that cost each page 10 kB and grew with every new one. The list
 * of all pages in the global data (2 kB) serves items of the navbar, which get those that they look up; links between versions are
 * made by the plugin api-versions. Names of
 * error pages (4 kB) come with the pages that show them, and otherwise when a group of them is opened.
 * And with the day of the last change for pages that the build makes, see dates.ts.
 */
export default async function leanDocsPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  const history = context.siteConfig.future.experimental_vcs;
  const lean = leanIsOn();
  const navbar = context.siteConfig.themeConfig.navbar as {readonly items?: readonly object[]} | undefined;
  const lookedUp = lookedUpBy(navbar?.items ?? [], options.id ?? 'default');
  return {
    ...plugin,
    loadContent: async () =>
      withDocuments((await plugin.loadContent?.()) as LoadedContent, {
        root: context.siteDir,
        editUrl: repositoryEditUrl,
        locale: context.i18n.currentLocale === 'ru' ? 'ru' : 'en',
        changedAt: async (file) => (await history.getFileLastUpdateInfo(file))?.timestamp ?? null,
        isDated: historyOf(context.siteDir) !== 'none',
      }),
    contentLoaded: async (parameters) => {
      const {actions, content} = parameters;
      const dates = listDates(content);
      const routes: RouteConfig[] = [];
      await plugin.contentLoaded?.({
        ...parameters,
        actions: {
          ...actions,
          addRoute: (route) => routes.push(datedRoute(route, dates)),
          setGlobalData: (data) => actions.setGlobalData(lean ? leanGlobalData(data, lookedUp) : data),
        },
      });
      const groups = routes.flatMap(errorNames);
      await actions.createData('names.json', Object.assign({}, ...groups.map(({names}) => names)));
      const modules = new Map<string, string>();
      for (const [number, {paths, names}] of groups.entries()) {
        const source = `import {addNames} from '@site/packages/lean/page-names/store.ts';\naddNames(${JSON.stringify(names)});\nexport default {};\n`;
        const module = await actions.createData(`names-${number}.js`, source);
        for (const path of paths) modules.set(path, module);
      }
      for (const route of lean ? leanRoutes(routes, modules) : routes) actions.addRoute(route);
    },
  };
}
