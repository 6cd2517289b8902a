import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import {errorFile} from '../../facts/schema/error.ts';
import {checkFrontMatter} from '../front-matter/parse.ts';
import {fillIn} from './fill.ts';
import {minimum} from '../checks/structure.ts';
import {errorFiles, networkFiles, pageFiles} from './files.ts';
import {
  withApiFields,
  withChannel,
  withColour,
  withError,
  withMenuPage,
  withMenuTexts,
  withNetwork,
  withRange,
  withScreen,
  withSign,
  withTile,
} from './insert.ts';

const frontMatterOf = (text: string): unknown => parse(/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '');

describe('new files', () => {
  it('an error: two pages whose front matter fits, and facts that fit', () => {
    const {pages, facts} = errorFiles(10350, 'telegram');
    expect(pages.map(({path}) => path)).toEqual([
      'docs/tools/publications/issues/10350.mdx',
      'i18n/ru/docusaurus-plugin-content-docs/current/tools/publications/issues/10350.mdx',
    ]);
    for (const {path, text} of pages) {
      expect(checkFrontMatter(frontMatterOf(text), path).kind).toBe('error');
      expect(text).toContain(fillIn);
    }
    expect(errorFile.parse(parse(`group: telegram\nerrors:\n${facts}`)).errors[0]?.code).toBe(10350);
  });

  it('a page of each language with the same headings', () => {
    const [english, russian] = pageFiles('docs/tools/publications/faq/pausing.mdx', 'question');
    const ids = (text = ''): string[] => [...text.matchAll(/\{\/\* #(\w+) \*\/\}/g)].map((match) => match[1] ?? '');
    expect(ids(english?.text)).toEqual(ids(russian?.text));
    expect(english?.text).toContain('../../../technical-support.mdx');
  });

  it('a page of a kind with as many sections and steps as that kind must have', () => {
    for (const kind of ['tool', 'module', 'question', 'faq'] as const) {
      const [english] = pageFiles('docs/tools/bulk.mdx', kind);
      const text = english?.text ?? '';
      expect(text.match(/^## /gm)?.length, kind).toBeGreaterThanOrEqual(minimum[kind]?.headings ?? 0);
      expect(text.match(/^\d\. /gm)?.length ?? 0, kind).toBe(minimum[kind]?.steps ?? 0);
    }
  });

  it('a network: data, sources, an error, its pages', () => {
    expect(networkFiles('pixelfed', 10480, 'Pixelfed').map(({path}) => path)).toEqual([
      'src/data/networks/pixelfed.yaml',
      'src/data/sources/pixelfed.yaml',
      'src/data/errors/pixelfed.yaml',
      'docs/tools/publications/issues/10480.mdx',
      'i18n/ru/docusaurus-plugin-content-docs/current/tools/publications/issues/10480.mdx',
      'docs/channels/pixelfed/index.mdx',
      'i18n/ru/docusaurus-plugin-content-docs/current/channels/pixelfed/index.mdx',
      'docs/channels/pixelfed/connecting.mdx',
      'i18n/ru/docusaurus-plugin-content-docs/current/channels/pixelfed/connecting.mdx',
    ]);
  });
});

describe('insertions', () => {
  it('a network in alphabetical order, once', () => {
    const source = "export const networkIds = [\n  'bitrix',\n  'x',\n] as const;\n";
    const after = withNetwork(source, 'pixelfed');
    expect(after).toBe("export const networkIds = [\n  'bitrix',\n  'pixelfed',\n  'x',\n] as const;\n");
    expect(withNetwork(after, 'pixelfed')).toBe(after);
  });

  it('a range after the last, and no second one', () => {
    const source = 'x: [[10209, 10218], [10460, 10469]]\npublications: [[20000, 20001]]\n';
    const after = withRange(source, 'pixelfed', 10);
    expect(after).toContain('pixelfed: [[10470, 10479]]');
    expect(withRange(after, 'pixelfed', 10)).toBe(after);
  });

  it('what else a network needs, once each', () => {
    for (const [insert, source, expected] of [
      [withApiFields, 'dzen: {}\nx: {}\n', /^dzen: \{\}\npixelfed: \{title: ignored, .*\} # FILL_IN: .*\nx: \{\}\n$/],
      [withApiFields, 'dzen: {}\n', /^dzen: \{\}\npixelfed: \{.*\} # FILL_IN: .*\n$/],
      [
        withChannel,
        'enum:\n          bitrix,\n          x,\nnames:\n        bitrix: B\n        x: X\nother:\n        code: c\n',
        /^ {10}bitrix,\n {10}pixelfed,\n {10}x,\nnames:\n {8}bitrix: B\n {8}pixelfed: Pixelfed\n {8}x: X$/m,
      ],
      [withScreen, '- id: x\n  page: a\n', /^- id: x\n {2}page: a\n- id: pixelfed\n {2}page: channels\/pixelfed\/connecting\n {2}section: connect\n/],
      [
        withColour,
        '{\n  --net-x: #000000;\n  --net-mono: #14161f;\n}',
        /--net-x: #000000;\n {2}--net-pixelfed: #6b7280; \/\* FILL_IN: .* \*\/\n {2}--net-mono/,
      ],
      [withTile, ".sign {\n}\n[data-net='x'] {\n}\n", /^\.sign \{\n\}\n\[data-net='pixelfed'\] \{\n {2}--net: var\(--net-pixelfed\);\n\}\n\[data-net='x'\]/],
      [
        withSign,
        '<svg>\n<symbol id="x"/>\n</svg>\n',
        /<symbol id="x"\/>\n<symbol id="pixelfed" viewBox="0 0 24 24">.*<\/symbol><!-- FILL_IN: .* -->\n<\/svg>\n$/,
      ],
      [withMenuTexts, '{"a": {"message": "б"}}', /"message": "Коды ошибок: Pixelfed"/],
    ] as const) {
      const after = insert(source, 'pixelfed', 'Pixelfed');
      expect(after).toMatch(expected);
      expect(insert(after, 'pixelfed', 'Pixelfed')).toBe(after);
    }
  });

  it('an error at the end of its group', () => {
    expect(withError('group: x\nerrors:\n  - code: 1\n\n', '  - code: 2\n')).toBe('group: x\nerrors:\n  - code: 1\n  - code: 2\n');
  });

  it('a line of the menu, in the list of its folder', () => {
    const menu = `...pages('index'), ...folder('Channels', 'channels', 'channels'), pages('account', 'team'), {dirName: 'tools/faq'},
  ...pages('tools/automation', 'tools/workflow'), pages('tools/analytics/faq')`;
    expect(withMenuPage(menu, 'tools/bulk')).toBe(menu.replace("'tools/workflow'", "'tools/workflow', 'tools/bulk'"));
    expect(withMenuPage(menu, 'glossary')).toBe(menu.replace("'team'", "'team', 'glossary'"));
    expect(withMenuPage(menu, 'tools/analytics/reports')).toBe(menu.replace("'tools/analytics/faq'", "'tools/analytics/faq', 'tools/analytics/reports'"));
  });

  it('no line where a folder fills itself, no list is near, or it is there', () => {
    const menu = `folder('Channels', 'channels', 'channels'), {dirName: 'tools/faq'}, pages('tools/automation')`;
    for (const id of ['channels/x/faq', 'tools/faq/pausing', 'far/away', 'tools/automation']) expect(withMenuPage(menu, id), id).toBe(menu);
  });
});
