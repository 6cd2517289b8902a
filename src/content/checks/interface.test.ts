import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {interfaceFile} from '../../facts/schema/interface.ts';
import {checkInterface} from './interface.ts';

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

it('gives one word one translation', () => {
  const twice = [...places, {id: 'other', place: {en: 'o', ru: 'о'}, words: [{en: 'Channels', ru: 'Соцсети'}]}];
  expect(interfaceFile.safeParse(twice).error?.issues[0]?.message).toContain('one word has one translation');
});
