import type {ClientModule} from '@docusaurus/types';
import {askConsent} from './consent.ts';
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
    gtag('config', id, {anonymize_ip: true, send_page_view: false});
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

function reportPageView(pathname: string): void {
  if (!allowed || !settings) return;
  for (const service of settings.services) {
    if (service.kind === 'analytics') gtag('event', 'page_view', {page_path: pathname, page_location: window.location.href, page_title: document.title});
    if (service.kind === 'counter') page.ym?.(Number(service.id), 'hit', pathname, {title: document.title});
  }
}

if (settings) {
  void askConsent(settings).then((answer) => {
    allowed = answer;
    if (!answer) return;
    for (const service of settings.services) starters[service.kind](service);
    reportPageView(window.location.pathname + window.location.search);
  });
}

/** A page view on each change of route; the first one is sent when the services start. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || (previousLocation.pathname === location.pathname && previousLocation.search === location.search)) return;
    // The title changes after the route does; the report waits for it.
    setTimeout(() => reportPageView(location.pathname + location.search));
  },
};
export default clientModule;
