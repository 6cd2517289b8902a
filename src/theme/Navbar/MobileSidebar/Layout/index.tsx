// Wrapped so that Escape closes the phone's menu, and that it opens where the reader is.
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {type ReactNode, useEffect} from 'react';

/** Scrolls each level of the menu, and nothing else, to the page that is open. */
function showCurrent(): void {
  for (const panel of document.querySelectorAll('.navbar-sidebar__item')) {
    const current = panel.querySelector('[aria-current=page]');
    if (current) panel.scrollTop += current.getBoundingClientRect().top - panel.getBoundingClientRect().top - panel.clientHeight / 3;
  }
}

export default function NavbarMobileSidebarLayout(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) return undefined;
    // The menu's groups open as they are drawn; the frame after that they have their places.
    const frame = requestAnimationFrame(showCurrent);
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      toggle();
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
    document.addEventListener('keydown', close);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', close);
    };
  }, [shown, toggle]);
  return <Layout {...props} />;
}
