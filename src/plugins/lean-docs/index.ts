import docsPlugin, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {leanGlobalData, leanRoute} from './lean.ts';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/**
 * The stock docs plugin, with less in the browser: it hands every page the title and description of all pages of its
 * version, which only the cards of index pages show. Here that cost each page 10 kB and grew with every new one. The list
 * of all pages in the global data (2 kB) serves links between versions; those are made by the plugin api-versions.
 */
export default async function leanDocsPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: async (parameters) => {
      const {actions} = parameters;
      await plugin.contentLoaded?.({
        ...parameters,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(leanRoute(route)),
          setGlobalData: (data) => actions.setGlobalData(leanGlobalData(data)),
        },
      });
    },
  };
}
