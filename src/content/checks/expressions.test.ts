import {expect, it} from 'vitest';
import {parsePage} from '../page.ts';
import {checkExpressions} from './expressions.ts';

const linesOf = (body: string): (number | undefined)[] => checkExpressions(parsePage('docs/a.mdx', `---\ntitle: A\n---\n${body}`)).map(({line}) => line);

it('finds braces that would run as code, in the line of the file', () => {
  expect(linesOf('Fine.\n\nWrite {name} here.\n\n{other}\n')).toEqual([6, 8]);
});

it('leaves variables, comments and code alone', () => {
  expect(linesOf('## A {/* #a */}\n\n{product} waits {service.trial.days|day}, `{name}`.\n\n```js\nconst {a} = b;\n```\n')).toEqual([]);
});
