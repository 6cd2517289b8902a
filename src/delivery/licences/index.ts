import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Notice, noticeOf, noticesText, packageFolder} from './notices.ts';

type Configuration = Parameters<Extract<NonNullable<Plugin['configureWebpack']>, (...parameters: never[]) => unknown>>[0];
type BundlerPlugin = Extract<NonNullable<Configuration['plugins']>[number], {apply: unknown}>;

/** Parts that are no package: the font, which is served from static/. */
function ownNotices(siteDir: string): Notice[] {
  return [
    {
      name: 'Onest',
      version: '(font)',
      licence: 'OFL-1.1',
      source: 'https://github.com/simpals/onest',
      text: readFileSync(path.join(siteDir, 'static/fonts/ONEST-LICENSE.txt'), 'utf8').trim(),
    },
  ];
}

/** Writes `licences.txt` in each language: the notices of every package that has a file in the scripts or styles of the browser. */
export default function licencesPlugin({siteDir}: LoadContext): Plugin {
  const folders = new Set<string>();
  const collect: BundlerPlugin = {
    apply(compiler) {
      compiler.hooks.compilation.tap('licences', (compilation) => {
        // Before modules are joined: afterwards a joined one has the name of its first.
        compilation.hooks.finishModules.tap('licences', (modules) => {
          for (const module of modules) {
            const file = module.nameForCondition();
            const folder = file ? packageFolder(file) : undefined;
            if (folder) folders.add(folder);
          }
        });
      });
    },
  };
  return {
    name: 'licences',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [collect]}),
    async postBuild({outDir}) {
      writeFileSync(path.join(outDir, 'licences.txt'), noticesText([...ownNotices(siteDir), ...[...folders].map(noticeOf)]));
    },
  };
}
