import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {interfaceFile} from '../../facts/schema/interface.ts';
import {checkInterface, checkSpelling} from './interface.ts';

const places = [
  {
    id: 'menu',
    place: {en: 'menu', ru: 'меню'},
    words: [
      {en: 'Settings', ru: 'Настройки'},
      {en: 'Channels', ru: 'Каналы'},
    ],
  },
];
const page = (text: string) => ({file: 'page.mdx', tree: unified().use(remarkParse).parse(text)});

it('finds a path that is not named in the interface’s words', () => {
  expect(checkInterface(page('Open **Settings → Channels**.'), page('Откройте **Настройки → Каналы**.'), places)).toEqual([]);
  expect(checkInterface(page('**Settings → Channels**'), page('**Настройки → Соцсети**'), places)[0]?.message).toContain('**Настройки → Каналы** is missing');
});

it('leaves paths of a network’s own screens alone', () => {
  expect(checkInterface(page('**Settings → Privacy**'), page('**Параметры → Приватность**'), places)).toEqual([]);
});

it('asks about a word of a path that is a letter away from one of the interface', () => {
  const resembles = (one: string, other: string): boolean =>
    one.length === other.length && [...one].filter((letter, index) => letter !== other[index]).length === 1;
  const found = (text: string) => checkSpelling(page(text), 'en', places, resembles).map(({message}) => message);
  expect(found('Open **Settings → Chanmels**.')).toEqual([
    '**Settings → Chanmels**: is "Chanmels" the interface\'s "Channels" (src/data/interface.yaml)? A word that stands there is written as there.',
  ]);
  expect(found('Open **Settings → Channels**, **Settings → Privacy**, or **Menu → Chanmels**.')).toEqual([]);
});

it('gives one word one translation', () => {
  const twice = [...places, {id: 'other', place: {en: 'o', ru: 'о'}, words: [{en: 'Channels', ru: 'Соцсети'}]}];
  expect(interfaceFile.safeParse(twice).error?.issues[0]?.message).toContain('one word has one translation');
});
