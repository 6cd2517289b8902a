import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {consentRequired, readThirdParties} from '../../config/third-parties.ts';
import type {ThirdPartySettings} from './settings.ts';

/** Adds the switched-on services to a production build; without any, the pages hold no trace of them. */
export default function thirdPartiesPlugin(context: LoadContext): Plugin {
  const services = process.env.NODE_ENV === 'production' ? readThirdParties(process.env) : [];
  const settings: ThirdPartySettings = {
    services: services.map(({kind, id, script}) => ({kind, id, script})),
    consent: consentRequired(process.env),
    locale: context.i18n.currentLocale === 'ru' ? 'ru' : 'en',
  };
  return {
    name: 'third-parties',
    getClientModules: () => (services.length > 0 ? [fileURLToPath(new URL('./client.ts', import.meta.url))] : []),
    injectHtmlTags: () =>
      services.length > 0
        ? {
            headTags: [
              {tagName: 'script', attributes: {type: 'application/json', id: 'third-parties'}, innerHTML: JSON.stringify(settings).replaceAll('<', '\\u003c')},
            ],
          }
        : {},
  };
}
