import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildRules} from '../../checker/rules.ts';
import type {NetworkRules} from '../../checker/types.ts';

/** The post checker's rules as `@generated/checker-rules/default/rules.json`; only its page asks for the file. */
export default function checkerRulesPlugin(context: LoadContext): Plugin<NetworkRules[]> {
  return {
    name: 'checker-rules',
    loadContent: async () => buildRules(context.i18n.currentLocale === 'ru' ? 'ru' : 'en'),
    contentLoaded: async ({content, actions}) => {
      await actions.createData('rules.json', content);
    },
  };
}
