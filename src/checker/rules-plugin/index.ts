import type {LoadContext, Plugin} from '@docusaurus/types';
import type {FileRules} from '../files/rules.ts';
import {buildFileRules, buildRules} from '../rules.ts';
import type {NetworkRules} from '../types.ts';

/**
 * The post checker's rules as `@generated/checker-rules/default/rules.json`, and what the service says of files as `files.json`
 * beside it; only its page asks for them.
 */
export default function checkerRulesPlugin(context: LoadContext): Plugin<{readonly networks: NetworkRules[]; readonly files: FileRules}> {
  const locale = context.i18n.currentLocale === 'ru' ? 'ru' : 'en';
  return {
    name: 'checker-rules',
    getPathsToWatch: () => ['src/data/**/*.yaml'],
    loadContent: async () => ({networks: buildRules(locale), files: buildFileRules(locale)}),
    contentLoaded: async ({content, actions}) => {
      await Promise.all([actions.createData('rules.json', content.networks), actions.createData('files.json', content.files)]);
    },
  };
}
