import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';

vi.mock('@docusaurus/theme-common', () => ({ThemeClassNames: {common: {lastUpdated: 'theme-last-updated'}}}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({i18n: {currentLocale: 'en'}})}));
vi.mock('@docusaurus/Translate', () => ({
  default: ({children, values = {}}: {readonly children: string; readonly values?: Readonly<Record<string, ReactNode>>}) => (
    <>{children.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : <i key={part}>{values[part]}</i>))}</>
  ),
}));

const {default: LastUpdated} = await import('./index.tsx');
const said = (lastUpdatedAt: number | null, lastUpdatedBy?: string): string =>
  renderToStaticMarkup(<LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />).replaceAll(/<[^>]*>/g, '');

it('says when a page was changed, and by whom where its front matter does', () => {
  const day = Date.UTC(2026, 1, 3);
  expect(said(day)).toMatch(/^Last updated on \D*3, 2026$/);
  expect(said(day, 'Ann')).toMatch(/^Last updated on \D*3, 2026 by Ann$/);
  expect(said(null, 'Ann')).toBe('');
});
