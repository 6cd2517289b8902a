import {expect, it} from 'vitest';
import {parsePage} from '../page.ts';
import {checkPictures} from './pictures.ts';

const there = new Set(['docs/tools/a.png', 'static/img/b.png']);
const found = (body: string): string[] =>
  checkPictures(parsePage('docs/tools/a.mdx', `---\ntitle: A\n---\n${body}`), (file) => there.has(file)).map(({line, message}) => `${line}: ${message}`);

it('knows pictures beside the page and in static', () => {
  expect(found('![One](./a.png) ![Two](/img/b.png)')).toEqual([]);
});

it('names a file that is not there, a picture of elsewhere, and one without words', () => {
  expect(found('![One](./c.png)')).toEqual(['4: "./c.png": there is no picture docs/tools/c.png; put the file there']);
  expect(found('![One](https://example.com/a.png)')[0]).toContain('comes from the site itself');
  expect(found('![](./a.png)')[0]).toContain('say what the picture shows');
});
