import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {networkWordsFile} from '../../facts/schema/network-words.ts';
import {checkNetworkPaths, checkPathWords, vocabularies} from './network-words.ts';

const all = vocabularies(
  [
    {
      id: 'menu',
      place: {en: 'menu', ru: 'меню'},
      words: [
        {en: 'Settings', ru: 'Настройки'},
        {en: 'Channels', ru: 'Каналы'},
      ],
    },
    {id: 'networks', place: {en: 'networks', ru: 'соцсети'}, words: [{en: 'OK (Odnoklassniki)', ru: 'Одноклассники'}]},
  ],
  [
    {
      id: 'tiktok',
      documents: [
        {
          words: [
            {en: 'Settings and privacy', ru: 'Настройки и конфиденциальность'},
            {en: 'Privacy', ru: 'Конфиденциальность'},
            {en: 'Inbox', ru: 'Входящие'},
          ],
        },
      ],
    },
    {
      id: 'medium',
      documents: [{words: [{en: 'Settings', ru: 'Settings'}, {en: 'Security and apps', ru: 'Security and apps'}, {en: 'Insights'}]}],
    },
  ],
);
const page = (locale: 'en' | 'ru', text: string) => ({file: `${locale}.mdx`, locale, offset: 4, tree: unified().use(remarkParse).parse(text)});
const words = (locale: 'en' | 'ru', text: string) => checkPathWords(page(locale, text), all);
const pair = (english: string, russian: string) => checkNetworkPaths(page('en', english), page('ru', russian), all).map(({message}) => message);

it('knows paths of the service, of a network’s own screens, and by a network’s name', () => {
  expect(words('en', '**Settings → Channels → OK (Odnoklassniki)**, **Settings and\nprivacy → Privacy**, **Any word**')).toEqual([]);
  expect(words('ru', '**Настройки → Каналы → Одноклассники**, **Настройки → Конфиденциальность**, **Settings → Security and apps**')).toEqual([]);
});

it('names a word that stands nowhere, with its line, and the network that has the others', () => {
  expect(words('en', 'One.\n\n**Settings and privacy → Privatcy**')).toEqual([
    {file: 'en.mdx', line: 7, message: expect.stringMatching(/^\*\*Settings and privacy → Privatcy\*\*: "Privatcy" stands neither .* of "tiktok"/)},
  ]);
  expect(words('en', '**Settings → Chanels**')[0]?.message).toContain('nor among those of a network (src/data/network-words.yaml)');
});

it('doesn’t take words of two networks for one path', () => {
  expect(words('en', '**Inbox → Security and apps**')).toHaveLength(1);
});

it('finds a network’s path that the translation names otherwise', () => {
  expect(pair('**Settings and privacy → Privacy**', '**Настройки и конфиденциальность → Приватность**')).toEqual([
    expect.stringContaining('**Настройки и конфиденциальность → Конфиденциальность**'),
  ]);
  expect(pair('**Settings → Security and apps**', '**Настройки → Security and apps**')).toHaveLength(1);
});

it('accepts a longer path, one that is only described, and leaves the service’s own alone', () => {
  expect(pair('**Settings and privacy → Privacy**', '**Входящие → Настройки и конфиденциальность → Конфиденциальность**')).toEqual([]);
  expect(pair('**Settings → Insights**, **Settings → Channels**, **Other → Elsewhere**', 'В настройках.')).toEqual([]);
});

it('holds a word of a network once', () => {
  const network = {id: 'x', documents: [{words: [{en: 'Start'}]}]};
  expect(networkWordsFile.safeParse([network]).success).toBe(true);
  expect(networkWordsFile.safeParse([{id: 'x', documents: [{source: {}, words: [{en: 'Start'}]}]}]).success).toBe(false);
  expect(networkWordsFile.safeParse([{...network, documents: [...network.documents, ...network.documents]}]).error?.issues[0]?.message).toBe(
    'x: "Start" stands here twice; once is enough',
  );
});
