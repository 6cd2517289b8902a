/**
 * Every rewrite, what it is for, and how many files it must have found at the least. A new version of Docusaurus that names or
 * writes them otherwise makes the build end here, by name, instead of serving a page that breaks.
 */
export const expectedRewrites: Readonly<Record<string, {readonly files: number; readonly of: string}>> = {
  chunkAddress: {files: 1, of: 'the plugin ChunkAssetPlugin in Docusaurus’ bundler settings'},
  minimizer: {files: 1, of: 'the minimizer SwcJsMinimizerRspackPlugin in Docusaurus’ bundler settings'},
  registry: {files: 1, of: '.docusaurus/registry.js'},
  routes: {files: 1, of: '.docusaurus/routes.js'},
  chunkNames: {files: 1, of: '.docusaurus/routesChunkNames.json'},
  prefetch: {files: 1, of: '@docusaurus/core/lib/client/docusaurus.js'},
  preload: {files: 1, of: '@docusaurus/core/lib/client/preload.js'},
  order: {files: 2, of: 'docsClientUtils.js and reactUtils.js of the theme'},
  config: {files: 1, of: '.docusaurus/docusaurus.config.mjs'},
  noTexts: {files: 1, of: '.docusaurus/codeTranslations.json'},
  texts: {files: 20, of: 'scripts with interface texts, in src/ and in the theme'},
};

/** What did not fire, in words; empty when all is well. */
export function missingRewrites(counts: ReadonlyMap<string, number>): string[] {
  return Object.entries(expectedRewrites)
    .filter(([name, {files}]) => (counts.get(name) ?? 0) < files)
    .map(([name, {files, of}]) => `"${name}" found ${counts.get(name) ?? 0} of ${files} (${of})`);
}
