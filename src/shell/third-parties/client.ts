import type {ClientModule} from '@docusaurus/types';
import {askConsent} from './consent.ts';
import {isPrivate, withoutHash} from './private-pages.ts';
import type {ThirdPartySettings} from './settings.ts';

type Queue = ((...call: unknown[]) => void) & {a?: unknown[]; l?: number};

interface ThirdPartyWindow extends Window {
  dataLayer?: unknown[];
  ym?: Queue;
  $crisp?: unknown[];
  CRISP_WEBSITE_ID?: string;
}

// The module is also run while pages are rendered, where there is no window and nothing to report.
const page = (typeof window === 'undefined' ? {} : window) as ThirdPartyWindow;

function readSettings(): ThirdPartySettings | undefined {
  const text = typeof document === 'undefined' ? undefined : document.getElementById('third-parties')?.textContent;
  return text ? (JSON.parse(text) as ThirdPartySettings) : undefined;
}

function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

function gtag(..._call: unknown[]): void {
  page.dataLayer ??= [];
  // The service's script reads `arguments` objects, not arrays.
  // biome-ignore lint/complexity/noArguments: see above
  page.dataLayer.push(arguments);
}

const starters: Readonly<Record<ThirdPartySettings['services'][number]['kind'], (service: ThirdPartySettings['services'][number]) => void>> = {
  analytics: ({id, script}) => {
    gtag('js', new Date());
    gtag('config', id, {anonymize_ip: true, send_page_view: false, page_location: withoutHash(window.location)});
    loadScript(`${script}?id=${encodeURIComponent(id)}`);
  },
  counter: ({id, script}) => {
    const queue: Queue = (...call) => {
      queue.a ??= [];
      queue.a.push(call);
    };
    queue.l = Date.now();
    page.ym = queue;
    queue(Number(id), 'init', {defer: true, clickmap: false, trackLinks: true, accurateTrackBounce: true, webvisor: false});
    loadScript(script);
  },
  chat: ({id, script}) => {
    page.$crisp = [];
    page.CRISP_WEBSITE_ID = id;
    loadScript(script);
  },
};

const settings = readSettings();
let allowed = false;
let running = false;

function reportPageView({pathname, search}: Pick<URL, 'pathname' | 'search'>, title?: string): void {
  if (!running || !settings) return;
  const path = pathname + search;
  for (const service of settings.services) {
    if (service.kind === 'analytics')
      gtag('event', 'page_view', {
        page_path: path,
        page_location: withoutHash({origin: window.location.origin, pathname, search}),
        ...(title === undefined ? {} : {page_title: title}),
      });
    if (service.kind === 'counter') page.ym?.(Number(service.id), 'hit', path, title === undefined ? {} : {title});
  }
}

/** A link that leads from a private page to an open one or back is followed by the browser itself, so that each has a document of its own. */
function keepDocumentsApart(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.origin !== window.location.origin || isPrivate(link.pathname) === isPrivate(window.location.pathname)) return;
  event.stopPropagation();
  if (isPrivate(link.pathname)) reportPageView(link);
}

if (settings) {
  void askConsent(settings).then((answer) => {
    if (!answer) return;
    allowed = true;
    window.addEventListener('click', keepDocumentsApart, {capture: true});
    if (isPrivate(window.location.pathname)) return;
    running = true;
    for (const service of settings.services) starters[service.kind](service);
    reportPageView(window.location, document.title);
  });
}

/** A page view on each change of route; the first one is sent when the services start. */
const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    // By a script instead of a link: the page is loaded anew before the services see what is written there, or so that they start.
    if (allowed && previousLocation && isPrivate(previousLocation.pathname) !== isPrivate(location.pathname)) window.location.reload();
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || (previousLocation.pathname === location.pathname && previousLocation.search === location.search)) return;
    // The title changes after the route does; the report waits for it.
    setTimeout(() => {
      if (!isPrivate(location.pathname)) reportPageView(location, document.title);
    });
  },
};
export default clientModule;
