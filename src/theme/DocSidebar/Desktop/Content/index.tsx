import DocSidebarDesktopContent from '@theme-original/DocSidebar/Desktop/Content';
import type {ComponentProps, ReactNode} from 'react';
import {useEffect, useRef} from 'react';

type Props = ComponentProps<typeof DocSidebarDesktopContent>;

/** Longer than the theme takes to open one group and close another. */
const opened = 500;

/** Scrolls the sidebar, and nothing else, to the page that is open when it is out of sight there. */
function showCurrent(): void {
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const current = menu?.querySelector('[aria-current=page]');
  if (!menu || !current) return;
  const [frame, box] = [menu.getBoundingClientRect(), current.getBoundingClientRect()];
  // While the news stands above the bar, the list ends below the window.
  const end = Math.min(frame.bottom, window.innerHeight);
  if (box.top < frame.top || box.bottom > end) menu.scrollTop += box.top - frame.top - (end - frame.top) / 3;
}

/** The sidebar of a desk, with the open page in sight: the group of an error page begins below the fold. */
export default function DocSidebarDesktopContentWrapper(props: Props): ReactNode {
  const {path} = props;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const wait = shown.current === undefined ? 0 : opened;
    shown.current = path;
    const timer = setTimeout(showCurrent, wait);
    return () => clearTimeout(timer);
  }, [path]);
  return <DocSidebarDesktopContent {...props} />;
}
