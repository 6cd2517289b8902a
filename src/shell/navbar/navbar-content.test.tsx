import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';

const {bar} = vi.hoisted(() => ({bar: {items: [] as {readonly type?: string; readonly position?: string}[]}}));
const named = (name: string) => ({default: (): ReactNode => <i>{name}</i>});
vi.mock('@docusaurus/theme-common', () => ({useThemeConfig: () => ({navbar: bar})}));
vi.mock('@docusaurus/theme-common/internal', () => ({
  useNavbarMobileSidebar: () => ({disabled: true}),
  splitNavbarItems: (items: typeof bar.items) => [items.filter(({position}) => position === 'left'), items.filter(({position}) => position !== 'left')],
}));
vi.mock('@theme/Navbar/ColorModeToggle', () => named('mode'));
vi.mock('@theme/Navbar/Logo', () => named('logo'));
vi.mock('@theme/Navbar/MobileSidebar/Toggle', () => named('menu'));
vi.mock('@theme/SearchBar', () => named('search'));
vi.mock('@theme/NavbarItem', () => ({default: ({type}: {readonly type?: string}): ReactNode => <i>{type}</i>}));
vi.mock('./LanguageSwitch.tsx', () => named('language'));

const {default: NavbarContent} = await import('./NavbarContent.tsx');
const shown = (items: typeof bar.items): string[] => {
  bar.items = items;
  return [...renderToStaticMarkup(<NavbarContent />).matchAll(/<i>(.*?)<\/i>/g)].map(([, name = '']) => name);
};

it('has the search once: by itself among the tools, or where an item places it', () => {
  expect(shown([{type: 'doc', position: 'left'}, {type: 'docsVersion'}])).toEqual(['logo', 'doc', 'search', 'docsVersion', 'mode', 'language']);
  expect(shown([{type: 'search', position: 'left'}, {type: 'docsVersion'}])).toEqual(['logo', 'search', 'docsVersion', 'mode', 'language']);
});
