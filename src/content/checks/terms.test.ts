import {expect, it} from 'vitest';
import {unified} from 'unified';
import remarkParse from 'remark-parse';
import {avoidedIn, checkTerms, checkTermsOfTexts} from './terms.ts';

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
