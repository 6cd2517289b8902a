import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {typesetSource} from '../language/source-texts.ts';

it('has its Russian sentences typeset, since the browser puts them together (npm run typeset)', () => {
  const source = readFileSync(new URL('./advice.ts', import.meta.url), 'utf8');
  expect(typesetSource(source, 'ru')).toBe(source);
});
