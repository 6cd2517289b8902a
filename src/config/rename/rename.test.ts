import {expect, it} from 'vitest';
import {nameOf, renamed} from './rename.ts';

it('changes the name in sentences and the slug in addresses', () => {
  expect(renamed("name: 'Postloom', apiUrl: 'https://api.postloom.example'", nameOf('Postloom'), nameOf('Weaver'))).toBe(
    "name: 'Weaver', apiUrl: 'https://api.weaver.example'",
  );
});

it('refuses what cannot be a name, and says why', () => {
  expect(() => nameOf('two words')).toThrow('one word');
  expect(() => nameOf('Ткач')).toThrow('Latin letters');
});
