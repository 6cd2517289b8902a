import type {Locale} from '../../config/product.ts';
import {buildCatalogue} from '../../errors/catalogue.ts';
import {firstStep} from '../../errors/reply.ts';
import {errorPath} from '../../errors/texts.ts';
import {actionText} from '../../errors/action.ts';
import {boundLabels, kindPluralLabels, whenLabels} from '../../facts/labels.ts';
import {limitName, limitText} from '../../facts/limit-text.ts';
import {loadNetworks} from '../../facts/load.ts';
import {shortNetworkName} from '../../facts/network-names/short.ts';
import type {Limit} from '../../facts/schema/network.ts';
import type {AnswersFile, LimitAnswer} from '../engine/answers.ts';
import type {IndexFile} from './build-index.ts';
import {limitWords} from './limit-words.ts';

const words: Readonly<Record<Locale, AnswersFile['words']>> = {
  en: {answer: 'Answer', first: 'First:', connect: 'connecting', limits: 'limits', errors: 'errors', source: 'Source:'},
  ru: {answer: 'Ответ', first: 'Сначала:', connect: 'подключение', limits: 'ограничения', errors: 'ошибки', source: 'Источник:'},
};
const comparison: Readonly<Record<Locale, AnswersFile['comparison']>> = {
  en: {
    path: 'docs/tools/publications/faq/crossposting-limitations',
    title: 'What fits {networks}',
    text: 'The format, length, and size that all of them accept, and each limit side by side.',
    and: ' and ',
    all: '{limit}, network by network',
    most: boundLabels.max.en,
  },
  ru: {
    path: 'docs/tools/publications/faq/crossposting-limitations',
    title: 'Что подойдёт для {networks}',
    text: 'Формат, длина и размер, которые примут все, и ограничения каждой соцсети рядом.',
    and: ' и ',
    all: '{limit} по соцсетям',
    most: boundLabels.max.ru,
  },
};
const withRequirements: ReadonlySet<string> = new Set(['discord', 'instagram', 'tiktok']);
const longestStep = 220;

function shortened(text: string): string {
  if (text.length <= longestStep) return text;
  const end = text.lastIndexOf(' ', longestStep);
  return `${text.slice(0, end)} …`;
}

/** When a limit holds. Of two that hold at the same time their notes tell which is which. */
function conditionOf(limit: Limit, limits: readonly Limit[], locale: Locale): string {
  const keyOf = ({metric, bound, when, kinds}: Limit): string => [metric, bound, when, ...kinds].join(' ');
  const isAlone = limits.filter((other) => keyOf(other) === keyOf(limit)).length === 1;
  const kinds = limit.kinds.includes('post') ? '' : limit.kinds.map((kind) => kindPluralLabels[kind][locale]).join(', ');
  const when = limit.when === 'any' ? '' : whenLabels[limit.when][locale];
  const note = isAlone && limit.metric !== 'publication_rate' ? '' : (limit.note?.[locale] ?? '');
  return [kinds, when, note].filter(Boolean).join('. ');
}

/** `answers.json` of a language: what the window answers by itself. */
export function answersFile(locale: Locale): IndexFile {
  const catalogue = buildCatalogue(locale);
  const errors = Object.fromEntries(
    catalogue.errors.map(({code, group, title, ...facts}) => [
      code,
      [`docs${errorPath(code, group)}`, title, actionText({group, ...facts}, locale), shortened(firstStep(code, group, locale) ?? '')] as const,
    ]),
  );
  const networks = Object.fromEntries(
    Array.from(loadNetworks().values(), ({id, name, limits}) => {
      const page = `docs/channels/${id}`;
      const answers = limits.map((limit): LimitAnswer => {
        const scope = [...limit.kinds, limit.when, ...(limit.per ? [limit.per] : [])].join(' ');
        return [
          limit.metric,
          limitName(limit, locale),
          limitText(limit, locale),
          conditionOf(limit, limits, locale),
          limit.id,
          limit.source,
          limit.bound,
          scope,
        ];
      });
      return [
        id,
        {
          name: shortNetworkName(name[locale]),
          page,
          connecting: `${page}/${id === 'instagram' ? 'connecting-via-facebook' : 'connecting'}`,
          limitsPage: withRequirements.has(id) ? `${page}/requirements-and-limitations` : page,
          limits: answers,
        },
      ];
    }),
  );
  const file: AnswersFile = {errors, networks, limitWords, comparison: comparison[locale], words: words[locale]};
  return {path: 'answers.json', json: JSON.stringify(file)};
}
