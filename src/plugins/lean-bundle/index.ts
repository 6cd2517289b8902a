import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

/**
 * Leaves out of the browser what no page uses: Prism (code is highlighted while the site is built, see rehype-highlight;
 * 108 kB), the source names in the registry of chunks (a third of what each route adds), and tslib (11 kB for one helper).
 */
export default function leanBundlePlugin(): Plugin {
  const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
  const prism = createRequire(import.meta.url).resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');
  return {
    name: 'lean-bundle',
    configureWebpack: (_config, isServer) => ({
      // Named by number alone: the stock names cost every page a map from numbers to names.
      ...(isServer || process.env.NODE_ENV !== 'production' ? {} : {output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'}}),
      resolve: {alias: {[`${prism}$`]: false, [`${prism.replace(/\.js$/, '')}$`]: false}},
      module: isServer
        ? {}
        : {
            rules: [
              {test: /\.docusaurus[\\/]registry\.js$/, enforce: 'pre', use: [here('./registry-loader.cjs')]},
              {test: /@docusaurus[\\/]utils-common[\\/]/, resolve: {alias: {tslib: here('./tslib.cjs')}}},
            ],
          },
    }),
  };
}
