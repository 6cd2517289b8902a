import path from 'node:path';
import type {LoadContext, Plugin, Preset} from '@docusaurus/types';
import {deliver} from './deliver.ts';
import {runInOrder} from './in-order.ts';

const name = 'delivery';

/** Makes of a build what is published: all that plugins write comes first, so that nothing is left without its compressed copy. */
function deliveryPlugin({i18n}: LoadContext): Plugin {
  return {
    name,
    async postBuild(parameters) {
      const {content: _content, ...shared} = parameters;
      await runInOrder(parameters.plugins, name, shared);
      const site = i18n.currentLocale === i18n.defaultLocale ? parameters.outDir : path.dirname(parameters.outDir);
      await deliver(parameters.outDir, site, process.env);
    },
  };
}

/** The first preset: its plugin is the first of all, those of the classic preset and its themes (sitemap, opensearch.xml) included. */
export default function deliveryPreset(): Preset {
  return {plugins: [deliveryPlugin]};
}
