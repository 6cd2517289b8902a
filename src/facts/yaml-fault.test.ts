import {expect, it} from 'vitest';
import {parseDocument} from 'yaml';
import {yamlFault} from './yaml-fault.ts';

const said = (text: string): string => {
  const [fault] = parseDocument(text).errors;
  return fault ? yamlFault(fault) : '';
};

it('says in one line where a file cannot be read, and what to do', () => {
  expect(said('a: 1\na: 2\n')).toBe('Map keys must be unique at line 2, column 1: a key is there twice; put both into one');
  expect(said('a:\n\t- b\n')).toMatch(/^Tabs are not allowed as indentation at line 2, column 1: write spaces$/);
  expect(said('a: "unclosed\nb: 2\n')).toMatch(/^Missing closing "quote at line 3, column 1: a quote was opened further up/);
  expect(said("a: 'don't'\nb: 1\n")).toMatch(/: a quote inside the text ends it; put the text in double quotes$/);
  expect(said('a: [x, y\nb: 2\n')).toMatch(/: a list that opens with \[ is closed with \]/);
  for (const text of ['errors:\n  - code: 1\n   category: a\n', 'a:\n  b: 1\n c: 2\n', 'title: One: two\n'])
    expect(said(text)).toMatch(/^[^\n]+ at line \d+, column \d+: keys of one thing begin in the same column[^\n]+$/);
});
