import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';
import {dataFolder} from '../load.ts';

/** While pages are written, shows a change of a data file without a new start. A build reads everything once. */
export default function watchedDataPlugin(): Plugin {
  const loader = fileURLToPath(new URL('./loader.cjs', import.meta.url));
  return {
    name: 'watched-data',
    // The test is a list, since Docusaurus takes a rule with a pattern that fits pages for a loader of pages, and asks it for the folders it loads.
    configureWebpack: () =>
      process.env.NODE_ENV === 'development' ? {module: {rules: [{test: [/\.mdx?$/], enforce: 'pre', use: [{loader, options: {folder: dataFolder}}]}]}} : {},
  };
}
