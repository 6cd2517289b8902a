import type {Config} from '@docusaurus/types';

type Plugin = NonNullable<Config['plugins']>[number];

/** Parts of this site that make it smaller or its build faster; a site on stock settings has none of them. */
const ours = ['./src/plugins/lean-bundle/index.ts', './src/plugins/docs-parts/index.ts', '@docusaurus/plugin-css-cascade-layers'];
const ourDocs = './src/plugins/lean-docs/index.ts';

/** Theme parts that stand where Prism would; they are taken out of the copy that is built on stock settings. */
export const partsInPlaceOfPrism = ['src/theme/CodeBlock', 'src/theme/MDXComponents'];

function stockPlugin(plugin: Plugin): Plugin[] {
  if (typeof plugin === 'string' && ours.includes(plugin)) return [];
  if (!Array.isArray(plugin) || plugin[0] !== ourDocs) return [plugin];
  return [['@docusaurus/plugin-content-docs', {...(plugin[1] as object), rehypePlugins: []}]];
}

/**
 * The same site as Docusaurus builds it out of the box: webpack, Babel, Terser, the stock docs plugin, code highlighted by
 * Prism in the browser. Dates of pages are read as the site reads them, since without a history the stock reader fails.
 */
export function stockSettings(config: Config): Config {
  const history = config.future?.experimental_vcs;
  return {
    ...config,
    future: history === undefined ? {} : {experimental_vcs: history},
    plugins: (config.plugins ?? []).flatMap(stockPlugin),
    themes: (config.themes ?? []).flatMap(stockPlugin),
    themeConfig: {...config.themeConfig, prism: {additionalLanguages: ['bash', 'csharp', 'csv', 'http', 'json', 'php']}},
  };
}
