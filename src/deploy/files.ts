import {product} from '../config/product.ts';
import {errorPath} from '../content/error-texts.ts';
import {loadErrors} from '../data/load.ts';
import {containerFile} from './container.ts';
import {nginxMain, nginxMaps, nginxServer, nginxSite} from './nginx.ts';
import type {Header} from './policy.ts';
import {deployedSite, type DeployedSite} from './site.ts';
import {headersFile, redirectsFile} from './static-hosts.ts';
import {workflowFile} from './workflow.ts';

const snippets = '/etc/nginx/help';
const root = '/srv/help/current';

/** `_headers` and `_redirects`, which static hosts read from the published folder itself. */
export function staticHostFiles(headers: readonly Header[], site: DeployedSite = deployedSite): Readonly<Record<string, string>> {
  const shortAddresses = [...loadErrors().values()].map(({code, group}) => ({code, path: errorPath(code, group)}));
  return {_headers: headersFile(site, headers), _redirects: redirectsFile(site, shortAddresses)};
}

/** Every generated file of a deployment by its path from the repository's root. */
export function deploymentFiles(headers: readonly Header[], site: DeployedSite = deployedSite): Readonly<Record<string, string>> {
  const hosts = staticHostFiles(headers, site);
  const places = {root, snippets};
  return {
    'deploy/nginx/help.conf': nginxServer(site, places),
    'deploy/nginx/maps.conf': nginxMaps(site),
    'deploy/nginx/site.conf': nginxSite(site, headers, places),
    'deploy/nginx/optional/brotli.conf': '# Take this file away where nginx has no brotli_static module.\nbrotli_static on;\n',
    'deploy/nginx/container.conf': nginxMain({
      snippets,
      temporary: '/tmp',
      modules: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
      listen: ['8080', '[::]:8080'],
      accessLog: '/dev/stdout',
      workers: 'auto',
    }),
    'deploy/Containerfile': containerFile(site, 24),
    'deploy/static/_headers': hosts._headers ?? '',
    'deploy/static/_redirects': hosts._redirects ?? '',
    '.github/workflows/deploy.yml': workflowFile(site, product.repositoryBranch),
  };
}
