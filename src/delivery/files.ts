import {product} from '../config/product.ts';
import {errorPath} from '../errors/texts.ts';
import {loadErrors} from '../facts/load.ts';
import {containerFile} from './container.ts';
import {nginxFiles} from './nginx-files.ts';
import type {Header} from './policy.ts';
import {deployedSite, type DeployedSite} from './site.ts';
import {headersFile, redirectsFile} from './static-hosts.ts';
import {factsWatchFile} from './facts-watch-workflow.ts';
import {workflowFile} from './workflow.ts';

/** `_headers` and `_redirects`, which static hosts read from the published folder itself. */
export function staticHostFiles(headers: readonly Header[], site: DeployedSite = deployedSite): Readonly<Record<string, string>> {
  const shortAddresses = [...loadErrors().values()].map(({code, group}) => ({code, path: errorPath(code, group)}));
  return {_headers: headersFile(site, headers), _redirects: redirectsFile(site, shortAddresses)};
}

/** Every generated file of a deployment by its path from the repository's root. */
export function deploymentFiles(headers: readonly Header[], site: DeployedSite = deployedSite): Readonly<Record<string, string>> {
  const hosts = staticHostFiles(headers, site);
  return {
    ...Object.fromEntries(Object.entries(nginxFiles(headers, site)).map(([name, content]) => [`deploy/nginx/${name}`, content])),
    'deploy/Containerfile': containerFile(site, 24),
    'deploy/static/_headers': hosts._headers ?? '',
    'deploy/static/_redirects': hosts._redirects ?? '',
    '.github/workflows/deploy.yml': workflowFile(site, product.repositoryBranch),
    '.github/workflows/facts-watch.yml': factsWatchFile(),
  };
}
