import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import OlderVersion from '@site/src/api/components/OlderVersion';
import DocVersionBanner from '@theme-original/DocVersionBanner';
import type {Props} from '@theme/DocVersionBanner';
import type {ReactNode} from 'react';

// The theme's banner links to a page of the same file name; the API's versions name their pages differently.
export default function DocVersionBannerWrapper(props: Props): ReactNode {
  const {pluginId} = useDocsVersion();
  return pluginId === 'api' ? <OlderVersion /> : <DocVersionBanner {...props} />;
}
