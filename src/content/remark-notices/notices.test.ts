import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, it, vi} from 'vitest';
import remarkNotices from './index.ts';
import {noticesFor} from './notices.ts';

vi.mock('../../facts/load.ts', () => ({loadService: () => ({notices: [{id: 'meta', about: ['Instagram'], en: '', ru: 'Примечание.'}]})}));

const notices = [{id: 'meta', about: ['Meta', 'Instagram'], en: '', ru: 'Примечание.'}];

it('stands on pages that name it, in the language that has a text', () => {
  expect(noticesFor('Пост в Instagram, Instagram и Instagram.', notices, 'ru')).toEqual(['Примечание.']);
  expect(noticesFor('Metadata', notices, 'ru')).toEqual([]);
  expect(noticesFor('A post on Instagram', notices, 'en')).toEqual([]);
});

it('stands once on a page whose elements name it, in an attribute or in the facts that they were given', () => {
  const made = (element: string, frontMatter = {}): string[] => {
    const processor = unified().use(remarkParse).use(remarkMdx).use(remarkNotices);
    const tree = processor.runSync(processor.parse(element), new VFile({path: 'i18n/ru/docusaurus-plugin-content-docs/current/a.mdx', data: {frontMatter}}));
    return (tree as Root).children.flatMap((node) => (node.type === 'paragraph' ? [textOf(node)] : []));
  };
  expect(made('<Card title="Reels в Instagram" />\n\n<Limits facts={{rows: [{cells: ["Instagram", "Facebook"]}]}} />')).toEqual(['Примечание.']);
  expect(made('<Limits facts={{rows: [{network: "instagram", cells: ["Telegram"]}]}} />')).toEqual([]);
  expect(made('<Screen />', {title: 'Instagram'})).toEqual(['Примечание.']);
});
