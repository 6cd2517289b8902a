import {parse} from 'yaml';
import {apiVersions} from '../../src/api/versions.ts';
import type {LimitsFile} from '../../src/checker/limits-files/schema.ts';
import {type Locale, locales} from '../../src/config/product.ts';
import {markdownAddress} from '../../src/content/markdown-address.ts';
import type {CatalogueFile} from '../../src/errors/catalogue.ts';
import {entriesIn, type MatcherFile, matcherFile} from '../../src/errors/matching/entries.ts';
import {learnedErrorsFile, learnedIn} from '../../src/errors/matching/likely.ts';
import {type Matcher, matcherOf} from '../../src/errors/matching/matcher.ts';
import type {LearnedFile} from '../../src/text/learned-file.ts';
import {exactCode} from '../../src/errors/matching/own-codes.ts';
import {type AnswerRow, answerRows, type AnswersFile, networkOfPage} from '../../src/search/engine/answers.ts';
import {looksLikeMessage} from '../../src/search/engine/message-signs.ts';
import {Engine} from '../../src/search/engine/engine.ts';
import {indexFolder} from '../../src/search/engine/format.ts';
import {type ReadSiteFile, SiteUnreachableError} from './files.ts';

/** What was asked for does not exist or cannot be read so; the message says what to ask instead. */
export class QuestionError extends Error {
  override name = 'QuestionError';
}

export interface Page {
  readonly title: string;
  readonly address: string;
  readonly locale: Locale;
  /** Day of its last change, where it is known. */
  readonly updated: string | undefined;
  /** Markdown from its heading on. */
  readonly body: string;
}

/** What is kept of a published file while that file stays the same. */
interface Read<Value> {
  readonly text: string;
  readonly value: Value;
}

/** Indexes that a reader of the help searches: its pages and the newest API. */
const searchTags = ['docs-default-current', `docs-api-${apiVersions[0]?.id ?? ''}`];
/** Milliseconds after which the search starts from the site's newest index. */
const searchFreshness = 300_000;

/** A help site as the tools read it. Methods reject with {@link SiteUnreachableError} when it does not answer. */
export class Site {
  readonly #file: ReadSiteFile;
  readonly #read = new Map<string, Read<unknown>>();
  readonly #engines = new Map<Locale, {readonly since: number; readonly engine: Engine}>();
  readonly #now: () => number;

  constructor(file: ReadSiteFile, now: () => number = Date.now) {
    this.#file = file;
    this.#now = now;
  }

  /** A file that every site of this kind has, as it is published. */
  async raw(name: string): Promise<string> {
    const text = await this.#file(name);
    if (text === undefined) throw new SiteUnreachableError(`The help site has no ${name}. SITE_URL may lead to another site, or to an older one.`);
    return text;
  }

  /** Such a file made into what it holds; made anew only when it has changed. */
  async #needed<Value>(name: string, make: (text: string) => Value): Promise<Value> {
    const text = await this.raw(name);
    const known = this.#read.get(name);
    if (known?.text === text) return known.value as Value;
    let value: Value;
    try {
      value = make(text);
    } catch (cause) {
      throw new SiteUnreachableError(`The help site’s ${name} cannot be understood: it is damaged or of another version.`, {cause});
    }
    this.#read.set(name, {text, value});
    return value;
  }

  limits(): Promise<LimitsFile> {
    return this.#needed('limits.json', (text) => dataOf<LimitsFile>(text));
  }

  errors(locale: Locale): Promise<CatalogueFile> {
    return this.#needed(`${folderOf(locale)}errors.json`, (text) => dataOf<CatalogueFile>(text));
  }

  /** What finds errors in a pasted text: messages of both languages, titles of one. */
  async matcher(locale: Locale): Promise<Matcher> {
    const [entries, learned] = await Promise.all([
      this.#needed(`${folderOf(locale)}${matcherFile}`, (text) => entriesIn(JSON.parse(text) as MatcherFile)),
      this.#needed(`${folderOf(locale)}${learnedErrorsFile}`, (text) => learnedIn(JSON.parse(text) as LearnedFile)),
    ]);
    return matcherOf(entries, learned);
  }

  /** An OpenAPI document, as the site offers it for download. */
  openapi(version: string, locale: Locale): Promise<Record<string, unknown>> {
    return this.#needed(`${folderOf(locale)}openapi/v${version}.json`, (text) => JSON.parse(text) as Record<string, unknown>);
  }

  /** Days of the last change by address. */
  dates(locale: Locale): Promise<ReadonlyMap<string, string>> {
    return this.#needed(`${folderOf(locale)}sitemap.xml`, (text) => {
      const entries = text.matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)/g);
      return new Map([...entries].map(([, address = '', day = '']) => [address, day]));
    });
  }

  /** Pages of a language as `llms.txt` lists them: title, address of the Markdown, what it is about. */
  pages(locale: Locale): Promise<readonly {readonly title: string; readonly path: string; readonly description: string}[]> {
    return this.#needed(`${folderOf(locale)}llms.txt`, (text) =>
      [...text.matchAll(/^- \[((?:[^\]\\]|\\.)+)\]\(https?:\/\/[^/]+\/([^)]+)\.md\)(?:: (.*))?$/gm)].map(([, title = '', path = '', description = '']) => ({
        title: title.replace(/\\(.)/g, '$1'),
        path,
        description,
      })),
    );
  }

  /** The search over the site's own index. */
  async search(locale: Locale, text: string, most: number) {
    const known = this.#engines.get(locale);
    const isFresh = known && this.#now() - known.since < searchFreshness;
    const engine = isFresh
      ? known.engine
      : new Engine(async (name) => {
          const file = await this.#file(`${folderOf(locale)}${name}`);
          return file === undefined ? undefined : (JSON.parse(file) as unknown);
        });
    if (!isFresh) this.#engines.set(locale, {since: this.#now(), engine});
    try {
      return await engine.search({text, tags: searchTags, page: 0, hitsPerPage: most, patience: 5000});
    } catch (cause) {
      this.#engines.delete(locale);
      if (cause instanceof SiteUnreachableError) throw cause;
      throw new SiteUnreachableError(`The help site’s search index could not be read: ${cause instanceof Error ? cause.message : String(cause)}`, {cause});
    }
  }

  /** What the search window answers by itself above its hits: a limit, an error, the ways to a network. */
  async answers(locale: Locale, text: string, bestHit: string | undefined): Promise<readonly AnswerRow[]> {
    const [answers, matcher] = await Promise.all([
      this.#needed(`${folderOf(locale)}${indexFolder}/answers.json`, (file) => JSON.parse(file) as AnswersFile),
      looksLikeMessage(text) ? this.matcher(locale) : undefined,
    ]);
    return answerRows(text, answers, matcher, bestHit === undefined ? undefined : networkOfPage(bestHit));
  }

  /** Where the site begins in each language. */
  async roots(): Promise<Readonly<Record<Locale, string>>> {
    return (await this.limits()).sites;
  }

  /** A page by its address, its path or a part of it, its title or its code. Throws {@link QuestionError} when there is none. */
  async page(asked: string, locale?: Locale): Promise<Page> {
    const place = placeOf(asked, (await this.roots()).en, locale);
    const found = (await this.#pageAt(place.path, place.locale)) ?? (await this.#pageNamed(place));
    if (found) return found;
    const {hits} = await this.search(place.locale, place.text.replace(/[/_-]+/g, ' '), 10);
    const near = [...new Set(hits.map((hit) => hit.url_without_anchor))].slice(0, 3);
    throw new QuestionError(
      `There is no page "${cut(place.path)}" in ${place.locale === 'ru' ? 'Russian' : 'English'}. ${near.length > 0 ? `Was one of these meant? ${near.join(', ')}` : 'Use search_help to find the right one.'}`,
    );
  }

  async #pageAt(path: string, locale: Locale): Promise<Page | undefined> {
    const file = markdownAddress(`/${folderOf(locale)}${path}`, `/${folderOf(locale)}`).slice(1);
    const text = await this.#file(file);
    return text === undefined ? undefined : pageOf(text, locale);
  }

  /** A page by less than its path: a code, its place below the help, the end of its path, its title. */
  async #pageNamed({path, text, locale}: Place): Promise<Page | undefined> {
    const {errors} = await this.errors(locale);
    const code = exactCode(text.replace(/^.*\/e\/(?=\d+$)|^e\/(?=\d+$)/, ''), (number) => errors.some((entry) => entry.code === number));
    const error = errors.find((entry) => entry.code === code);
    if (error) return this.page(error.url, locale);
    const plain = path.toLowerCase();
    for (const below of [plain, `docs/${plain}`, `docs/api/${plain}`]) {
      const page = await this.#pageAt(below, locale);
      if (page) return page;
    }
    const title = bareTitle(text);
    const fitting = (await this.pages(locale)).filter((page) => page.path.endsWith(`/${plain}`) || bareTitle(page.title) === title);
    const [only, other] = fitting;
    if (only === undefined) return undefined;
    if (other === undefined) return this.#pageAt(only.path.slice(folderOf(locale).length), locale);
    throw new QuestionError(
      `Several pages are called "${cut(text)}": ${fitting
        .slice(0, 8)
        .map((page) => page.path)
        .join(', ')}. Name one of them.`,
    );
  }
}

/** What was asked for as a path below the language's base, as it was written, and in which language. */
interface Place {
  readonly path: string;
  readonly text: string;
  readonly locale: Locale;
}

/** Signs that stand around an address in a sentence. */
const aroundAddress = /^[\s<>«»"'`([]+|[\s<>«»"'`)\].,;:!?]+$/gu;

/** Reads what stands for a page of the site that begins at `root`. Throws {@link QuestionError} for the address of another site. */
function placeOf(asked: string, root: string, locale: Locale | undefined): Place {
  const text = asked.replace(aroundAddress, '');
  const {host, pathname: base} = new URL(root);
  // A host without its scheme, and the scheme without its s, are how addresses are told.
  const whole = text
    .replace(/^http:(?=\/\/)/i, 'https:')
    .replace(new RegExp(`^(?:https?://)?${host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=/|$)`, 'i'), new URL(root).origin);
  const spoken = locale ?? (/[а-яё]/i.test(text) ? 'ru' : undefined);
  // A number sign at the start belongs to a code.
  const lead = whole.replace(/^\/+/, '').replace(/^#/, '');
  let address: URL;
  try {
    address = new URL(lead, root);
  } catch {
    throw new QuestionError(`"${cut(asked)}" is no address. Give a path such as docs/channels/telegram, or the page’s whole address.`);
  }
  if (!address.href.startsWith(root))
    throw new QuestionError(`${cut(address.href)} is not part of this site. Its pages begin with ${root}; search_help finds the one you need.`);
  const path = decoded(address.pathname.slice(base.length))
    .replace(/\/+$/, '')
    .replace(/\.(?:md|html)$/, '')
    .replace(/(?:^|\/)index$/, '');
  const stated = locales.find((name) => name !== 'en' && (path === name || path.startsWith(`${name}/`)));
  const bare = stated ? path.slice(stated.length + 1) : path;
  return {
    path: bare,
    text: decoded(address.pathname.slice(base.length)) === '' ? text : /^https?:/.test(whole) ? bare : text.replace(/^\/+/, ''),
    locale: spoken ?? stated ?? 'en',
  };
}

/** A title as it is compared: without signs at its end, which are lost when it is copied. */
const bareTitle = (text: string): string => text.replaceAll('\u00a0', ' ').replace(aroundAddress, '').toLowerCase();

/** A data file of the version that is understood here. The site may be newer than this program, so further keys are no fault. */
function dataOf<File extends {readonly version: 2}>(text: string): File {
  const file = JSON.parse(text) as File;
  if (file.version !== 2) throw new Error(`version ${String(file.version)}`);
  return file;
}

/** Folder of a language below the site's root, with a slash at its end; empty for the language without one. */
export function folderOf(locale: Locale): string {
  return locale === 'en' ? '' : `${locale}/`;
}

/** Something that was asked, short enough to be repeated. */
function cut(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

/** A path as people write it; one that is encoded wrongly stays as it is, and names no page. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function pageOf(file: string, locale: Locale): Page | undefined {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  if (head === '') return undefined;
  const {title, url, last_updated: updated} = parse(head) as Readonly<Record<string, unknown>>;
  return {title: String(title), address: String(url), locale, updated: updated === undefined ? undefined : String(updated), body: body.trim()};
}
