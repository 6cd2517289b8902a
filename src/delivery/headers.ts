import {readThirdParties} from '../config/third-parties.ts';
import {hashesOfBuild} from './inline-scripts.ts';
import {contentSecurityPolicy, securityHeaders, sourcesOfSearch, type Header} from './policy.ts';
import {deployedSite, type DeployedSite} from './site.ts';

/** The headers for a build: its inline scripts, and the services that the environment switches on. */
export function headersOfBuild(build: string, environment: Readonly<Record<string, string | undefined>>, site: DeployedSite = deployedSite): Header[] {
  const foreign = [...readThirdParties(environment).map(({sources}) => sources), ...sourcesOfSearch(environment)];
  return securityHeaders(site.url, contentSecurityPolicy(hashesOfBuild(build), foreign));
}
