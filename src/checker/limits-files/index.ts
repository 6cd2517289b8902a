import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {buildLimitsFile} from './build.ts';
import {limitsFile} from './schema.ts';

/** Writes `limits.json`, one file a network below `limits/`, and their schema; one set holds the words of both languages. */
export default function limitsFilesPlugin(context: LoadContext): Plugin {
  return {
    name: 'limits-files',
    async postBuild({outDir}) {
      if (context.i18n.currentLocale !== context.i18n.defaultLocale) return;
      const all = buildLimitsFile();
      const write = (name: string, content: unknown): void => writeFileSync(path.join(outDir, name), JSON.stringify(content));
      mkdirSync(path.join(outDir, 'limits'), {recursive: true});
      write('limits.json', all);
      write('limits.schema.json', z.toJSONSchema(limitsFile));
      for (const {id} of all.networks) write(`limits/${id}.json`, buildLimitsFile(id));
    },
  };
}
