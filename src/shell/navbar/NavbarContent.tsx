import {useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import type {ReactNode} from 'react';
import LanguageSwitch from './LanguageSwitch.tsx';
import styles from './styles.module.css';

function Items({items}: {readonly items: readonly NavbarItemConfig[]}): ReactNode {
  return items.map((item, index) => <NavbarItem key={index} {...item} />);
}

/** The bar: brand over the sidebar, sections over the text, then search (where no item is one), language and colour mode; a phone has its menu last. */
export default function NavbarContent(): ReactNode {
  const {disabled} = useNavbarMobileSidebar();
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  const [left, right] = splitNavbarItems(items);
  return (
    <div className={`navbar__inner ${styles.bar}`}>
      <NavbarLogo />
      <div className={styles.sections}>
        <Items items={left} />
      </div>
      <div className={styles.tools}>
        {!items.some(({type}) => type === 'search') && <SearchBar />}
        <Items items={right} />
        <NavbarColorModeToggle className="wide-only colorModeToggle" />
        <LanguageSwitch />
        {!disabled && <NavbarMobileSidebarToggle />}
      </div>
    </div>
  );
}
