import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {toString as textOf} from 'mdast-util-to-string';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {VFile} from 'vfile';
import remarkTypography from './index.ts';

const russian = 'i18n/ru/docusaurus-plugin-content-docs/current/page.mdx';

function read(source: string, path: string): string {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkTypography);
  const file = new VFile({value: source, path});
  return textOf(processor.runSync(processor.parse(file), file)).replaceAll('\u00a0', '_');
}

it('binds short words across bold text, links and code', () => {
  expect(read('Откройте в **Настройках** и в [чате](/x) - или в `чате - и`.', russian)).toBe('Откройте в_Настройках и_в_чате_— или в_чате - и.');
});

it('leaves code blocks alone and sets elements’ titles', () => {
  expect(read('```\nа в "б" - в\n```', russian)).toBe('а в "б" - в');
  expect(read('It isn\'t "done" - yet', 'docs/page.mdx')).toBe('It isn’t “done”_— yet');
});

it('sets the text of an element that has a line of its own', () => {
  const text = {type: 'text' as const, value: 'Кратко о каждом разделе - и не больше'};
  const card = {type: 'mdxJsxFlowElement' as const, name: 'Card', attributes: [], children: [text]};
  remarkTypography()({type: 'root', children: [card as never]}, new VFile({path: russian}));
  expect(text.value.replaceAll('\u00a0', '_')).toBe('Кратко о_каждом разделе_— и_не_больше');
});
