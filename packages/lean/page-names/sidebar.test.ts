import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {withNames} from './sidebar.ts';

const link = (href: string, label: string): PropSidebarItem => ({type: 'link', href, label});

it('gives links to error pages their names, and leaves all others as they are', () => {
  const group = (items: PropSidebarItem[]): PropSidebarItem => ({
    type: 'category',
    label: 'Telegram',
    collapsed: true,
    collapsible: true,
    items,
  });
  const docs = [link('/docs/about', 'About'), group([link('/ru/docs/x/issues/10141', '10141'), link('/ru/docs/x/issues/10142', '10142')])];
  expect(withNames({docs}, {10141: '10141 No such chat'})).toEqual({
    docs: [link('/docs/about', 'About'), group([link('/ru/docs/x/issues/10141', '10141 No such chat'), link('/ru/docs/x/issues/10142', '10142')])],
  });
});
