import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

/** Paths in their own case only, on the server’s side and in the browser. */
export default function ownCasePlugin(): Plugin {
  const loader = fileURLToPath(new URL('./loader.cjs', import.meta.url));
  return {
    name: 'own-case',
    configureWebpack: () => ({
      module: {rules: [{test: /react-router-config[\\/](?:esm|cjs)[\\/]react-router-config\.js$/, enforce: 'pre', use: [{loader}]}]},
    }),
  };
}
