import {availableParallelism} from 'node:os';
import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** The search's tests take longest: at the end, all other workers would wait for them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({moduleId}: TestSpecification): boolean => /\/search\.\w+\.test\.ts$/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Tests that read the finished build; nothing else runs beside them. */
export default defineConfig({
  test: {
    include: ['tests/built/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One more than there are processors: some wait for servers that they start.
    maxWorkers: availableParallelism() + 1,
    sequence: {sequencer: LongestFirst},
  },
});
