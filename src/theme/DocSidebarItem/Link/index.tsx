import DocSidebarItemLink from '@theme-original/DocSidebarItem/Link';
import type {ComponentProps, ReactNode} from 'react';
import {useEffect} from 'react';
import {codeOf} from '@site/packages/lean/page-names/sidebar.ts';
import {loadNames} from '@site/packages/lean/page-names/store.ts';

type Props = ComponentProps<typeof DocSidebarItemLink>;

/** A link of the sidebar; a group of errors that is opened has only numbers at first, and asks for their names. */
export default function DocSidebarItemLinkWrapper(props: Props): ReactNode {
  const isNameless = props.item.label === codeOf(props.item);
  useEffect(() => {
    if (isNameless) loadNames();
  }, [isNameless]);
  return <DocSidebarItemLink {...props} />;
}
