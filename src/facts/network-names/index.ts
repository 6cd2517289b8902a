import type {LoadContext, Plugin} from '@docusaurus/types';
import {typeset} from '../../language/typography.ts';
import {loadNetworks, loadService} from '../load.ts';

export interface NetworkName {
  readonly id: string;
  readonly name: string;
}

/**
 * Names of the networks in the language of the build, for pages that list all of them (`@generated/network-names/default/names.json`), and
 * the notices that are on, for pages that no MDX makes (`notices.json`).
 */
export default function networkNamesPlugin(context: LoadContext): Plugin<NetworkName[]> {
  const locale = context.i18n.currentLocale === 'ru' ? 'ru' : 'en';
  return {
    name: 'network-names',
    getPathsToWatch: () => ['src/data/**/*.yaml'],
    loadContent: async () => [...loadNetworks().values()].map(({id, name}) => ({id, name: name[locale]})),
    contentLoaded: async ({content, actions}) => {
      await actions.createData('names.json', content);
      const on = loadService().notices.filter((notice) => notice[locale].trim() !== '');
      await actions.createData(
        'notices.json',
        on.map((notice) => ({about: notice.about, text: typeset(notice[locale], locale)})),
      );
    },
  };
}
