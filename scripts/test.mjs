// npm test: everything that must hold, in one run, with a count at its end. `npm run test:e2e` builds and runs the browser tests only.
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findBrowser} from './lib/browser.mjs';
import {build} from './lib/build.mjs';
import {install} from './lib/install.mjs';
import {findNginx} from './lib/nginx.mjs';
import {freePort} from './lib/port.mjs';
import {command, root, run, UserError} from './lib/run.mjs';
import {temporaryFolder} from './lib/temporary.mjs';
import {installLanguages, installWindowlessBrowser} from './lib/tools.mjs';

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
  for (const title of triedAgain(report.suites)) console.log(`Passed only when it was tried again: ${title}`);
  return {passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected};
}

/** Tests of Playwright's report that failed before they passed: a retry hides them from the count, not from the reader. */
function triedAgain(suites) {
  return suites.flatMap(({file, specs = [], suites: inner = []}) => [
    ...specs.filter(({tests}) => tests.some(({status}) => status === 'flaky')).map(({title}) => `${file}: ${title}`),
    ...triedAgain(inner),
  ]);
}

await command(async () => {
  const started = Date.now();
  await install();
  mkdirSync(reports, {recursive: true});
  // One temporary folder for the whole run, taken away with whatever a browser that was stopped has left in it.
  temporaryFolder('help-test-');
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
  // What runs beside something else prints in one piece when it is done.
  const check = (name, args) => async () => {
    const {code, output} = await run(name, args, {capture: true});
    if (output.trim()) console.log(`\n${output.trimEnd()}`);
    return code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  };
  const counted = (name, args, file, environment) => async () => {
    const {code} = await run(name, args, {environment});
    const counts = countsOf(file);
    return code !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;
  };
  const vitest = (title, file, more = []) =>
    step(
      title,
      counted('vitest', ['run', ...more, '--reporter=dot', '--reporter=json', `--outputFile.json=${path.join(reports, file)}`], path.join(reports, file), {}),
    );

  if (!browserOnly) {
    await step('API pages', check('npm', ['run', '--silent', 'api:generate']));
    await Promise.all([
      installLanguages(),
      step('Lint and format', check('biome', ['check', '--error-on-warnings', '.'])),
      step('Types', check('tsc', ['--noEmit'])),
      step('Unused code and dependencies', check('knip', [])),
      step('Content', check('npm', ['run', '--silent', 'check:content'])),
      step('Spelling', check('npm', ['run', '--silent', 'check:spelling'])),
    ]);
  }
  // Together: much of the time, the unit tests wait for servers that fail on purpose.
  const [, built] = await Promise.all([
    browserOnly || vitest('Unit tests', 'unit.json'),
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
    installWindowlessBrowser(),
  ]);
  if (built) {
    if (!browserOnly) await vitest('Built pages', 'built.json', ['--config', 'vitest.built.config.mts']);
    const browser = await findBrowser({windowless: true});
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
