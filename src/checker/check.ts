// The checker without a page: one post, some networks, answers as data and as text. The command line and the server for
// assistants give these.
import parseTweet from 'twitter-text/dist/parseTweet.js';
import type {Locale} from '../config/product.ts';
import {networksIn} from '../errors/matching/networks.ts';
import {
  animationText,
  becameText,
  codesOf,
  contentReason,
  contentRemedy,
  filesText,
  foundText,
  nameText,
  problemText,
  reasonText,
  summaryText,
  tally,
  remedyText,
  stillText,
  verdictWords,
} from './advice.ts';
import {evaluate, type NetworkResult, type Verdict} from './evaluate.ts';
import {networkAmong} from './asked.ts';
import {type Group, grouped} from './grouped.ts';
import type {FileRules} from './files/rules.ts';
import type {LimitsFile} from './limits-files/schema.ts';
import type {Post} from './measure.ts';
import {fileRulesFrom, rulesFrom} from './rules-from.ts';
import type {RuleCode} from './types.ts';
import {weighWords} from './weigh.ts';

/** A network is named that the data does not know; the message names those it knows. */
export class UnknownNetworkError extends Error {
  override name = 'UnknownNetworkError';
}

/**
 * The network that a name stands for: its id, its name in either language, another that people write, or one of them among other
 * words. Throws {@link UnknownNetworkError}.
 */
export function findNetwork(file: LimitsFile, name: string): LimitsFile['networks'][number] {
  const wanted = name.trim().toLowerCase();
  const found = file.networks.find(({id, aliases}) => id === wanted || aliases.includes(wanted)) ?? networkAmong(file.networks, name);
  if (found) return found;
  // The finder knows networks by their hosts and libraries as well: "bsky".
  const [told, other] = networksIn(name);
  const hinted = other === undefined ? file.networks.find(({id}) => id === told) : undefined;
  if (hinted) return hinted;
  throw new UnknownNetworkError(`"${name.slice(0, 80)}" is no network that is known here. Known are: ${file.networks.map(({id}) => id).join(', ')}.`);
}

export interface Finding {
  readonly verdict: Verdict;
  /** What to do, or, where nothing needs to be done, what it is about. */
  readonly remedy: string;
  readonly reason: string;
  readonly found?: string;
  readonly limit?: string;
  /** `<network>.<limit>`, as limits.json and errors.json name it. */
  readonly reference?: string;
  /** The file that it is about, or the first of them. */
  readonly file?: string;
  /** All the files, where there are several. */
  readonly files?: readonly string[];
  readonly errors: readonly {readonly code: number; readonly title: string; readonly url: string}[];
  readonly source?: string;
  /** How fresh the source is. */
  readonly dated?: string;
}

export interface NetworkCheck {
  readonly network: string;
  readonly name: string;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /** Limits that the post keeps. */
  readonly kept: number;
  /** Limits that could not be looked at: of the account, or of what was not given. */
  readonly open: number;
}

export interface Check {
  readonly summary: string;
  readonly counts: Readonly<Record<Verdict, number>>;
  readonly networks: readonly NetworkCheck[];
}

const errorsOf = (codes: readonly RuleCode[]): Finding['errors'] => codes.map(({code, title, to}) => ({code, title, url: to}));

function findingOf({first, files}: Group, {network}: NetworkResult, locale: Locale): Finding {
  const {limit, found, verdict} = first;
  return {
    verdict,
    remedy: verdict === 'refused' ? remedyText(first, locale, files) : [limit.label, filesText(files, locale)].filter(Boolean).join(': '),
    reason: reasonText(first, network.name, locale),
    found: foundText(first, locale),
    limit: limit.text,
    reference: limit.ofService ? limit.id.replace('_', '.') : `${network.id}.${limit.id}`,
    ...(found.file ? {file: found.file} : {}),
    ...(files.length > 1 ? {files} : {}),
    errors: errorsOf(limit.codes),
    source: limit.source,
    dated: limit.dated,
  };
}

function networkCheck(result: NetworkResult, post: Post, fileRules: FileRules, locale: Locale): NetworkCheck {
  const {network, verdict, content, became, partly, limits, open, badFiles, stills} = result;
  const of = (wanted: Verdict): Finding[] => grouped(limits.filter((item) => item.verdict === wanted)).map((group) => findingOf(group, result, locale));
  const findings: Finding[] = [
    ...badFiles.map((file): Finding => {
      const problem = problemText(file, fileRules, locale);
      return {verdict: 'refused', remedy: problem, reason: '', file: file.name, errors: errorsOf(codesOf(file, fileRules))};
    }),
    ...(content
      ? [
          {
            verdict: 'refused' as const,
            remedy: contentRemedy(content, post.files, locale),
            reason: contentReason(content, network.name, locale),
            errors: errorsOf(content.codes),
            ...(content.kind ? {source: content.kind.source, dated: content.kind.dated} : {}),
          },
        ]
      : []),
    ...of('refused'),
    ...(became
      ? [{verdict: 'remark' as const, remedy: became.name, reason: becameText(became, locale), errors: [], source: became.source, dated: became.dated}]
      : []),
    ...(partly ? [{verdict: 'remark' as const, remedy: partly.name, reason: partly.note, errors: [], source: partly.source, dated: partly.dated}] : []),
    ...of('remark'),
    ...(stills.length > 0 ? [{verdict: 'remark' as const, remedy: stillText(stills, network.name, locale), reason: '', errors: []}] : []),
    ...post.files.flatMap((file): Finding[] => {
      const said = [file.problem ? '' : problemText(file, fileRules, locale), nameText(file, locale), animationText(file, locale)].filter(Boolean).join(' ');
      return said ? [{verdict: 'remark', remedy: said, reason: '', file: file.name, errors: errorsOf(file.problem ? [] : codesOf(file, fileRules))}] : [];
    }),
  ];
  return {
    network: network.id,
    name: network.name,
    verdict,
    findings,
    kept: limits.filter((item) => item.verdict === 'passes').length,
    open: open.length,
  };
}

/** Would it publish? The answers for the named networks, or for all, the refusing ones first. Throws {@link UnknownNetworkError}. */
export function checkPost(file: LimitsFile, post: Post, networks: readonly string[], locale: Locale): Check {
  const wanted = new Set(networks.map((name) => findNetwork(file, name).id as string));
  const fileRules = fileRulesFrom(file, locale, 'addresses');
  const weigh = weighWords((text) => parseTweet(text).weightedLength);
  const results = rulesFrom(file, locale, 'addresses')
    .filter(({id}) => wanted.size === 0 || wanted.has(id))
    .map((network) => evaluate(network, post, weigh));
  const order: readonly Verdict[] = ['refused', 'remark', 'passes'];
  return {
    summary: summaryText(results, locale),
    counts: tally(results),
    networks: order.flatMap((verdict) => results.filter((result) => result.verdict === verdict)).map((result) => networkCheck(result, post, fileRules, locale)),
  };
}

/** The answers as text, for a terminal or an assistant. */
export function checkText({summary, networks}: Check, locale: Locale): string {
  const line = ({remedy, reason, found, limit, errors, source, dated}: Finding): string => {
    const numbers = found === undefined ? '' : locale === 'en' ? `Found: ${found}. Limit: ${limit}.` : `Сейчас: ${found}. Ограничение: ${limit}.`;
    const codes = errors.map(({code, url}) => `${code} ${url}`).join(', ');
    return [
      `  - ${remedy}`,
      [numbers, reason].filter(Boolean).join(' '),
      codes && `${locale === 'en' ? 'Error code' : 'Код ошибки'}: ${codes}`,
      source && `${locale === 'en' ? 'Source' : 'Источник'}: ${source}${dated ? ` (${dated})` : ''}`,
    ]
      .filter(Boolean)
      .join('\n    ');
  };
  // Networks without a finding need no block of their own.
  const quiet = networks.filter(({findings}) => findings.length === 0);
  const blocks = networks
    .filter(({findings}) => findings.length > 0)
    .map(({name, verdict, findings}) => [`${name}: ${verdictWords[verdict][locale]}`, ...findings.map(line)].join('\n'));
  const passing = quiet.length > 0 ? [`${verdictWords.passes[locale]}: ${quiet.map(({name}) => name).join(', ')}`] : [];
  // Spaces that must not break are for pages.
  return [summary, ...blocks, ...passing].join('\n\n').replaceAll('\u00a0', ' ');
}
