import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {endUnlessTheyFit} from './plugin.ts';
import {aliasesOf, fileOf, inBrowser, noPrism, ofTslib, type StandIn} from './stand-ins.ts';
import {takenByRequire} from './taken.ts';

/** Names of a module, with the methods of an export that has some. */
function namesOf(module: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(module).flatMap(([name, value]) => {
    const members = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    return members.length > 0 ? members.map((member) => `${name}.${member}`) : [name];
  });
}

it.each([...inBrowser, ofTslib].map((standIn) => [standIn.file, standIn] as const))('%s has what it says', async (_, standIn) => {
  const module = (await import(fileOf(standIn))) as Readonly<Record<string, unknown>>;
  // Node gives a CommonJS module a default export, and its own names for it, in addition.
  const added = standIn.file.endsWith('.cjs') && !standIn.names.includes('default') ? ['default'] : [];
  const names = namesOf(module).filter((name) => !/^(?:module\.exports|__esModule)/.test(name) && !added.includes(name.replace(/\..*/, '')));
  expect(names.sort()).toEqual([...standIn.names].sort());
});

it('reads what a CommonJS module takes', () => {
  expect(takenByRequire('const tslib_1 = require("tslib");\ntslib_1.__importDefault(x).default; my.tslib_1.other();', 'tslib')).toEqual(['__importDefault']);
  expect(takenByRequire("require('tslib').__read(x); var t = require('tslib'); t.__spread; t.__spread", 'tslib')).toEqual(['__read', '__spread']);
  expect(takenByRequire('const {__read} = require("tslib");', 'tslib'), 'a way of writing that is not read').toEqual(['*']);
  expect(takenByRequire('const t = require("tslib"); hand(t);', 'tslib'), 'the whole of it').toEqual(['*']);
  expect(takenByRequire('[require("/a/b.c")]', '/a/b.c')).toEqual(['*']);
});

describe('a build', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'stand-ins-'));
  });
  afterEach(() => rmSync(folder, {recursive: true, force: true}));

  /** Errors of a build of these files, the first of which is where it starts, with what stands in for modules. */
  async function errorsOf(files: Readonly<Record<string, string>>, standIns: readonly StandIn[]): Promise<string[]> {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      writeFileSync(path.join(folder, name), text);
    }
    const compiler = rspack({
      mode: 'production',
      context: folder,
      entry: `./${Object.keys(files)[0]}`,
      output: {path: path.join(folder, 'out')},
      resolve: {alias: aliasesOf(standIns)},
      module: {rules: [{test: /\.ts$/, loader: 'builtin:swc-loader', options: {jsc: {parser: {syntax: 'typescript'}}}}]},
      plugins: [endUnlessTheyFit(standIns) as never],
    });
    const stats = await new Promise<{toJson(options: object): {errors?: readonly {readonly message: string}[]}} | undefined>((resolve, reject) =>
      compiler.run((error, done) => (error ? reject(error) : resolve(done))),
    );
    return (stats?.toJson({all: false, errors: true}).errors ?? []).map(({message}) => message);
  }

  const [progress] = inBrowser;
  const [statics] = inBrowser.filter(({file}) => file === 'statics.cjs');
  if (progress === undefined || statics === undefined) throw new Error('The lists have changed: choose other examples.');
  const asDocusaurus = "import nprogress from 'nprogress';\nnprogress.configure({});\nexport default () => (nprogress.start(), nprogress.done());\n";

  it('goes through while each is asked for, by `import` and by `require`, for what it has', async () => {
    const files = {
      'start.js': "import './theme';\nimport hoist from 'hoist-non-react-statics';\nimport './common';\nrequire('./prism');\nhoist(1, 2);\n",
      'theme.js': asDocusaurus,
      'common.js': 'const tslib_1 = require("tslib");\nexports.x = tslib_1.__importDefault({});\n',
      'prism.js': `module.exports = [require(${JSON.stringify(noPrism.of[1])})];\n`,
    };
    expect(await errorsOf(files, [progress, statics, ofTslib, noPrism])).toEqual([]);
  });

  it('ends by name when a module is not asked for any more', async () => {
    expect(
      await errorsOf({'start.js': asDocusaurus.replaceAll("'nprogress'", "'./own-progress'"), 'own-progress.js': 'export default {}'}, [progress]),
    ).toEqual([expect.stringMatching(/^.*packages\/lean: what stands in .* small\/progress\.ts: nobody asks for "nprogress" any more/s)]);
  });

  it.each([
    ['another method', `${asDocusaurus}nprogress.inc();`, 'takes "default.inc" from "nprogress", and it has default.configure, default.start, default.done'],
    ['another export', `${asDocusaurus}import {settings} from 'nprogress'; console.log(settings);`, 'takes "settings" from "nprogress"'],
    ['all of it', `${asDocusaurus}window.progress = nprogress;`, 'takes "default" from "nprogress"'],
    ['it later', `${asDocusaurus}import('nprogress').then(console.log);`, 'takes it whole from "nprogress"'],
  ])('ends by name when somebody takes %s', async (_, source, fault) => {
    const errors = await errorsOf({'theme.js': source}, [progress]);
    expect(errors.join()).toContain(`small/progress.ts: ${path.join(folder, 'theme.js')} ${fault}`);
  });

  it('ends by name when a CommonJS module takes another helper', async () => {
    const errors = await errorsOf({'common.js': 'const tslib_1 = require("tslib");\ntslib_1.__exportStar({}, exports);\n'}, [ofTslib]);
    expect(errors.join()).toContain('takes "__exportStar" from "tslib", and it has __importDefault');
  });
});
