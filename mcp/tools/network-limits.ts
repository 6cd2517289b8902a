import * as z from 'zod';
import {kindNamed} from '../../src/checker/asked.ts';
import {findNetwork} from '../../src/checker/check.ts';
import type {LimitsFile, PublishedLimit} from '../../src/checker/limits-files/schema.ts';
import type {Locale} from '../../src/config/product.ts';
import {answer, sourceLine} from '../answer.ts';
import {QuestionError} from '../site/site.ts';
import {defineTool, kindOfPost, language, languageOf, textOf} from './tool.ts';

/** Families of limits that people ask for. */
const topics = {
  text: /^(text|title|description|first_sentence|alt_text|comment)_length$|^(hashtag|mention|link|tag)_count$|^tags?_length$|^poll_options$/,
  images: /^(image|animation)_/,
  video: /^(video|audio)_/,
  cover: /^cover_/,
  files: /_count$|_size$|_format$/,
  rates: /^(publication|request)_rate$|^token_lifetime$|_window$|^payload_size$/,
} as const;
const topicNames = ['text', 'images', 'video', 'cover', 'files', 'rates'] as const satisfies readonly (keyof typeof topics)[];

/** What people call the families, the first that fits is meant. */
const topicSigns: readonly (readonly [topic: (typeof topicNames)[number], sign: RegExp])[] = [
  ['cover', /cover|thumbnail|обложк|превью/i],
  ['rates', /rate|per (?:day|hour|minute|second)|daily|frequen|quota|request|token|в (?:день|сутки|час|минуту|секунду)|частот|запрос|токен|как часто/i],
  ['video', /video|audio|duration|fps|frame|codec|bitrate|видео|ролик|аудио|звук|длительн|кадр|кодек|битрейт/i],
  ['images', /image|photo|picture|gif|animation|картин|фото|изображ|гиф|анимац/i],
  [
    'text',
    /text|caption|character|symbol|description|title|headline|hashtag|mention|link|alt|comment|poll|tags?\b|текст|подпис|символ|знак|описан|заголов|назван|х[еэ]штег|упомин|ссыл|коммент|опрос|тег/i,
  ],
  ['files', /file|size|format|count|carousel|album|attachment|media|weight|файл|размер|вес|формат|количеств|карусел|альбом|вложен|медиа/i],
];

/** The family that a text asks for, itself when it is none that is known. */
function topicNamed(asked: unknown): unknown {
  if (typeof asked !== 'string') return asked;
  const plain = asked.trim().toLowerCase();
  return topicNames.find((name) => name === plain) ?? topicSigns.find(([, sign]) => sign.test(plain))?.[0] ?? asked;
}

type PublishedNetwork = LimitsFile['networks'][number];

function lineOf(limit: PublishedLimit, locale: Locale): string {
  const ru = locale === 'ru';
  const details = [
    limit.counting_text?.[locale],
    limit.note?.[locale],
    limit.effect_text[locale],
    limit.service === 'passes' ? undefined : `${ru ? 'перед отправкой' : 'before sending'}: ${limit.service_text[locale]}`,
    limit.errors.length > 0 ? `${ru ? 'код' : 'code'} ${limit.errors.join(', ')}` : undefined,
    limit.source && `${ru ? 'источник' : 'source'} ${limit.source.url} (${limit.source.dated[locale]})`,
  ];
  return `- ${limit.label[locale]}: **${limit.text[locale]}** [${limit.reference}]. ${details.filter(Boolean).join('; ')}`;
}

function kindLines(network: PublishedNetwork, locale: Locale): string {
  const supported = {yes: {en: 'yes', ru: 'да'}, no: {en: 'no', ru: 'нет'}, partly: {en: 'in part', ru: 'частично'}};
  return network.kinds
    .map(
      ({kind, name, supported: taken, contents_text, note}) =>
        `- ${name[locale]} (${kind}): ${[supported[taken][locale], contents_text[locale], note?.[locale]].filter(Boolean).join('; ')}`,
    )
    .join('\n');
}

export const networkLimits = defineTool({
  name: 'network_limits',
  title: 'Limits of a network',
  description:
    'Limits for posts in a network (text length, number of files, sizes, formats, video, rates): value, unit, what happens beyond it, error codes, source and its date. Without a network, one topic compared across all networks. To judge a particular post, use check_post.',
  input: z.strictObject({
    network: textOf(80).min(1, 'is empty').optional().describe('A network by any of its names: telegram, vk, инстаграм.'),
    topic: z.preprocess(topicNamed, z.enum(topicNames)).optional().describe('Only these limits. Needed when no network is named.'),
    kind: kindOfPost.optional().describe('Only limits of this kind of post: post, story, short (Reels, Shorts, Clips).'),
    language,
  }),
  run: async ({network: name, topic, kind: stated, language: asked}, site) => {
    const locale = languageOf(asked, name ?? '');
    // "Instagram Reels" names both.
    const kind = stated ?? kindNamed(name ?? '');
    if (name === undefined && topic === undefined)
      throw new QuestionError(`Name a network, a topic (${topicNames.join(', ')}) or both: all limits of all networks would be too long an answer.`);
    const [file, dates] = await Promise.all([site.limits(), site.dates(locale)]);
    const wanted = (limit: PublishedLimit): boolean =>
      (topic === undefined || topics[topic].test(limit.metric)) && (kind === undefined || limit.kinds.includes(kind));
    if (name !== undefined) {
      const network = findNetwork(file, name);
      const limits = network.limits.filter(wanted);
      const general = file.service.limits.filter(wanted);
      const ru = locale === 'ru';
      const address = network.page[locale];
      const text = [
        `# ${network.name[locale]}`,
        sourceLine(address, dates.get(address), locale),
        '',
        ...(topic === undefined ? [ru ? '## Типы постов' : '## Kinds of posts', '', kindLines(network, locale), ''] : []),
        ru ? '## Ограничения' : '## Limits',
        '',
        limits.length > 0
          ? limits.map((limit) => lineOf(limit, locale)).join('\n')
          : ru
            ? 'Таких ограничений соцсеть не называет.'
            : 'The network states no such limit.',
        ...(general.length > 0
          ? [
              '',
              ru ? '## Ограничения сервиса для любой соцсети' : '## The service’s own limits, for any network',
              '',
              general.map((limit) => lineOf(limit, locale)).join('\n'),
            ]
          : []),
      ];
      return answer(text.join('\n'), locale, {network: network.id, address, updated: dates.get(address) ?? null, limits, service_limits: general});
    }
    const short = ({label, text, errors}: PublishedLimit): string => `${label[locale]}: ${text[locale]}${errors.length > 0 ? ` (${errors.join(', ')})` : ''}`;
    const stating = file.networks.filter(({limits}) => limits.some(wanted));
    const silent = file.networks.filter((network) => !stating.includes(network)).map((network) => network.name[locale]);
    const blocks = stating.map((network) => {
      const address = network.page[locale];
      return `**${network.name[locale]}**: ${network.limits.filter(wanted).map(short).join('; ')}\n${sourceLine(address, dates.get(address), locale)}`;
    });
    if (silent.length > 0) blocks.push(`${locale === 'ru' ? 'Не указано' : 'Not stated'}: ${silent.join(', ')}`);
    return answer(blocks.join('\n\n'), locale);
  },
});
