import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';
import {leanIsOn} from '../switch.ts';

/**
 * Puts the parts of every documentation page into the main script, see client.ts. The last of the themes: client modules
 * load in that order, and so do styles; earlier it would come before the declaration of layers and before the theme.
 */
export default function docsPartsPlugin(): Plugin {
  return {name: 'docs-parts', getClientModules: () => (leanIsOn() ? [fileURLToPath(new URL('./client.ts', import.meta.url))] : [])};
}
