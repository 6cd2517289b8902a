import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {openapiOverlay} from 'openapi-format';
import {parseDocument} from 'yaml';
import {defaultLocale, type Locale, product} from '../config/product.ts';
import {replaceVariables} from '../content/variables.ts';
import {errorPath} from '../errors/texts.ts';
import {loadErrors} from '../facts/load.ts';
import {yamlFault} from '../facts/yaml-fault.ts';
import {documentFolder} from './folder.ts';
import {DocumentError} from './document-error.ts';
import type {ApiVersion} from './versions.ts';

/** One change of an OpenAPI Overlay 1.0. */
export interface OverlayAction {
  target: string;
  update: Record<string, unknown>;
  [extension: `x-${string}`]: unknown;
}

/** The overlay that turns a document's texts into another language. */
export function overlayFile(version: ApiVersion, locale: Locale): string {
  return path.join(documentFolder, `v${version.id}.${locale}.overlay.yaml`);
}

/** Files that a version's pages of a language are made from, the one that holds their texts first. */
export function documentFiles(version: ApiVersion, locale: Locale): string[] {
  const document = path.join(documentFolder, `v${version.id}.yaml`);
  return locale === defaultLocale ? [document] : [overlayFile(version, locale), document];
}

/** What a YAML file holds. Throws {@link DocumentError}. */
export function readYaml(file: string): Record<string, unknown> {
  const name = path.relative(process.cwd(), file);
  const document = parseDocument(readFileSync(file, 'utf8'));
  const [fault] = document.errors;
  if (fault) throw new DocumentError(`${name}: not readable as YAML: ${yamlFault(fault)}`);
  const content = document.toJS() as Record<string, unknown> | null;
  if (content === null) throw new DocumentError(`${name}: the file is empty`);
  return content;
}

/** `$ref`s of a document that lead to nothing in it. */
export function brokenReferences(document: unknown): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      if (key === '$ref' && typeof item === 'string' && item.startsWith('#/')) {
        const target = item
          .slice(2)
          .split('/')
          .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document);
        if (target === undefined) found.add(item);
      } else visit(item);
    }
  };
  visit(document);
  return [...found];
}

/** The document as it is written: English, with variables, `$ref`s in place. Throws {@link DocumentError}. */
export function readDocument(version: ApiVersion): Record<string, unknown> {
  const document = readYaml(path.join(documentFolder, `v${version.id}.yaml`));
  const broken = brokenReferences(document);
  if (broken.length > 0) throw new DocumentError(`openapi/v${version.id}.yaml: $ref to what it does not hold: ${broken.join(', ')}`);
  return document;
}

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]));
  return value;
}

/** Keys whose values are texts for people, and are translated. */
const textKeys = new Set(['description', 'summary', 'title', 'x-displayName', 'x-roleNote']);

type Visit = (pointer: string, text: string, set: (text: string) => void) => void;

function textsOf(value: unknown, pointer: string, visit: Visit, names = false): void {
  if (typeof value !== 'object' || value === null) return;
  const object = value as Record<string, unknown>;
  for (const [key, item] of Object.entries(object)) {
    const place = `${pointer}/${key}`;
    const set = (text: string): void => {
      object[key] = text;
    };
    // Below "properties" and "schemas" keys are names: a field may be called "title" or "value".
    if (names) textsOf(item, place, visit);
    else if (key === 'value' || key === 'example') continue;
    else if (typeof item === 'string') {
      if (textKeys.has(key) || pointer.endsWith('/x-enumDescriptions')) visit(place, item, set);
    } else textsOf(item, place, visit, key === 'properties' || key === 'schemas');
  }
}

/** An OpenAPI Overlay 1.0. */
export interface Overlay {
  overlay: string;
  info: {title: string; version: string};
  actions: OverlayAction[];
}

/** The overlay of a language. Throws {@link DocumentError} when there is none. */
export function readOverlay(version: ApiVersion, locale: Locale): Overlay {
  const file = overlayFile(version, locale);
  if (!existsSync(file)) throw new DocumentError(`${file}: no such file; the ${locale} texts of API ${version.id} stand there`);
  return readYaml(file) as unknown as Overlay;
}

/**
 * The document with the texts of an overlay, and the places whose text the overlay does not replace, as JSON pointers.
 * With such places the document is not fit for use. Throws {@link DocumentError} for targets that do not exist.
 */
export async function translatedDocument(version: ApiVersion, overlay: Overlay): Promise<{document: Record<string, unknown>; missing: string[]}> {
  const source = readDocument(version);
  // Every English text is taken out first, so that one that stays the same in both languages is no doubtful case.
  textsOf(source, '', (place, _text, set) => set(`untranslated ${place}`));
  const {data, resultData} = await openapiOverlay(source, {overlaySet: overlay as Overlay & Record<string, unknown>});
  const unused = (resultData as {unusedActions: OverlayAction[]}).unusedActions;
  if (unused.length > 0)
    throw new DocumentError(
      `${overlay.info.title}: targets that openapi/v${version.id}.yaml does not have: ${unused.map((action) => action.target).join(', ')}`,
    );
  const document = data as Record<string, unknown>;
  const missing: string[] = [];
  textsOf(document, '', (place, text) => {
    if (text === `untranslated ${place}`) missing.push(place);
  });
  return {document, missing};
}

/** What replaces an example's text in a language: another text, or fields for the object that holds it. */
type ExampleTexts = Readonly<Record<string, string | Readonly<Record<string, unknown>>>>;

function readExampleTexts(locale: Locale): ExampleTexts {
  const file = path.join(documentFolder, `examples.${locale}.yaml`);
  if (!existsSync(file)) throw new DocumentError(`${file}: no such file; the texts inside examples stand there in ${locale}`);
  return readYaml(file) as ExampleTexts;
}

function translateExample(value: unknown, texts: ExampleTexts): unknown {
  if (typeof value === 'string') {
    const found = texts[value];
    return typeof found === 'object' ? Object.values(found)[0] : (found ?? value);
  }
  if (Array.isArray(value)) return value.map((item) => translateExample(item, texts));
  if (typeof value !== 'object' || value === null) return value;
  const decided = Object.values(value).flatMap((item) => (typeof item === 'string' && typeof texts[item] === 'object' ? [texts[item]] : []));
  return Object.assign(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, translateExample(item, texts)])), ...decided);
}

/** Replaces the texts of a reader's country inside `example` and `value`; everything else stays. */
function translateExamples(value: unknown, texts: ExampleTexts, names = false): unknown {
  if (Array.isArray(value)) return value.map((item) => translateExamples(item, texts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) =>
      !names && (key === 'value' || key === 'example')
        ? [key, translateExample(item, texts)]
        : [key, translateExamples(item, texts, key === 'properties' || key === 'schemas')],
    ),
  );
}

/** Codes of single networks that refuse a call at once; they stand in the catalogue, and `x-network-errors` asks for them. */
function networkCodes(version: ApiVersion): number[] {
  return [...loadErrors().values()]
    .filter((entry) => entry.group !== 'general' && entry.http_status !== null && entry.status === 'active' && entry.api_versions.includes(version.id))
    .map((entry) => entry.code);
}

function withNetworkCodes(document: Record<string, unknown>, version: ApiVersion): void {
  for (const item of Object.values(document.paths as Record<string, Record<string, Record<string, unknown>>>)) {
    for (const operation of Object.values(item)) {
      const own = operation['x-error-codes'] as number[];
      if (operation['x-network-errors'] === true) operation['x-error-codes'] = [...own, ...networkCodes(version)].sort((a, b) => a - b);
      delete operation['x-network-errors'];
    }
  }
}

/**
 * The document for use outside the site: links of its descriptions lead to the site by full addresses.
 */
export function offeredDocument(published: object): Record<string, unknown> {
  const errors = loadErrors();
  const full = (text: string): string =>
    text
      .replace(/\]\(error:(\d+)\)/g, (_, code: string) => {
        const entry = errors.get(Number(code));
        if (!entry) throw new DocumentError(`openapi/: link "error:${code}": there is no such code in src/data/errors/`);
        return `](/docs${errorPath(entry.code, entry.group)})`;
      })
      .replace(/\]\(\//g, `](${product.siteUrl}/`);
  return mapStrings(published, full) as Record<string, unknown>;
}

/**
 * The document as it is published: in a language, with the owner's hosts and numbers in place of variables.
 * `$ref`s stay. Throws {@link DocumentError}.
 */
export async function publishedDocument(version: ApiVersion, locale: Locale): Promise<Record<string, unknown>> {
  const {document, missing} =
    locale === defaultLocale ? {document: readDocument(version), missing: []} : await translatedDocument(version, readOverlay(version, locale));
  const file = path.relative(process.cwd(), documentFiles(version, locale)[0] ?? '');
  if (missing.length > 0)
    throw new DocumentError(
      `${file}: no ${locale} text for\n${missing.map((place) => `  ${place}`).join('\n')}\nA call takes one action of it ("target: $.paths['/projects'].get"), a schema another ("target: $.components.schemas.Project"); below "update" stand the texts, each where the document has it.`,
    );
  withNetworkCodes(document, version);
  const examples = locale === defaultLocale ? document : (translateExamples(document, readExampleTexts(locale)) as Record<string, unknown>);
  const texts = mapStrings(examples, (text) => {
    try {
      return replaceVariables(text, locale);
    } catch (cause) {
      throw new DocumentError(`${file}: ${(cause as Error).message}; it is in "${text.trim().slice(0, 80)}"`);
    }
  }) as Record<string, unknown>;
  const [server] = texts.servers as {url: string; description: string}[];
  const info = texts.info as {contact: object};
  return {...texts, info: {...info, contact: {...info.contact, url: product.siteUrl}}, servers: [{...server, url: version.server}]};
}
