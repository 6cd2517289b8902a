import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Locale} from '../../config/product.ts';
import {readData} from '../../facts/load.ts';
import type {LocalizedText} from '../../facts/schema/common.ts';
import {FactsError} from '../../facts/tables.ts';
import {replaceVariables} from '../variables.ts';
import {type Screen, screens} from './schema.ts';

const folder = path.dirname(fileURLToPath(import.meta.url));
let known: readonly Screen[] | undefined;

/** Every drawn fragment: ways to connect, and the service's own screens. */
export function loadScreens(): readonly Screen[] {
  known ??= ['connecting.yaml', 'service.yaml'].flatMap((name) => readData(path.join(folder, name), screens));
  return known;
}

/** What the element shows, in one language, and the same in words. */
export interface ScreenData {
  readonly label: string;
  readonly place: string;
  readonly title: string;
  readonly network?: string | undefined;
  readonly tabs: readonly {readonly text: string; readonly here: boolean}[];
  readonly rows: readonly {readonly text?: string; readonly end?: string; readonly network?: string | undefined; readonly as: string; readonly here: boolean}[];
  readonly buttons: readonly {readonly text: string; readonly here: boolean}[];
}

const words = {
  en: {
    drawing: 'Drawing of a screen',
    here: 'marked',
    states: {checked: 'checked', unchecked: 'unchecked', chosen: 'chosen', radio: 'not chosen', on: 'on', off: 'off', field: 'field', slot: 'free slot'},
    button: 'button',
  },
  ru: {
    drawing: 'Схема экрана',
    here: 'отмечено',
    states: {
      checked: 'отмечено галочкой',
      unchecked: 'без галочки',
      chosen: 'выбрано',
      radio: 'не выбрано',
      on: 'включено',
      off: 'выключено',
      field: 'поле',
      slot: 'свободный слот',
    },
    button: 'кнопка',
  },
} as const;

/** The drawing in words, for who cannot see it: places and names, and which one is meant. */
export function labelOf(screen: Screen, locale: Locale): string {
  const of = (text: LocalizedText): string => replaceVariables(text[locale], locale);
  const say = words[locale];
  const marked = (here: boolean): string => (here ? ` (${say.here})` : '');
  const parts = [
    ...screen.tabs.map(({text, here}) => `${of(text)}${marked(here)}`),
    ...screen.rows.flatMap(({text, end, as, here}) => {
      if (!text) return [];
      const state = as in say.states ? `, ${say.states[as as keyof typeof say.states]}` : '';
      // Dots in place of a secret say nothing.
      const ended = end && /[\p{L}\d]/u.test(end[locale]) ? `: ${of(end)}` : '';
      return [`${of(text)}${ended}${state}${marked(here)}`];
    }),
    ...screen.buttons.map(({text, here}) => `${say.button} ${of(text)}${marked(here)}`),
  ];
  return `${say.drawing}: ${of(screen.place)}. ${parts.join('; ')}.`;
}

/** `<Screen name="telegram" />`. Throws {@link FactsError}. */
export function screenData(attributes: Readonly<Record<string, string>>, page: {readonly locale: Locale}): ScreenData {
  const {locale} = page;
  const screen = loadScreens().find(({id}) => id === attributes.name);
  if (!screen) throw new FactsError(`<Screen name="${attributes.name}" />: there is no such drawing in src/content/screens/`);
  const of = (text: LocalizedText): string => replaceVariables(text[locale], locale);
  return {
    label: labelOf(screen, locale),
    place: of(screen.place),
    title: of(screen.title),
    network: screen.network,
    tabs: screen.tabs.map(({text, here}) => ({text: of(text), here})),
    rows: screen.rows.map(({text, end, network, as, here}) => ({...(text ? {text: of(text)} : {}), ...(end ? {end: of(end)} : {}), network, as, here})),
    buttons: screen.buttons.map(({text, here}) => ({text: of(text), here})),
  };
}
