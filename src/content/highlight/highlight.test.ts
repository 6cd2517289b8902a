import type {ElementContent} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {prism} from '../../config/prism.ts';
import {readFence} from './fence.ts';
import rehypeHighlight, {highlight} from './index.ts';
import {takeMagicComments} from './magic-comments.ts';
import type {PrismSettings} from '../../config/prism.ts';
import {themeCss} from './theme-css.ts';

const text = (children: readonly ElementContent[]): string => textOf({type: 'root', children: [...children]});
/** Words of the code with the classes they are shown in. */
function shown(code: string, language: string, meta = ''): string[] {
  const seen: string[] = [];
  const visit = (node: ElementContent): void => {
    if (node.type !== 'element') return;
    const classes = (node.properties.className as string[]).filter((name) => name !== 'token');
    if (classes[0] !== 'code-line') seen.push(`${textOf(node)}: ${classes.join(' ')}`);
    node.children.forEach(visit);
  };
  highlight(code, language, meta, prism).children.forEach(visit);
  return seen;
}

describe('highlighting', () => {
  it('names what the theme colours, leaves the rest as text, and keeps every character', () => {
    expect(shown('{"code": 10141}', 'json')).toEqual(['"code": property', '10141: number']);
    expect(text(highlight('{"code": [1,\n\n  2]}', 'json', '', prism).children)).toBe('{"code": [1,\n\n  2]}');
    expect(highlight('a < b', 'text', '', prism).children).toEqual([{type: 'text', value: 'a < b'}]);
    expect(highlight('a < b', undefined, '', prism).children).toEqual([{type: 'text', value: 'a < b'}]);
  });

  it('knows the languages of the samples, those of Prism’s components among them', () => {
    expect(shown("curl --url 'x'", 'bash')).toEqual(expect.arrayContaining(['curl: function', "'x': string"]));
    expect(shown('<?php $a = "x";', 'php')).toContain('"x": string');
    expect(shown('var a = 1;', 'csharp')).toContain('1: number');
    for (const [code, language] of [
      ['const a = 1;', 'ts'],
      ['a = 1', 'py'],
      ['a := 1', 'go'],
    ] as const)
      expect(shown(code, language)).toContain('1: number');
    expect(shown('GET / HTTP/1.1\nHost: x', 'http').length).toBeGreaterThan(0);
    expect(() => highlight('x,y', 'csv', '', prism)).not.toThrow();
  });

  it('refuses a language that is not loaded, and a component that there is none of', () => {
    expect(() => highlight('x', 'klingon', '', prism)).toThrow(/in "klingon": no such language; .*json.*additionalLanguages in src\/config\/prism\.ts/);
    expect(() => highlight('x', 'json', '', {...prism, additionalLanguages: ['klingon']})).toThrow('"klingon" is no component of Prism');
  });

  it('takes an owner’s language, default language and theme', () => {
    const settings: PrismSettings = {
      ...prism,
      additionalLanguages: ['java'],
      defaultLanguage: 'java',
      theme: {plain: {}, styles: [{types: ['keyword'], style: {color: 'red'}}]},
      darkTheme: {plain: {}, styles: [{types: ['keyword'], style: {color: 'pink'}}]},
    };
    expect(highlight('class A {}', undefined, '', settings).children[0]).toMatchObject({tagName: 'span', properties: {className: ['token', 'keyword']}});
  });
});

describe('a fence', () => {
  it('says title, lines and numbers', () => {
    expect(readFence('title="Two projects" {2,4-6} showLineNumbers=10')).toEqual({title: 'Two projects', marked: [2, 4, 5, 6], firstNumber: 10});
    expect(readFence("showLineNumbers title='x'")).toEqual({title: 'x', marked: [], firstNumber: 1});
    expect(readFence('')).toEqual({marked: []});
  });
  it('says nothing that is not understood', () => {
    for (const meta of ['live', 'noInline', 'title=x', '{a}', 'showLineNumber', '"title"'])
      expect(() => readFence(meta), meta).toThrow(/is not known here; what may follow the language is title="…", \{1,3-5\}, showLineNumbers/);
  });
  it('numbers lines of which nothing else is said', () => {
    const {children, properties} = highlight('a\nb', 'text', 'showLineNumbers', prism);
    expect(children.flatMap((line) => (line.type === 'element' ? [line.properties.className] : []))).toEqual([['code-line'], ['code-line']]);
    expect(properties).toEqual({'data-first-number': 1});
  });
  it('marks lines and numbers them', () => {
    const {children, properties} = highlight('{\n  "a": 1\n}', 'json', '{2} showLineNumbers=5 title="x"', prism);
    expect(children.map((line) => (line.type === 'element' ? line.properties.className : undefined))).toEqual([
      ['code-line'],
      ['code-line', 'theme-code-block-highlighted-line'],
      ['code-line'],
    ]);
    expect(properties).toEqual({title: 'x', 'data-first-number': 5});
    expect(text(children)).toBe('{\n  "a": 1\n}');
    expect(() => highlight('x', 'text', '{1}', {...prism, magicComments: []})).toThrow('names no class');
  });
});

describe('magic comments', () => {
  const taken = (code: string, language: string): [string, Record<string, unknown>] => {
    const {code: left, classes} = takeMagicComments(code, language, prism.magicComments);
    return [left, Object.fromEntries(classes)];
  };
  const marked = ['theme-code-block-highlighted-line'];
  it('mark the next line, or a block, and are not shown', () => {
    expect(taken('a\n// highlight-next-line\nb\nc', 'javascript')).toEqual(['a\nb\nc', {1: marked}]);
    expect(taken('# highlight-start\na\nb\n# highlight-end\nc', 'bash')).toEqual(['a\nb\nc', {0: marked, 1: marked}]);
    expect(taken('<!-- highlight-next-line -->\n<a>', 'markup')).toEqual(['<a>', {0: marked}]);
  });
  it('are those of the language, and stand alone on their line', () => {
    expect(taken('// highlight-next-line\na', 'bash')).toEqual(['// highlight-next-line\na', {}]);
    expect(taken('a // highlight-next-line\nb', 'javascript')).toEqual(['a // highlight-next-line\nb', {}]);
  });
  it('have a beginning and an end', () => {
    expect(() => taken('# highlight-start\na', 'bash')).toThrow('"highlight-start" is not followed by "highlight-end"');
    expect(() => taken('a\n# highlight-end', 'bash')).toThrow('"highlight-end" ends what no "highlight-start" has begun');
  });
});

describe('the page', () => {
  const page = (meta: string) => ({
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'pre',
        properties: {},
        children: [
          {type: 'element', tagName: 'code', properties: {className: ['language-json'], metastring: meta}, children: [{type: 'text', value: '{"a": 1}\n'}]},
        ],
      },
    ],
  });
  it('changes fences only', () => {
    const inline = {type: 'element', tagName: 'code', properties: {className: ['language-json']}, children: [{type: 'text', value: '{}'}]} as const;
    const tree = {type: 'root', children: [{type: 'element', tagName: 'p', properties: {}, children: [structuredClone(inline)]}]};
    rehypeHighlight(prism)(tree as never, new VFile());
    expect(tree.children[0]?.children[0]).toEqual(inline);
  });
  it('hands the block its title, without the fence’s own words', () => {
    const tree = page('title="x"');
    rehypeHighlight(prism)(tree as never, new VFile());
    expect(tree.children[0]?.children[0]?.properties).toEqual({className: ['language-json'], title: 'x'});
  });
  it('fails with the place and what may be written', () => {
    expect(() => rehypeHighlight(prism)(page('live') as never, new VFile({path: 'docs/x.mdx'}))).toThrow(/"live" is not known here/);
  });
});

describe('colours', () => {
  const theme = {
    plain: {color: 'black', backgroundColor: 'white'},
    styles: [{types: ['string', 'char'], style: {color: 'green', fontStyle: 'italic' as const}}],
  };
  it('are a stylesheet, with those of the dark mode where they differ', () => {
    expect(themeCss({theme, darkTheme: theme})).toBe(
      '.code-block { color: black; background-color: white; }\n.token.string, .token.char { color: green; font-style: italic; }\n',
    );
    expect(themeCss({theme, darkTheme: {...theme, styles: [{types: ['string'], languages: ['json'], style: {color: 'lime'}}]}})).toContain(
      "[data-theme='dark'] .language-json .token.string { color: lime; }",
    );
  });
});
