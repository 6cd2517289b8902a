import docsPlugin, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {errorNames, leanGlobalData, leanRoute} from './lean.ts';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/**
 * The stock docs plugin, with less in the browser: it hands every page the title and description of all pages of its
 * version, which only the cards of index pages show. Here that cost each page 10 kB and grew with every new one. The list
 * of all pages in the global data (2 kB) serves links between versions; those are made by the plugin api-versions. Names of
 * error pages (4 kB) come with the pages that show them, and otherwise when a group of them is opened.
 */
export default async function leanDocsPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: async (parameters) => {
      const {actions} = parameters;
      const routes: RouteConfig[] = [];
      await plugin.contentLoaded?.({
        ...parameters,
        actions: {
          ...actions,
          addRoute: (route) => routes.push(route),
          setGlobalData: (data) => actions.setGlobalData(leanGlobalData(data)),
        },
      });
      const groups = routes.flatMap(errorNames);
      await actions.createData('names.json', Object.assign({}, ...groups.map(({names}) => names)));
      const modules = new Map<string, string>();
      for (const [number, {paths, names}] of groups.entries()) {
        const source = `import {addNames} from '@site/src/components/page-names/store.ts';\naddNames(${JSON.stringify(names)});\nexport default {};\n`;
        const module = await actions.createData(`names-${number}.js`, source);
        for (const path of paths) modules.set(path, module);
      }
      for (const route of routes) actions.addRoute(leanRoute(route, modules));
    },
  };
}
