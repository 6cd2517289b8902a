// Not a wrap: the stock one brings a second logo and a bar with a button at its foot.
import Content from '@theme/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop';
import {memo, type ReactNode} from 'react';

function DocSidebarDesktop({path, sidebar}: Props): ReactNode {
  return <Content path={path} sidebar={sidebar} />;
}

export default memo(DocSidebarDesktop);
