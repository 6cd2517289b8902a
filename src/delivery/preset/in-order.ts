interface Step<Parameters> {
  readonly name: string;
  readonly content: unknown;
  postBuild?: ((parameters: Parameters & {readonly content: unknown}) => Promise<void> | void) | undefined;
}

/**
 * Runs what plugins do after a build one after the other, in their order, and takes it from them: Docusaurus calls all of them at the
 * same time, and waits for all. Has to be called by the first of them, before another has begun.
 */
export async function runInOrder<Parameters>(steps: readonly Step<Parameters>[], first: string, parameters: Parameters): Promise<void> {
  const taken = steps
    .filter(({name}) => name !== first)
    .flatMap((step) => {
      const run = step.postBuild?.bind(step);
      step.postBuild = undefined;
      return run ? [() => run({...parameters, content: step.content})] : [];
    });
  for (const run of taken) await run();
}
