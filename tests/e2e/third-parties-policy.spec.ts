import type {Page} from '@playwright/test';
import {anyPort, serveWithNginx} from '../../scripts/lib/serve.ts';
import {expect, hydrated, test} from './setup.ts';
import {serviceIds} from './sites.ts';

/**
 * What a service's script does in a page, as its documentation describes it: the stub that stands in for it runs this.
 * `done` is set when all of it was tried; what the policy refuses is reported as a violation, what fails otherwise is not.
 */
const services = {
  analytics: {
    variable: 'ANALYTICS_ID',
    script: 'https://www.googletagmanager.com/gtag/js',
    behaviour: `
      script('https://www.googletagmanager.com/gtag/destination');
      image('https://www.google-analytics.com/g/collect');
      image('https://www.googletagmanager.com/a');
      for (const host of ['region1.google-analytics.com', 'region1.analytics.google.com', 'www.googletagmanager.com']) connect('https://' + host + '/g/collect');
    `,
  },
  counter: {
    variable: 'COUNTER_ID',
    script: 'https://mc.yandex.ru/metrika/tag.js',
    behaviour: `
      script('https://yastatic.net/s3/metrika/2.js');
      for (const domain of ['ru', 'com']) image('https://mc.yandex.' + domain + '/watch/1');
      for (const domain of ['ru', 'com', 'kz', 'com.tr']) connect('https://mc.yandex.' + domain + '/watch/1');
      new WebSocket('wss://mc.yandex.ru/solid.ws');
    `,
  },
  chat: {
    variable: 'CHAT_ID',
    script: 'https://client.crisp.chat/l.js',
    behaviour: `
      script('https://client.crisp.chat/static/client.js');
      element('link', {rel: 'stylesheet', href: 'https://client.crisp.chat/static/client.css'});
      document.body.insertAdjacentHTML('beforeend', '<p style="color: red">chat</p>');
      new FontFace('chat', 'url(https://client.crisp.chat/static/font.woff2)').load().catch(() => undefined);
      for (const host of ['client', 'image', 'storage']) image('https://' + host + '.crisp.chat/a.png');
      image('data:image/gif;base64,R0lGODlhAQABAAAAACw=');
      for (const host of ['client', 'storage']) connect('https://' + host + '.crisp.chat/a');
      for (const host of ['client.relay', 'client.relay.rescue', 'stream.relay']) new WebSocket('wss://' + host + '.crisp.chat/w/');
      for (const host of ['client', 'storage']) new Audio('https://' + host + '.crisp.chat/a.mp3').load();
      new Worker(URL.createObjectURL(new Blob([''])));
      for (const host of ['game', 'assets']) element('iframe', {src: 'https://' + host + '.crisp.chat/'});
    `,
  },
} as const;

/** The same for a host that no service has: each of these has to be refused. */
const stranger = `
  script('https://fourth.example/a.js');
  element('link', {rel: 'stylesheet', href: 'https://fourth.example/a.css'});
  new FontFace('stranger', 'url(https://fourth.example/a.woff2)').load().catch(() => undefined);
  image('https://fourth.example/a.png');
  connect('https://fourth.example/a');
  new Audio('https://fourth.example/a.mp3').load();
  element('iframe', {src: 'https://fourth.example/'});
`;
const tools = `
  const element = (name, attributes) => document.body.append(Object.assign(document.createElement(name), attributes));
  const script = (src) => element('script', {src});
  const image = (src) => { new Image().src = src; };
  const connect = (address) => void fetch(address, {mode: 'no-cors'}).catch(() => undefined);
`;

// What the policy refuses is logged as an error.
test.use({allowProblems: {console: true}});
test.describe.configure({mode: 'default'});

async function violations(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as {violations: string[]}).violations);
}

for (const [kind, {variable, script, behaviour}] of Object.entries(services))
  test(`the policy with the ${kind} on lets it work, and refuses any other host`, async ({page, thirdParties}) => {
    // The build has all services on; the policy, and the page's list of services, one: it may not live on another's sources.
    const served = await serveWithNginx({build: thirdParties.build, port: await anyPort(), environment: {[variable]: serviceIds[variable]}});
    const loaded: string[] = [];
    await page.addInitScript(() => {
      const seen: string[] = [];
      (window as unknown as {violations: string[]}).violations = seen;
      document.addEventListener('securitypolicyviolation', (event) => seen.push(`${event.effectiveDirective} ${event.blockedURI}`));
    });
    await page.route(`${served.address}/`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(<script[^>]*id="?third-parties"?[^>]*>)(.*?)(<\/script>)/,
        (_all, start: string, json: string, end: string) => {
          const settings = JSON.parse(json) as {services: {kind: string}[]};
          return start + JSON.stringify({...settings, services: settings.services.filter((service) => service.kind === kind)}) + end;
        },
      );
      await route.fulfill({response, body});
    });
    await page.route(
      (url) => url.hostname !== '127.0.0.1',
      (route) => {
        const address = route.request().url();
        loaded.push(address);
        const body = address.startsWith(script) ? `{ ${tools} ${behaviour} window.done = true; }` : '';
        return route.fulfill({
          status: 200,
          contentType: address.startsWith(script) ? 'text/javascript' : '',
          body,
          headers: {'access-control-allow-origin': '*'},
        });
      },
    );
    await page.goto(`${served.address}/`);
    await hydrated(page);
    await page.waitForFunction(() => (window as unknown as {done?: boolean}).done === true);
    // Everything that was asked for has been asked for, and nothing was refused meanwhile.
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
    expect(loaded.length).toBeGreaterThan(5);

    await page.evaluate(`{ ${tools} ${stranger} }`);
    await expect
      .poll(async () => (await violations(page)).map((violation) => violation.replace(/(?<=https:\/\/[^/]+)\/.*/, '')).sort())
      .toEqual(
        ['connect-src', 'font-src', 'frame-src', 'img-src', 'media-src', 'script-src-elem', 'style-src-elem'].map(
          (directive) => `${directive} https://fourth.example`,
        ),
      );
    expect(loaded.filter((address) => address.includes('fourth.example'))).toEqual([]);
    await served.stop();
  });
