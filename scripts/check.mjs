// npm run check: what can be seen quickly, without building the site, side by side. The slow files of unit tests (scripts/lib/unit-files.ts)
// and all else are of `npm test`.
import {install} from './lib/install.mjs';
import {command, run} from './lib/run.mjs';

const checks = [
  ['Lint and format', 'biome', ['check', '--error-on-warnings', '.']],
  ['Types', 'tsc', ['--noEmit']],
  ['Content', 'npm', ['run', '--silent', 'check:content']],
  ['Unit tests', 'vitest', ['run', '--reporter=dot'], {QUICK: '1'}],
];

await command(async () => {
  await install();
  const started = Date.now();
  const results = await Promise.all(
    checks.map(async ([title, name, parameters, environment]) => {
      const {code, output} = await run(name, parameters, {capture: true, environment});
      console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${title} (${Math.round((Date.now() - started) / 1000)} s)`);
      if (code !== 0) console.log(output.trimEnd());
      return code === 0;
    }),
  );
  if (!results.every(Boolean)) process.exitCode = 1;
});
