import {createReadStream, existsSync, statSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {type Site, serveFixture} from './fixture-site.ts';

const build = path.resolve('build');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A server as GitHub Pages is one: clean addresses, no headers of the site's, and 404.html of the root for whatever is unknown. */
async function servePlainly(use: (address: string) => Promise<void>): Promise<void> {
  const server = http.createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
    const found = [pathname, `${pathname}.html`, `${pathname}/index.html`]
      .map((candidate) => path.join(build, candidate))
      .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
    const file = found ?? path.join(build, '404.html');
    response.writeHead(found ? 200 : 404, {'content-type': types[path.extname(file)] ?? 'application/octet-stream'});
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.closeAllConnections();
  server.close();
}

/** Other sites than the built one, each there from the first test of a worker that asks for it. */
export interface Sites {
  /** Address of the built site on a server that knows nothing of it. */
  readonly plainHost: string;
  readonly thirdParties: Site;
  readonly asking: Site;
  readonly emailEn: Site;
  readonly emailRu: Site;
  readonly analyticsEn: Site;
  readonly analyticsRu: Site;
  readonly off: Site;
}

type Served<Value> = [(none: object, use: (value: Value) => Promise<void>) => Promise<void>, {scope: 'worker'; timeout: number}];

/** A small site of the fixtures, built with an environment. */
function fixtureSite(name: string, environment: Readonly<Record<string, string>>): Served<Site> {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  return [async ({}, use) => serveFixture(name, environment, use), {scope: 'worker', timeout: 120_000}];
}

/** Identifiers with which every service of others is on. */
export const serviceIds = {ANALYTICS_ID: 'G-TEST', COUNTER_ID: '4242', CHAT_ID: 'chat-test'};
const byMail = {FEEDBACK: 'email', FEEDBACK_TARGET: 'help@example.com'};
const byEvent = {FEEDBACK: 'analytics', ANALYTICS_ID: 'G-TEST', CONSENT: 'required'};

/** One list for all tests: those with fixtures of a worker that others do not have run in a worker, and so in a browser, of their own. */
export const sites: {readonly [Name in keyof Sites]: Served<Sites[Name]>} = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  plainHost: [async ({}, use) => servePlainly(use), {scope: 'worker', timeout: 60_000}],
  thirdParties: fixtureSite('third-parties', serviceIds),
  asking: fixtureSite('third-parties', {...serviceIds, CONSENT: 'required'}),
  emailEn: fixtureSite('feedback', byMail),
  emailRu: fixtureSite('feedback', {...byMail, SITE_LOCALE: 'ru'}),
  analyticsEn: fixtureSite('feedback', byEvent),
  analyticsRu: fixtureSite('feedback', {...byEvent, SITE_LOCALE: 'ru'}),
  off: fixtureSite('feedback', {FEEDBACK: 'off'}),
};
