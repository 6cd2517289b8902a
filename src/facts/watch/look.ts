import {createHash} from 'node:crypto';
import {load} from 'cheerio';
import {passageOf} from './figures.ts';
import type {WatchedDocument} from './documents.ts';

/** What a look at one document gave; kept between runs. */
export interface Look {
  /** When it was looked at, as an ISO time. */
  readonly at: string;
  readonly outcome: 'read' | 'moved' | 'gone' | 'refused' | 'unreachable' | 'unreadable';
  /** HTTP status, or why there is none. */
  readonly detail: string;
  /** Where it answers now, when it moved for good. */
  readonly movedTo?: string;
  /** Fingerprint of the whole text. */
  readonly text?: string;
  /** Fingerprint of the passage around each figure, by fact and spelling; null where no spelling stands in the text. */
  readonly passages?: Readonly<Record<string, string | null>>;
}

export interface LookSettings {
  readonly timeout: number;
  readonly maximumBytes: number;
  readonly userAgent: string;
}

export const lookSettings: LookSettings = {
  timeout: 20_000,
  maximumBytes: 5_000_000,
  userAgent: 'facts-watch/1 (checks cited documentation once in a while; see the repository of the help site)',
};

/** Less text than this is a page that needs a browser to show anything. */
const leastText = 200;

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The words of an HTML page or plain text, without scripts, menus and white space. */
export function wordsOf(body: string, type: string): string {
  if (!/html/.test(type)) return body.replace(/\s+/g, ' ').trim();
  const page = load(body);
  page('script, style, noscript, nav, header, footer, svg, template').remove();
  const main = page('main, article, [role=main]').first();
  // Cells and items stand apart, as they do on the page.
  const holder = main.length > 0 && main.text().trim().length > leastText ? main : page('body');
  holder.find('td, th, li, p, div, br, h1, h2, h3, h4, dt, dd, pre').append(' ');
  return holder.text().replace(/\s+/g, ' ').trim();
}

async function read(response: Response, maximum: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  while (true) {
    const {done, value} = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    text += decoder.decode(value, {stream: true});
    if (size > maximum) {
      await reader.cancel();
      return text;
    }
  }
}

/** Looks at one document: follows up to five redirects, and says what came of it. Never throws for what a server does. */
export async function lookAt(document: WatchedDocument, settings: LookSettings = lookSettings, now: () => Date = () => new Date()): Promise<Look> {
  const at = now().toISOString();
  let url = document.url;
  let movedTo: string | undefined;
  try {
    for (let hop = 0; hop <= 5; hop += 1) {
      const response = await fetch(url, {
        redirect: 'manual',
        headers: {'user-agent': settings.userAgent, accept: 'text/html, text/plain;q=0.9, */*;q=0.5', 'accept-language': 'en'},
        signal: AbortSignal.timeout(settings.timeout),
      });
      const next = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && next) {
        await response.body?.cancel();
        url = new URL(next, url).href;
        if (response.status === 301 || response.status === 308) movedTo = url;
        continue;
      }
      if (response.status === 404 || response.status === 410) return {at, outcome: 'gone', detail: String(response.status)};
      if (response.status === 401 || response.status === 403 || response.status === 429) return {at, outcome: 'refused', detail: String(response.status)};
      if (!response.ok) return {at, outcome: 'unreachable', detail: String(response.status)};
      const text = wordsOf(await read(response, settings.maximumBytes), response.headers.get('content-type') ?? '');
      if (text.length < leastText) return {at, outcome: 'unreadable', detail: `${text.length} characters of text`};
      const passages = Object.fromEntries(
        document.figures.map(({fact, alternatives}) => {
          const passage = passageOf(text, alternatives);
          return [`${fact} ${alternatives[0]}`, passage === undefined ? null : fingerprint(passage)];
        }),
      );
      return {at, outcome: movedTo ? 'moved' : 'read', detail: String(response.status), ...(movedTo ? {movedTo} : {}), text: fingerprint(text), passages};
    }
    return {at, outcome: 'unreachable', detail: 'more than five redirects'};
  } catch (cause) {
    const error = cause as Error;
    return {
      at,
      outcome: 'unreachable',
      detail: error.name === 'TimeoutError' ? `no answer in ${settings.timeout} ms` : ((error.cause as Error | undefined)?.message ?? error.message),
    };
  }
}
