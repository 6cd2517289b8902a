import {expect, it} from 'vitest';
import {typesetSource} from './source-texts.ts';

const shown = (source: string): string => typesetSource(source, 'ru').replaceAll('\u00a0', '_');

it('sets the texts of one language and leaves everything else', () => {
  expect(shown(`const words = {en: 'It is a b', ru: 'Это не изображение и не видео.'}; // в файле - и`)).toBe(
    `const words = {en: 'It is a b', ru: 'Это не_изображение и_не_видео.'}; // в файле - и`,
  );
});

it('reads a text around its values as one', () => {
  expect(shown(`\`Сократите \${part.ru[0]} на \${amount}\``)).toBe(`\`Сократите \${part.ru[0]} на_\${amount}\``);
  expect(shown(`\`Тип «\${kind.name}» - и \${ru ? \`в \${a}\` : 'x'}\``)).toBe(`\`Тип «\${kind.name}»_— и_\${ru ? \`в_\${a}\` : 'x'}\``);
});

it('refuses what it cannot read as a reader does', () => {
  expect(() => typesetSource(String.raw`'Это \'не\' видео'`, 'ru')).toThrow('backslash');
});
