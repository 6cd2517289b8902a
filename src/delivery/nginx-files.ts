import {assistantsLocation, startScript} from './assistants.ts';
import {nginxMain, nginxMaps, nginxServer, nginxSite} from './nginx.ts';
import type {Header} from './policy.ts';
import type {DeployedSite} from './site.ts';
import {switchScript} from './switch.ts';

/** Where a release stands on a server and in the container: its pages, and the settings that belong to them. */
const places = {root: '/srv/help/current/site', snippets: '/srv/help/current/nginx', optional: '/etc/nginx/help/optional'};

/** What a release brings for nginx, by its path below the folder `nginx`: settings of a server and of the container, and the switch. */
export function nginxFiles(headers: readonly Header[], site: DeployedSite): Readonly<Record<string, string>> {
  return {
    'help.conf': nginxServer(site, places),
    'maps.conf': nginxMaps(site),
    'site.conf': nginxSite(site, headers, places),
    'optional/brotli.conf': '# For an nginx with the module brotli_static: to be put into /etc/nginx/help/optional/ once.\nbrotli_static on;\n',
    'switch.sh': switchScript(),
    'start.sh': startScript(`${places.snippets}/container.conf`),
    'container.conf': nginxMain({
      snippets: places.snippets,
      temporary: '/tmp',
      modules: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
      listen: ['8080', '[::]:8080'],
      accessLog: '/dev/stdout',
      workers: 'auto',
      blocks: assistantsLocation(site),
    }),
  };
}
