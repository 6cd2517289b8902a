import type {Plugin} from '@docusaurus/types';

/** The bundler's configuration, as Docusaurus types it. */
export type Configuration = Parameters<Extract<NonNullable<Plugin['configureWebpack']>, (...parameters: never[]) => unknown>>[0];
type BundlerPlugin = Extract<NonNullable<Configuration['plugins']>[number], {apply: unknown}>;

/**
 * `__webpack_require__.gca`: address of a chunk's script by the chunk's name, for Docusaurus' prefetch of links. In the
 * place of Docusaurus' own plugin, which writes a map from all names to ids; here a chunk's name is its id.
 */
export const chunkAddress: BundlerPlugin = {
  apply(compiler) {
    const {RuntimeGlobals, RuntimeModule} = compiler.webpack;
    class ChunkAddressModule extends RuntimeModule {
      constructor() {
        super('chunk address', RuntimeModule.STAGE_ATTACH);
      }
      override generate(): string {
        return `__webpack_require__.gca = (id) => ${RuntimeGlobals.publicPath} + ${RuntimeGlobals.getChunkScriptFilename}(id);`;
      }
    }
    compiler.hooks.thisCompilation.tap('chunk address', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('chunk address', (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkAddressModule());
      });
    });
  },
};
