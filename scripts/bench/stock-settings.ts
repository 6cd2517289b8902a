import type {Config} from '@docusaurus/types';

type Plugin = NonNullable<Config['plugins']>[number];

/** Parts of this site that make it smaller or its build faster; a site on stock settings has none of them. */
const ours = [
  './packages/lean/bundle/index.ts',
  './packages/lean/docs-parts/index.ts',
  './src/content/highlight/plugin/index.ts',
  './src/delivery/preset/index.ts',
];
const ourDocs = './packages/lean/docs/index.ts';

/**
 * Theme parts that stand where Prism would, that put names into sidebars which the stock plugin leaves there, or that leave
 * something out; they are taken out of the copy that is built on stock settings.
 */
export const ownThemeParts = ['src/theme/CodeBlock', 'src/theme/MDXComponents', 'src/theme/DocVersionRoot', 'src/theme/DocSidebarItem'];

/** Stands where the names of error pages are kept apart; the stock sidebars have them. */
export const stockNames = {
  file: 'packages/lean/page-names/store.ts',
  source: `export type PageNames = Readonly<Record<string, string>>;
const none: PageNames = {};
export const currentNames = (): PageNames => none;
export const onNames = () => () => undefined;
export const loadNames = async (): Promise<void> => undefined;
`,
};

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
    presets: (config.presets ?? []).filter((preset) => typeof preset !== 'string' || !ours.includes(preset)),
    themes: (config.themes ?? []).flatMap(stockPlugin),
    themeConfig: {...config.themeConfig, prism: {additionalLanguages: ['bash', 'csharp', 'csv', 'http', 'json', 'php']}},
  };
}
