// What `/limits.json` holds, from the data. The post checker, the command line and the server for assistants read the same.
import path from 'node:path';
import * as z from 'zod';
import {type Locale, locales} from '../../config/product.ts';
import {siteRoot} from '../../errors/catalogue.ts';
import {errorPath, loadErrorTexts} from '../../errors/texts.ts';
import {contentLabels, countingLabels, effectLabels, kindLabels, serviceLabels} from '../../facts/labels.ts';
import {limitName, limitText} from '../../facts/limit-text.ts';
import {type CatalogueEntry, dataFolder, loadErrors, loadNetworks, loadService, once, readData} from '../../facts/load.ts';
import {type NetworkId, ownPath, type PostKind, postKinds} from '../../facts/schema/common.ts';
import type {ErrorFacts} from '../../facts/schema/error.ts';
import type {Limit, Network} from '../../facts/schema/network.ts';
import {type ServiceLimit, serviceLimits, serviceLimitsPage} from '../../facts/service-limits.ts';
import {datedSource, datedWords, documentUrl, loadSources} from '../../facts/sources.ts';
import {errorsOfLimit, limitLabel} from '../../facts/tables.ts';
import {toleranceOf} from '../tolerance.ts';
import {fileFaults, type LimitsFile, type PublishedKind, type PublishedLimit} from './schema.ts';

/** Page of ours that says which networks have which kinds of posts, below `/docs`. */
const kindsPage = '/tools/publications/faq/stories';

const synonymGroups = z.array(z.array(z.string()));
type Words = Readonly<Record<Locale, string>>;
/** Something that a post or a file can be found to be, by the name that the error data knows it by. */
type Finding = ErrorFacts['findings'][number];

const both = (say: (locale: Locale) => string): {en: string; ru: string} => ({en: say('en'), ru: say('ru')});
const pageOf = (path: string): {en: string; ru: string} => both((locale) => `${siteRoot(locale)}/docs${path}`);
const codesIn = (entries: readonly CatalogueEntry[]): number[] => entries.map(({code}) => code);

/** Codes in use whose facts name one of the findings. */
function codesOf(...findings: readonly Finding[]): number[] {
  return codesIn([...loadErrors().values()].filter((entry) => entry.status === 'active' && entry.findings.some((finding) => findings.includes(finding))));
}

function sourceOf(url: string): NonNullable<PublishedLimit['source']> {
  const {url: _, ...dates} = loadSources().get(documentUrl(url)) ?? {url};
  return {url, ...dates, dated: both((locale) => (ownPath(url) === undefined ? datedWords(dates, locale) : datedSource(url, locale)))};
}

const synonymsOf = (locale: Locale) => once(() => readData(path.join(dataFolder, `synonyms.${locale}.yaml`), synonymGroups));
const synonyms = {en: synonymsOf('en'), ru: synonymsOf('ru')} satisfies Readonly<Record<Locale, unknown>>;

/** `src/data/synonyms.<language>.yaml`: groups of words that mean the same. */
export function loadSynonyms(locale: Locale): z.infer<typeof synonymGroups> {
  return synonyms[locale]();
}

/** Names that people write, from the groups of words that mean the same. */
function aliasesOf({id, name}: Network): string[] {
  const own = [id, name.en.toLowerCase(), name.ru.toLowerCase()];
  const groups = locales.flatMap(loadSynonyms);
  return [...new Set([...own, ...groups.filter((group) => group.includes(id)).flat()])];
}

const words = (text: Words | undefined): {en: string; ru: string} | undefined => (text && (text.en !== '' || text.ru !== '') ? {...text} : undefined);

/** The part of a limit that the service's own share with the networks'. */
function common(limit: Limit | ServiceLimit) {
  const counting = limit.counting && words(countingLabels[limit.counting]);
  return {
    metric: limit.metric,
    bound: limit.bound,
    value: limit.value,
    unit: limit.unit,
    ...(limit.counting ? {counting: limit.counting} : {}),
    tolerance: toleranceOf(limit),
    text: both((locale) => limitText(limit, locale)),
    ...(counting ? {counting_text: counting} : {}),
  };
}

function ofService(limit: ServiceLimit): PublishedLimit {
  return {
    id: limit.id,
    reference: `service.${limit.id}`,
    ...common(limit),
    kinds: [...postKinds],
    condition: 'any',
    effect: 'refused',
    service: 'refuses',
    errors: codesIn(errorsOfLimit(`service.${limit.id}`)),
    page: pageOf(`${serviceLimitsPage}#${limit.anchor}`),
    label: both((locale) => limitName(limit, locale)),
    effect_text: {...effectLabels.refused},
    service_text: {...serviceLabels.refuses},
  };
}

function ofNetwork(limit: Limit, network: Network, supported: readonly PostKind[]): PublishedLimit {
  const note = words(limit.note);
  return {
    id: limit.id,
    reference: `${network.id}.${limit.id}`,
    ...common(limit),
    ...(limit.per ? {per: limit.per} : {}),
    kinds: limit.kinds,
    condition: limit.when,
    effect: limit.effect,
    service: limit.service,
    errors: codesIn(errorsOfLimit(`${network.id}.${limit.id}`)),
    page: pageOf(`/channels/${network.id}`),
    source: sourceOf(limit.source),
    label: both((locale) => limitLabel(limit, locale, supported)),
    effect_text: {...effectLabels[limit.effect]},
    service_text: {...serviceLabels[limit.service]},
    ...(note ? {note} : {}),
  };
}

function kindOf(network: Network, kind: PostKind): PublishedKind {
  const unsupported = codesOf('kind_unsupported');
  const known = network.post_kinds.find((item) => item.kind === kind);
  // What a network does not say of a kind, the service does: it publishes none there.
  if (!known)
    return {
      kind,
      supported: 'no',
      contents: [],
      errors: {unsupported, no_file: [], files: []},
      page: pageOf(kindsPage),
      name: {...kindLabels[kind]},
      contents_text: {en: '', ru: ''},
    };
  const note = words(known.note);
  return {
    kind,
    supported: known.supported,
    contents: known.contents,
    ...(known.video_becomes ? {video_becomes: known.video_becomes} : {}),
    errors: {
      unsupported,
      no_file: codesOf(`${network.id}.${kind}`, `${network.id}.${kind}.no_file`),
      files: codesOf(`${network.id}.${kind}`, `${network.id}.${kind}.files`),
    },
    page: pageOf(`/channels/${network.id}`),
    source: sourceOf(known.source),
    name: {...known.name},
    contents_text: both((locale) => known.contents.map((content) => contentLabels[content][locale]).join(', ')),
    ...(note ? {note} : {}),
  };
}

const faultFindings = {
  empty: 'file_empty',
  truncated: 'file_truncated',
  damaged: 'file_damaged',
  'not-media': 'file_not_media',
  'no-video': 'file_not_media',
  format: 'file_not_media',
} as const satisfies Readonly<Record<(typeof fileFaults)[number], Finding>>;

/** Codes of a fault of files. Throws when nothing is refused for it. */
function codesOfFault(fault: (typeof fileFaults)[number]): number[] {
  const found = codesOf(faultFindings[fault]);
  if (found.length > 0) return found;
  throw new Error(`no code in src/data/errors has "${faultFindings[fault]}" among its findings; the checker needs one for files that are "${fault}"`);
}

/** Every number that stands below a key "errors". */
function codesNamed(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(codesNamed);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (key === 'errors' ? [child].flat().flatMap(numbersIn) : codesNamed(child)));
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** Limits of every network, or of one. Build time only. */
export function buildLimitsFile(only?: NetworkId): LimitsFile {
  const {uploads} = loadService();
  const networks = [...loadNetworks().values()]
    .filter(({id}) => only === undefined || id === only)
    .map((network): LimitsFile['networks'][number] => {
      const supported = network.post_kinds.filter((kind) => kind.supported !== 'no').map(({kind}) => kind);
      return {
        id: network.id,
        name: {...network.name},
        aliases: aliasesOf(network),
        page: pageOf(`/channels/${network.id}`),
        kinds: postKinds.map((kind) => kindOf(network, kind)),
        limits: network.limits.map((limit) => ofNetwork(limit, network, supported)),
      };
    });
  const service: LimitsFile['service'] = {
    limits: serviceLimits().map(ofService),
    files: {
      image_formats: uploads.image_formats,
      video_formats: uploads.video_formats,
      errors: Object.fromEntries(fileFaults.map((fault) => [fault, codesOfFault(fault)])) as LimitsFile['service']['files']['errors'],
    },
  };
  const named = new Set(codesNamed({networks, service}));
  const errors = [...loadErrors().values()]
    .filter(({code}) => named.has(code))
    .map(({code, group}) => ({code, url: pageOf(errorPath(code, group)), title: both((locale) => loadErrorTexts(locale).get(code)?.title ?? '')}));
  return {
    version: 2,
    schema: `${siteRoot('en')}/limits.schema.json`,
    licence: 'MIT',
    changes: both((locale) => `${siteRoot(locale)}/changes.atom`),
    sites: both((locale) => `${siteRoot(locale)}/`),
    service,
    networks,
    errors,
  };
}
