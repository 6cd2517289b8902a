import DocVersionRoot from '@theme-original/DocVersionRoot';
import type {ComponentProps, ReactNode} from 'react';
import {useMemo, useSyncExternalStore} from 'react';
import {withNames} from '@site/packages/lean/page-names/sidebar.ts';
import {currentNames, onNames} from '@site/packages/lean/page-names/store.ts';

type Props = ComponentProps<typeof DocVersionRoot>;

/** The docs with the names of error pages in their sidebars, which are not handed to every page. */
export default function DocVersionRootWrapper(props: Props): ReactNode {
  const names = useSyncExternalStore(onNames, currentNames, currentNames);
  const {version} = props;
  const named = useMemo(() => ({...version, docsSidebars: withNames(version.docsSidebars, names)}), [version, names]);
  return <DocVersionRoot {...props} version={named} />;
}
