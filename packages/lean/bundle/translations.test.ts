import {expect, it} from 'vitest';
import {inlineTranslations} from './translations.mts';

const russian = {'a.b': 'Привет, {name}', 'c.d': 'Ссылка', Bare: 'Голый'};
const inline = (source: string): string => inlineTranslations(source, russian, 'file.js');

it('puts the text of the language instead of the English one, without id and description', () => {
  expect(inline(`translate({id: 'a.b', message: 'Hello, {name}', description: 'A greeting'}, {name});`)).toBe(
    `translate({message: "Привет, {name}", }, {name});`,
  );
});

it('does the same for the component, and for a text inside the values of another', () => {
  expect(
    inline(`_jsx(Translate, {id: "a.b", values: {name: _jsx(Link, {children: translate({id: "c.d", message: "Link"})})}, children: "Hello, {name}"})`),
  ).toBe(`_jsx(Translate, {values: {name: _jsx(Link, {children: translate({message: "Ссылка"})})}, children: "Привет, {name}"})`);
});

it('keeps the English text where the language has none, and fills in a text that has only its id', () => {
  expect(inline(`translate({id: 'x.y', message: 'English'})`)).toBe(`translate({message: "English"})`);
  expect(inline(`translate({id: 'c.d'})`)).toBe(`translate({message: "Ссылка", })`);
  expect(inline(`translate({message: 'Bare'})`)).toBe(`translate({message: "Голый"})`);
});

it('typesets the text, that of the language and the English one', () => {
  const loud = (text: string): string => text.toUpperCase();
  expect(inlineTranslations(`translate({id: 'c.d', message: 'Link'}); translate({id: 'x.y', message: 'English'})`, russian, 'f', loud)).toBe(
    `translate({message: "ССЫЛКА"}); translate({message: "ENGLISH"})`,
  );
});

it('escapes what would end the text', () => {
  expect(inlineTranslations(`translate({id: 'q', message: 'x'})`, {q: 'a "b"\n\\'}, 'f')).toBe(`translate({message: "a \\"b\\"\\n\\\\"})`);
});

it('refuses an id that is not a literal, and names the file', () => {
  expect(() => inline(`translate({id: 'a.' + kind, message: 'x'})`)).toThrow('file.js: a text to translate is not a plain string ("id")');
  expect(() => inline(`translate({...texts, message: 'x'})`)).toThrow('file.js: a text to translate is spread');
});

it('leaves other calls alone', () => {
  const source = `element.style.transform = 'translate(' + x + ')'; translate(node); t({id: 'a.b', message: 'x'});`;
  expect(inline(source)).toBe(source);
});
