import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {nameScripts} from '../early-scripts.ts';
import {aliasesOf, inBrowser, noPrism, ofTslib} from '../small/stand-ins.ts';
import {endUnlessTheyFit} from '../small/plugin.ts';
import {leanIsOn} from '../switch.ts';
import {type Configuration, chunkAddress} from './chunk-address.ts';
import {missingRewrites} from './expected.ts';
import {report, take} from './fired.cjs';
import {cacheGroups} from './sheets.ts';

type Minimizer = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>[number];

function isScriptMinimizer(item: Minimizer): boolean {
  return item !== null && typeof item === 'object' && item.constructor.name === 'SwcJsMinimizerRspackPlugin';
}

/**
 * Docusaurus' own minimizer, with letters left as letters: every file is served as UTF-8, and `\\u0437` for each
 * Cyrillic one makes a Russian page's script larger, compressed too.
 */
function minimizer(): Minimizer {
  const stock = getSwcJsMinimizerOptions();
  const options = {...stock, format: {...stock.format, ascii_only: false}};
  return new rspack.SwcJsMinimizerRspackPlugin({minimizerOptions: options} as never) as unknown as Minimizer;
}

/** The bundler's plugin that ends the build, by name, when a rewrite did not find what it rewrites. */
const endUnlessAllFired: NonNullable<Configuration['plugins']>[number] = {
  apply(compiler: {hooks: {afterCompile: {tap(name: string, run: (compilation: {errors: unknown[]}) => void): void}}}): void {
    compiler.hooks.afterCompile.tap('lean', (compilation) => {
      const missing = missingRewrites(take());
      if (missing.length > 0)
        compilation.errors.push(
          new Error(
            `packages/lean: a rewrite of Docusaurus’ output did not fire: ${missing.join('; ')}. Mend it in packages/lean/bundle, or build with LEAN=off meanwhile.`,
          ),
        );
    });
  },
};

/**
 * Leaves out of the browser what no page uses: Prism (code is highlighted while the site is built, see rehype-highlight;
 * 108 kB), tslib (11 kB for one helper), what only the server needs to know of routes, and the texts of other languages
 * and of parts that are not on the page. Measured: ARCHITECTURE.md, "What a page weighs".
 */
export default function leanBundlePlugin({generatedFilesDir, siteDir}: LoadContext): Plugin {
  const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
  const rewritten = (test: RegExp, rewrite: string, more: Readonly<Record<string, unknown>> = {}, server = false): object => ({
    test,
    use: [{loader: here('./loader.cjs'), options: {rewrite, generatedFilesDir, server}}],
    ...more,
  });
  const texts = (server: boolean): object =>
    rewritten(
      /\.[jt]sx?$/,
      'texts',
      {enforce: 'post', include: [path.join(siteDir, 'src'), path.join(siteDir, 'packages'), /@docusaurus[\\/]theme-[a-z-]+[\\/]lib[\\/]/]},
      server,
    );
  return {
    name: 'lean-bundle',
    postBuild: ({outDir, siteConfig}) => {
      if (!leanIsOn()) return;
      const file = path.join(generatedFilesDir, 'needed-scripts.json');
      nameScripts(outDir, siteConfig.baseUrl, JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>);
    },
    configureWebpack: (config, isServer) => {
      const names = `${generatedFilesDir}/docusaurus-plugin-content-docs/default/names.json`;
      if (!leanIsOn()) return {resolve: {alias: {'@page-names$': names}}};
      const browser = !isServer && process.env.NODE_ENV === 'production';
      if (browser) {
        take();
        const stock = (config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
        if (stock.length < (config.plugins ?? []).length) report('chunkAddress');
        config.plugins = [...stock, chunkAddress, endUnlessAllFired, endUnlessTheyFit([noPrism, ...inBrowser, ofTslib])];
        config.entry = here('./entry.cjs');
        // Returned below it would stand beside the stock one, not in its place.
        if (config.optimization)
          config.optimization.minimizer = (config.optimization.minimizer ?? []).map((item) => {
            if (!isScriptMinimizer(item)) return item;
            report('minimizer');
            return minimizer();
          });
      }
      return {
        resolve: {
          alias: {
            ...aliasesOf([noPrism, ...(browser ? inBrowser : [])]),
            '@page-names$': isServer ? names : here('../page-names/none.json'),
          },
        },
        ...(isServer && process.env.NODE_ENV === 'production' && {module: {rules: [texts(true)]}}),
        ...(browser && {
          // Named by the build and not each by its content: the names of 480 are 3 kB of brotli, which every first visit would load so that
          // a returning reader need not fetch a page's script anew after a release.
          output: {chunkFilename: 'assets/js/[id].[fullhash:6].js'},
          optimization: {
            chunkIds: 'named',
            splitChunks: {cacheGroups: cacheGroups()},
          },
          module: {
            rules: [
              rewritten(/\.docusaurus[\\/]registry\.js$/, 'registry', {enforce: 'pre'}),
              rewritten(/\.docusaurus[\\/]routes\.js$/, 'routes', {enforce: 'pre'}),
              rewritten(/\.docusaurus[\\/]routesChunkNames\.json$/, 'chunkNames', {type: 'javascript/auto'}),
              rewritten(/@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]docusaurus\.js$/, 'prefetch', {enforce: 'pre'}),
              rewritten(/@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]preload\.js$/, 'preload', {enforce: 'pre'}),
              rewritten(/plugin-content-docs[\\/]lib[\\/]client[\\/]docsClientUtils\.js$|theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/, 'order', {
                enforce: 'pre',
              }),
              rewritten(/\.docusaurus[\\/]docusaurus\.config\.mjs$/, 'config', {enforce: 'pre'}),
              rewritten(/\.docusaurus[\\/]codeTranslations\.json$/, 'noTexts', {type: 'javascript/auto'}),
              texts(false),
              {test: /@docusaurus[\\/]utils-common[\\/]/, resolve: {alias: aliasesOf([ofTslib])}},
            ],
          },
        }),
      };
    },
  };
}
