import {afterEach, expect, it, vi} from 'vitest';
import watchedDataPlugin from './index.ts';

afterEach(() => vi.unstubAllEnvs());

const rules = (): readonly {readonly test: unknown; readonly include?: unknown}[] => {
  const configure = watchedDataPlugin().configureWebpack as unknown as () => {module?: {rules: ReturnType<typeof rules>}};
  return configure().module?.rules ?? [];
};

it('watches data while pages are written, and is no loader of pages to Docusaurus, which would ask it for its folders', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(rules()).toHaveLength(1);
  for (const {test, include} of rules()) expect(test instanceof RegExp && include === undefined).toBe(false);
});

it('adds nothing to a build', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(rules()).toEqual([]);
});
