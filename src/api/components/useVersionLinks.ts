import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ApiVersionsData} from '../versions-plugin/index.ts';
import {counterpart} from '../versions-plugin/pairs.ts';

/** A version of the API and the page of it that stands for the one that is open. */
export interface VersionLink {
  readonly name: string;
  readonly to: string;
  readonly active: boolean;
  readonly latest: boolean;
}

/** The API's versions, newest first, each with its page for the present one; empty outside the reference. */
export default function useVersionLinks(): readonly VersionLink[] {
  const {activeVersion} = useActiveDocContext('api');
  const versions = useVersions('api');
  const {pathname} = useLocation();
  const {pairs} = usePluginData('api-versions') as ApiVersionsData;
  if (!activeVersion) return [];
  const slug = pathname.slice(activeVersion.path.length).replace(/^\/|\/$/g, '');
  return versions.map((version) => {
    if (version.name === activeVersion.name) return {name: version.name, to: pathname, active: true, latest: version.isLast};
    const other = counterpart(pairs, slug, version.isLast ? 'newer' : 'older');
    return {name: version.name, to: other ? `${version.path}/${other}` : version.path, active: false, latest: version.isLast};
  });
}
