import {globSync} from 'node:fs';
import {expect, it} from 'vitest';
import {checkDataFiles} from './check-data-files.ts';
import {dataFolder} from './load.ts';

it('names a data file that nothing reads, and the one that is probably meant', () => {
  const found = checkDataFiles(
    ['terms.yaml', 'term.yaml', 'plans.yaml', 'api/field.yaml', 'sources/general.yaml', 'sources/nowhere.yaml', 'terms.yml'],
    ['en', 'ru'],
  );
  expect(found.map(({file}) => file)).toEqual(
    ['term.yaml', 'plans.yaml', 'api/field.yaml', 'sources/nowhere.yaml', 'terms.yml'].map((name) => `src/data/${name}`),
  );
  expect(found[0]?.message).toBe(
    'nothing reads this file; rename it to src/data/terms.yaml if that is meant, or delete it, or name it in src/facts/check-data-files.ts with what reads it',
  );
  expect(found[1]?.message).toBe('nothing reads this file; delete it, or name it in src/facts/check-data-files.ts with what reads it');
  expect(found[2]?.message).toContain('rename it to src/data/api/fields.yaml');
  expect(found[3]?.message).not.toContain('rename');
  // In its folder there is none of that name, and one in another would be no better read.
  expect(checkDataFiles(['api/terms.yaml'], ['en'])[0]?.message).not.toContain('rename');
  expect(checkDataFiles(['queries/guests.en.yaml', 'queries/guests.yaml', 'guests.en.yaml'], ['en']).map(({file}) => file)).toEqual([
    'src/data/queries/guests.yaml',
    'src/data/guests.en.yaml',
  ]);
  expect(checkDataFiles(['questions.en.yaml', 'questions.fr.yaml'], ['en']).map(({file}) => file)).toEqual(['src/data/questions.fr.yaml']);
});

it('knows the files that there are', () => {
  expect(checkDataFiles(globSync('**/*.{yaml,yml}', {cwd: dataFolder}), ['en', 'ru'])).toEqual([]);
});
