import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PrismSettings} from '../../../config/prism.ts';
import {themeCss} from '../theme-css.ts';

const name = 'code-colours';

/** Puts the colours of `themeConfig.prism` into the stylesheet. */
export default function codeColoursPlugin({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name,
    async contentLoaded({actions}) {
      await actions.createData('colours.css', themeCss((siteConfig.themeConfig as {prism: PrismSettings}).prism));
    },
    getClientModules: () => [path.join(generatedFilesDir, name, 'default/colours.css')],
  };
}
