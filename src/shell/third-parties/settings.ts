import type {ThirdParty} from '../../config/third-parties.ts';

/** What the build tells the browser of the switched-on services. */
export interface ThirdPartySettings {
  readonly services: readonly Pick<ThirdParty, 'kind' | 'id' | 'script'>[];
  readonly consent: boolean;
  readonly locale: 'en' | 'ru';
}
