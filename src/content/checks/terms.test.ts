import {expect, it} from 'vitest';
import {unified} from 'unified';
import remarkParse from 'remark-parse';
import {loadTerms} from '../../facts/load.ts';
import {textsOfSource} from '../../language/source-texts.ts';
import {avoidedIn, checkTerms, checkTermsOfTexts, textsOfDocument} from './terms.ts';

const forms = [{form: '(?<![\\p{L}])сети(?![\\p{L}])', instead: 'соцсети', unless: 'Wi-Fi'}];

it('finds a form, not inside another word and not where it is right', () => {
  expect(avoidedIn('Пост ушёл в сети. В соцсети его нет. Проверьте Wi-Fi: в сети ли вы?', forms).map(({sentence}) => sentence)).toEqual(['Пост ушёл в сети.']);
});

it('reads front matter and text of a page, not its code', () => {
  const tree = unified().use(remarkParse).parse('Всё в `сети`.\n\nВсё в **сети**.');
  const found = checkTerms({file: 'i18n/ru/a.mdx', tree, offset: 4, frontMatter: {title: 'О сети'}}, {en: [], ru: forms}, 'ru');
  expect(found.map(({line}) => line)).toEqual([undefined, 7]);
  expect(found[0]?.message).toContain('write: соцсети');
});

it('reads texts of a file by place', () => {
  expect(checkTermsOfTexts('a.yaml', [['limits.0.note', 'Из сети, `сети`']], forms)).toEqual([
    {file: 'a.yaml', message: 'limits.0.note: "сети" is a form to avoid; write: соцсети'},
  ]);
});

it('finds a form of several words whatever spaces are between them', () => {
  const form = [{form: 'из сети', instead: 'из соцсети'}];
  expect(
    checkTermsOfTexts(
      'a.yaml',
      [
        ['a', 'Пост из\u00a0сети'],
        ['b', 'Пост из\nсети'],
      ],
      form,
    ),
  ).toHaveLength(2);
});

it('reads what a document of the API says, not its values', () => {
  const document = {
    paths: {a: {summary: 'О сети', 'x-displayName': 'Сети', example: {title: 1, text: 'сети'}, 'x-enumDescriptions': {1: 'Вне сети'}}},
    actions: [{update: {description: 'Из\u00a0сети, [сеть](/сети)'}}],
  };
  expect(checkTermsOfTexts('a.yaml', textsOfDocument(document), forms).map(({message}) => message.split(':')[0])).toEqual([
    'paths.a.summary',
    'paths.a.x-enumDescriptions.1',
    'actions.0.update.description',
  ]);
});

it('reads the sentences of a program', () => {
  const source = `export const say = (n: number): string => n > 1 ? 'Нет в сети' : \`Файл \${n} из сети\`; const key = 'сети';`;
  expect(textsOfSource(source, 'ru')).toEqual(['Нет в сети', 'Файл value из сети']);
});

it.each([
  ['en', 'A program may not do so.'],
  ['en', 'Everybody can read the error catalog.'],
  ['en', 'Every picture is sent by itself.'],
  ['ru', 'Такое бывает: отсюда повтор поста.'],
  ['ru', 'Видимость «Закрытое» и комиссия с оговоркой.'],
  ['ru', 'Ваша программа отправит деталь, а вышедшее не изменится.'],
  ['ru', 'Пост ожидает публикации, см. каталог ошибок.'],
  ['ru', 'Такое бывает, если исчерпан дневной лимит.'],
] as const)('%s: knows the forms of language.md in "%s"', (locale, text) => {
  expect(avoidedIn(text, loadTerms().avoid[locale]).length).toBeGreaterThanOrEqual(locale === 'en' && text.includes('may not') ? 1 : 2);
});

it('leaves right ones alone', () => {
  const {avoid} = loadTerms();
  expect(avoidedIn('Give it a name and a picture. The profile picture is yours.', avoid.en)).toEqual([]);
  expect(avoidedIn('До 20 элементов, без повторов. Повторите попытку. Не вышло запланированное видео.', avoid.ru)).toEqual([]);
});
