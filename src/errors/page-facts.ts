import {shortNetworkName} from '../facts/network-names/short.ts';
import {errorPath, loadErrorTexts} from './texts.ts';
import {limitName, limitText} from '../facts/limit-text.ts';
import {actionText} from './action.ts';
import {fixerLabels, kindLabels, kindPluralLabels, liveLabels, supportLabels} from '../facts/labels.ts';
import {type Locale, locales, product} from '../config/product.ts';
import {shortAddress} from './catalogue.ts';
import {errorReply} from './reply.ts';
import {type CatalogueEntry, loadErrors, loadNetworks} from '../facts/load.ts';
import {findServiceLimit, serviceLimitsPage} from '../facts/service-limits.ts';
import {type NetworkId, postKinds} from '../facts/schema/common.ts';
import {type Attributes, FactsError, limitsPage, type PageContext} from '../facts/tables.ts';
import {datedSource} from '../facts/sources.ts';
import {typeset} from '../language/typography.ts';
import {stepId} from './repair/arrange.ts';
import {postState, type PostStateText} from './repair/state.ts';
import {titleLines} from './repair/title-lines.ts';

/** Address of a code's page in the site, without the language. */
function pathOf(code: number): string {
  return `/docs${errorPath(code, loadErrors().get(code)?.group ?? 'general')}`;
}

/** A code that is easily taken for another. */
export interface LookAlike {
  readonly code: number;
  readonly network?: string | undefined;
  readonly to: string;
  readonly title: string;
}

/** A code of a network with the document that holds it; `note` says how fresh that is, once for neighbours of one date. */
interface SentCode {
  readonly code: string;
  readonly source?: string | undefined;
  readonly note?: string | undefined;
}

/** What the card at the top of an error page shows. */
export interface RepairFacts {
  readonly code: number;
  /** The network whose sign the code bears; none for codes of several. */
  readonly network?: string | undefined;
  /** "Error 10141:", which the plate says to the eye. */
  readonly numbered: string;
  /** Networks and types of posts, in few words. */
  readonly about: string;
  readonly title: string;
  /** Whether the title would have three lines on a phone. */
  readonly long?: true;
  readonly meaning: string;
  readonly state: PostStateText;
  /** What to do, and the id of the step where it is done; no step where nothing is to be done. */
  readonly action: {readonly text: string; readonly step?: string | undefined};
  readonly replacedBy?: {readonly text: string; readonly to: string; readonly title: string};
  readonly rows: readonly {
    readonly label: string;
    /** What people paste into a search: other rows say the same on many pages. */
    readonly searched?: true;
    readonly text?: string;
    readonly links?: readonly {readonly text: string; readonly to: string}[];
    readonly codes?: readonly SentCode[];
  }[];
  /** Short address of this page in its language. */
  readonly shortAddress: string;
  /** Ready replies for a support agent, by language. */
  readonly replies: readonly {readonly locale: Locale; readonly text: string}[];
}

const errorWord: Readonly<Record<Locale, string>> = {en: 'Error', ru: 'Ошибка'};

/** The facts of the page's own code. Throws {@link FactsError}. */
export function entryOf({code}: Pick<PageContext, 'code'>): CatalogueEntry {
  const entry = code === undefined ? undefined : loadErrors().get(code);
  if (!entry) throw new FactsError(`error page ${code}: no facts in src/data/errors/`);
  return entry;
}

/** The one network whose code it is. */
function ownNetwork(entry: CatalogueEntry): NetworkId | undefined {
  return loadNetworks().has(entry.group as NetworkId) ? (entry.group as NetworkId) : entry.networks.length === 1 ? entry.networks[0] : undefined;
}

/** "Telegram, posts": whom and what the code concerns, as far as a line holds it. */
function aboutOf(entry: CatalogueEntry, locale: Locale): string {
  const networks = loadNetworks();
  const names = entry.networks.map((id) => networks.get(id)?.name[locale] ?? id);
  const whose = names.length === 0 ? (locale === 'en' ? 'All networks' : 'Все соцсети') : names.length <= 3 ? names.join(', ') : undefined;
  const kinds = entry.kinds.length < postKinds.length ? entry.kinds.map((kind) => kindPluralLabels[kind][locale]) : [];
  return [whose ?? (locale === 'en' ? 'Several networks' : 'Несколько соцсетей'), ...kinds].join(', ');
}

/** Links to the limits behind a code; of those with one name each says which kinds of posts it is for. */
function limitLinks(entry: CatalogueEntry, locale: Locale): {text: string; to: string}[] {
  const networks = loadNetworks();
  const links = entry.limits.map((reference) => {
    const own = findServiceLimit(reference);
    if (own) return {name: limitName(own, locale), kinds: '', value: limitText(own, locale), to: `/docs${serviceLimitsPage}#${own.anchor}`};
    const [networkName, limitId] = reference.split('.');
    const owner = networks.get(networkName as NetworkId);
    const found = owner?.limits.find((item) => item.id === limitId);
    if (!owner || !found) throw new FactsError(`error ${entry.code}: limit "${reference}" does not exist in src/data/networks/${networkName}.yaml`);
    // A code of all networks says whose limit it is.
    const whose = entry.networks.includes(owner.id) ? '' : `${owner.name[locale]}. `;
    const kinds = found.kinds.map((kind) => kindPluralLabels[kind][locale]).join(', ');
    return {name: `${whose}${limitName(found, locale)}`, kinds, value: limitText(found, locale), to: `${limitsPage(owner.id)}#limit-${found.id}`};
  });
  return links.map(({name, kinds, value, to}) => {
    const differ = links.some((other) => other.name === name && other.kinds !== kinds);
    return {text: `${name}${differ ? ` (${kinds})` : ''}: ${value}`, to};
  });
}

function sentCodes(codes: CatalogueEntry['network_codes'], locale: Locale): SentCode[] {
  const undocumented = {en: 'seen in responses, not in the documentation', ru: 'приходит в ответах, в документации нет'}[locale];
  const notes = codes.map(({source}) => typeset(source === undefined ? undocumented : datedSource(source, locale), locale));
  return codes.map(({code, source}, index) => ({code, source, note: notes[index] === notes[index + 1] ? undefined : notes[index]}));
}

function typesetState({tone, lead, rest}: PostStateText, locale: Locale): PostStateText {
  return {tone, lead: typeset(lead, locale), rest: typeset(rest, locale)};
}

/** `<RepairCard step="4" />`: the head of an error page, its facts and replies. `step` is the number of the step that does what is to be done. */
export function repairFacts(attributes: Attributes, page: PageContext): RepairFacts {
  const entry = entryOf(page);
  const {locale} = page;
  const texts = loadErrorTexts(locale);
  const own = texts.get(entry.code);
  const networks = loadNetworks();
  const word = (en: string, ru: string): string => (locale === 'en' ? en : ru);
  const [only, ...others] = entry.networks;
  const onlyName = others.length === 0 && only !== undefined ? networks.get(only)?.name[locale] : undefined;
  const retired = entry.status === 'retired';
  const limits = limitLinks(entry, locale);
  const statuses = [...(entry.http_status === null ? [] : [entry.http_status]), ...entry.other_http_statuses];
  const fixer = {you: fixerLabels.you[locale], network: (onlyName && shortNetworkName(onlyName)) ?? fixerLabels.network[locale], us: product.name}[entry.fixer];
  const step = attributes.step === undefined || entry.action === 'nothing' || retired ? undefined : stepId(Number(attributes.step));
  return {
    code: entry.code,
    network: ownNetwork(entry),
    numbered: `${errorWord[locale]} ${entry.code}:`,
    about: aboutOf(entry, locale),
    title: own?.title ?? '',
    ...(titleLines(own?.title ?? '') > 2 ? {long: true} : {}),
    meaning: own?.meaning ?? '',
    state: retired
      ? {tone: 'calm', lead: word('This code is no longer used.', 'Этот код больше не используется.'), rest: ''}
      : typesetState(postState(entry, locale), locale),
    action: {text: retired ? '' : actionText(entry, locale), step},
    ...(entry.replaced_by === undefined
      ? {}
      : {replacedBy: {text: String(entry.replaced_by), to: pathOf(entry.replaced_by), title: texts.get(entry.replaced_by)?.title ?? ''}}),
    rows: [
      {label: word('Message in the app', 'Сообщение в приложении'), text: own?.message ?? '', searched: true},
      ...[false, true].flatMap((old) => {
        const codes = sentCodes(
          entry.network_codes.filter((item) => (item.old ?? false) === old),
          locale,
        );
        const label = onlyName
          ? word(`${shortNetworkName(onlyName)}’s error messages`, 'Сообщения соцсети об ошибке')
          : word('The networks’ error messages', 'Сообщения соцсетей об ошибке');
        return codes.length > 0 ? [{label: `${label}${old ? word(' (old API)', ' (старый API)') : ''}`, codes, searched: true as const}] : [];
      }),
      {label: word('Who can fix it', 'Кто может исправить'), text: fixer},
      {label: word('Retried automatically', 'Повторяется автоматически'), text: supportLabels[entry.retried ? 'yes' : 'no'][locale]},
      {label: word('Could the post be live already?', 'Мог ли пост уже выйти?'), text: liveLabels[entry.may_be_live][locale]},
      entry.networks.length > 0
        ? {label: word('Networks', 'Соцсети'), links: entry.networks.map((id) => ({text: networks.get(id)?.name[locale] ?? id, to: `/docs/channels/${id}`}))}
        : {label: word('Networks', 'Соцсети'), text: word('All', 'Все')},
      {label: word('Post types', 'Типы постов'), text: entry.kinds.map((kind) => kindLabels[kind][locale]).join(', ')},
      ...(limits.length > 0 ? [{label: word('Limits', 'Ограничения'), links: limits}] : []),
      {
        label: word('HTTP status in the API', 'Статус HTTP в API'),
        text: statuses.length === 0 ? word('Not returned by the API', 'API не возвращает') : statuses.join(', '),
      },
      {label: word('API versions', 'Версии API'), text: entry.api_versions.join(', ')},
    ],
    shortAddress: shortAddress(entry.code, locale),
    replies: locales.flatMap((other) => {
      const text = errorReply(entry.code, entry.group, other, shortAddress(entry.code, other));
      return text === undefined ? [] : [{locale: other, text}];
    }),
  };
}

/** `<LookAlikes />`: codes that are easily taken for the page's own. */
export function lookAlikes(_attributes: Attributes, page: PageContext): readonly LookAlike[] {
  const texts = loadErrorTexts(page.locale);
  return entryOf(page).related.flatMap((code) => {
    const entry = loadErrors().get(code);
    return entry ? [{code, network: ownNetwork(entry), to: pathOf(code), title: texts.get(code)?.title ?? ''}] : [];
  });
}
