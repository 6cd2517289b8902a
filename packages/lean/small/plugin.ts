import type {Configuration} from '../bundle/chunk-address.ts';
import type {StandIn} from './stand-ins.ts';
import {type Bundled, misfits} from './taken.ts';

/** Part of the bundler's compiler that is used here. */
interface Compiler {
  readonly hooks: {readonly thisCompilation: {tap(name: string, run: (compilation: Compilation) => void): void}};
}
interface Compilation extends Bundled {
  readonly errors: unknown[];
  readonly hooks: {readonly finishModules: {tap(name: string, run: () => void): void}};
}

/** The bundler's plugin that ends the build, by name, when a module that stands in for another is not asked for, or lacks what is taken from it. */
export function endUnlessTheyFit(standIns: readonly StandIn[]): NonNullable<Configuration['plugins']>[number] {
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.thisCompilation.tap('lean', (compilation) => {
        // Here, since afterwards the bundler puts modules together and forgets who asked.
        compilation.hooks.finishModules.tap('lean', () => {
          const found = misfits(compilation, standIns);
          if (found.length > 0)
            compilation.errors.push(
              new Error(
                `packages/lean: what stands in for a module of Docusaurus’ no longer fits: ${found.join('; ')}. Mend it in packages/lean/small, or build with LEAN=off meanwhile.`,
              ),
            );
        });
      });
    },
  };
}
