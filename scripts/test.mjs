// npm test: everything that must hold, in one run, with a count at its end. `npm run test:e2e` builds and runs the browser tests only.
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findBrowser} from './lib/browser.mjs';
import {build} from './lib/build.mjs';
import {install} from './lib/install.mjs';
import {findNginx} from './lib/nginx.mjs';
import {freePort} from './lib/port.mjs';
import {command, root, run, UserError} from './lib/run.mjs';

const browserOnly = process.argv[2] === 'e2e';
const reports = path.join(root, '.cache', 'reports');

/** Counts of a JSON report of Vitest or Playwright; a report that is missing counts as one failure. */
function countsOf(file) {
  if (!existsSync(file)) return {passed: 0, failed: 1};
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if ('numPassedTests' in report)
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + (report.numFailedTestSuites > 0 && report.numFailedTests === 0 ? report.numFailedTestSuites : 0),
    };
  return {passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected};
}

await command(async () => {
  const started = Date.now();
  await install();
  mkdirSync(reports, {recursive: true});
  let passed = 0;
  let failed = 0;
  const step = async (title, work) => {
    const begun = Date.now();
    console.log(`\n── ${title}`);
    const counts = await work();
    passed += counts.passed;
    failed += counts.failed;
    console.log(`── ${title}: ${counts.failed === 0 ? 'passed' : 'FAILED'} (${Math.round((Date.now() - begun) / 1000)} s)`);
    return counts.failed === 0;
  };
  const check = (name, args) => async () => ((await run(name, args)).code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1});
  const counted = (name, args, file, environment) => async () => {
    const {code} = await run(name, args, {environment});
    const counts = countsOf(file);
    return code !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;
  };

  if (!browserOnly) {
    await step('Lint and format', check('biome', ['check', '--error-on-warnings', '.']));
    if (existsSync(path.join(root, 'scripts', 'api-generate.ts'))) await step('API pages', check('npm', ['run', '--silent', 'api:generate']));
    await step('Types', check('tsc', ['--noEmit']));
    await step('Unused code and dependencies', check('knip', []));
    await step('Content', check('npm', ['run', '--silent', 'check:content']));
    await step('Spelling', check('npm', ['run', '--silent', 'check:spelling']));
  }
  // Together: much of the time, the unit tests wait for servers that fail on purpose.
  const unitReport = path.join(reports, 'unit.json');
  const [, built] = await Promise.all([
    browserOnly || step('Unit tests', counted('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`], unitReport, {})),
    step('Build', async () => {
      try {
        await build({quiet: true});
        return {passed: 1, failed: 0};
      } catch (cause) {
        if (!(cause instanceof UserError)) throw cause;
        console.error(cause.message);
        return {passed: 0, failed: 1};
      }
    }),
  ]);
  if (built) {
    if (!browserOnly)
      await step(
        'Built pages',
        counted(
          'vitest',
          ['run', '--config', 'vitest.built.config.mts', '--reporter=dot', '--reporter=json', `--outputFile.json=${path.join(reports, 'built.json')}`],
          path.join(reports, 'built.json'),
          {},
        ),
      );
    const browser = await findBrowser();
    const nginx = await findNginx();
    console.log(`\nBrowser: ${browser}\nServer: ${nginx}`);
    const port = String(await freePort(4173));
    for (const [title, project] of [
      ['Browser tests', 'browser'],
      ['A thousand readers', 'load'],
    ]) {
      const report = path.join(reports, `${project}.json`);
      await step(
        title,
        counted('playwright', ['test', `--project=${project}`], report, {
          CHROMIUM_PATH: browser,
          NGINX_PATH: nginx,
          TEST_PORT: port,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        }),
      );
    }
  }
  console.log(`\nThe whole run took ${Math.round((Date.now() - started) / 1000)} s.`);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
