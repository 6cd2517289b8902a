import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** A file of this folder instead of a heavier module. */
export interface StandIn {
  /** File beside this one. */
  readonly file: string;
  /** The module whose place it takes, by each name that it is asked for. */
  readonly of: readonly [string, ...string[]];
  /**
   * Everything that may be taken from it: exports, and methods of one as `default.start`. `*` lets a module be taken without a word of what
   * for, and is for those of which nothing is used.
   */
  readonly names: readonly string[];
}

const require = createRequire(import.meta.url);
const prism = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');
const banner = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'lib', 'client', 'BaseUrlIssueBanner');

/** Everywhere: on the server and while writing, too. */
export const noPrism: StandIn = {file: 'no-prism.cjs', of: [prism, prism.replace(/\.js$/, '')], names: ['*']};

/** In the browser of a finished build. */
export const inBrowser: readonly StandIn[] = [
  {file: 'progress.ts', of: ['nprogress'], names: ['default.configure', 'default.start', 'default.done']},
  {file: 'no-banner.ts', of: [banner], names: ['default']},
  {file: 'statics.cjs', of: ['hoist-non-react-statics'], names: ['default']},
  {file: 'head.tsx', of: ['react-helmet-async'], names: ['Helmet', 'HelmetProvider']},
];

/** For the modules of @docusaurus/utils-common only. */
export const ofTslib: StandIn = {file: 'tslib.cjs', of: ['tslib'], names: ['__importDefault']};

/** Path of a stand-in's file. */
export function fileOf({file}: StandIn): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

/** The bundler's aliases that put them in place. */
export function aliasesOf(standIns: readonly StandIn[]): Record<string, string> {
  return Object.fromEntries(standIns.flatMap((standIn) => standIn.of.map((name) => [`${name}$`, fileOf(standIn)])));
}
