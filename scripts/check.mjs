// npm run check: what can be seen without building the site, side by side; the whole is `npm test`.
import {install} from './lib/install.mjs';
import {command, run} from './lib/run.mjs';

const checks = [
  ['Lint and format', 'biome', ['check', '--error-on-warnings', '.']],
  ['Types', 'tsc', ['--noEmit']],
  ['Content', 'npm', ['run', '--silent', 'check:content']],
  ['Unit tests', 'vitest', ['run', '--reporter=dot']],
];

await command(async () => {
  await install();
  const started = Date.now();
  const results = await Promise.all(
    checks.map(async ([title, name, parameters]) => {
      const {code, output} = await run(name, parameters, {capture: true});
      console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${title} (${Math.round((Date.now() - started) / 1000)} s)`);
      if (code !== 0) console.log(output.trimEnd());
      return code === 0;
    }),
  );
  if (!results.every(Boolean)) process.exitCode = 1;
});
