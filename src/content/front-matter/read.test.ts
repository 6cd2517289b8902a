import {expect, it} from 'vitest';
import {readFrontMatter} from './read.ts';

it('says where a block of keys is broken, counted from the line of dashes', () => {
  expect(readFrontMatter('docs/a.mdx', 'title: A\nkind: error')).toEqual({title: 'A', kind: 'error'});
  expect(readFrontMatter('docs/a.mdx', '# Nothing')).toEqual({});
  expect(() => readFrontMatter('docs/a.mdx', 'kind: error\ntitle: A: b')).toThrow(/^docs\/a\.mdx:3: the front matter is not valid YAML: .* is put in quotes$/);
});
