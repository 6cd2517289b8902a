import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {ownCase} from './own-case.mts';

it('makes both functions of the installed module mind the case', () => {
  for (const file of ['esm/react-router-config.js', 'cjs/react-router-config.js']) {
    const source = readFileSync(path.resolve('node_modules/react-router-config', file), 'utf8');
    expect(ownCase(source).match(/sensitive: true/g), file).toHaveLength(2);
  }
});

it('says so when the module is written otherwise', () => {
  expect(() => ownCase('export {};')).toThrow('matchRoutes or renderRoutes not found');
});
