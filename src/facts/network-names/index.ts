import type {LoadContext, Plugin} from '@docusaurus/types';
import {typeset} from '../../language/typography.ts';
import {loadNetworks, loadRanges, loadService} from '../load.ts';

export interface NetworkName {
  readonly id: string;
  readonly name: string;
}

/** Numbers of a network's error codes, in pairs of first and last. */
export type NetworkCodes = Readonly<Record<string, readonly (readonly [number, number])[]>>;

/**
 * Names of the networks in the language of the build, for pages that list all of them (`@generated/network-names/default/names.json`), the
 * notices that are on, for pages that no MDX makes (`notices.json`), and whose errors a number belongs to (`codes.json`).
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
      const ranges = loadRanges();
      const codes: NetworkCodes = Object.fromEntries([...loadNetworks().keys()].flatMap((id) => (ranges[id] ? [[id, ranges[id]]] : [])));
      await actions.createData('codes.json', codes);
    },
  };
}
