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
