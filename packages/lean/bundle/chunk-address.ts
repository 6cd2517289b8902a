import type {Plugin} from '@docusaurus/types';

/** The bundler's configuration, as Docusaurus types it. */
export type Configuration = Parameters<Extract<NonNullable<Plugin['configureWebpack']>, (...parameters: never[]) => unknown>>[0];
type BundlerPlugin = Extract<NonNullable<Configuration['plugins']>[number], {apply: unknown}>;

/** Numbers below the highest that no chunk has. */
export function missingNumbers(names: readonly (string | undefined)[]): number[] {
  const numbers = new Set(names.filter((name) => name !== undefined && /^\d+$/.test(name)).map(Number));
  return Array.from({length: Math.max(0, ...numbers)}, (_, number) => number).filter((number) => !numbers.has(number));
}

/**
 * `__webpack_require__.gca`: address of a chunk's script by the chunk's name, for Docusaurus' prefetch of links. Instead of
 * Docusaurus' own plugin, which writes a map from all names to ids; here a chunk's name is its id. What the main script
 * holds has no file and no address.
 */
export const chunkAddress: BundlerPlugin = {
  apply(compiler) {
    const {RuntimeGlobals, RuntimeModule} = compiler.webpack;
    class ChunkAddressModule extends RuntimeModule {
      private readonly withFile: () => readonly (string | undefined)[];
      constructor(withFile: () => readonly (string | undefined)[]) {
        super('chunk address', RuntimeModule.STAGE_ATTACH);
        this.withFile = withFile;
      }
      override generate(): string {
        const missing = missingNumbers(this.withFile());
        return `__webpack_require__.gca = (id) => ${JSON.stringify(missing)}.includes(+id) ? undefined : ${RuntimeGlobals.publicPath} + ${RuntimeGlobals.getChunkScriptFilename}(id);`;
      }
    }
    compiler.hooks.thisCompilation.tap('chunk address', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('chunk address', (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkAddressModule(() => [...compilation.chunks].map(({name}) => name ?? undefined)));
      });
    });
  },
};
