import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';
import {dataFolder} from '../load.ts';

/** While pages are written, shows a change of a data file without a new start. A build reads everything once. */
export default function watchedDataPlugin(): Plugin {
  const loader = fileURLToPath(new URL('./loader.cjs', import.meta.url));
  return {
    name: 'watched-data',
    configureWebpack: () =>
      process.env.NODE_ENV === 'development' ? {module: {rules: [{test: /\.mdx?$/, enforce: 'pre', use: [{loader, options: {folder: dataFolder}}]}]}} : {},
  };
}
