import * as z from 'zod';
import type {Locale} from '../../src/config/product.ts';
import {actionText} from '../../src/errors/action.ts';
import {fixerLabels, liveLabels} from '../../src/facts/labels.ts';
import {answer, bounded, sourceLine} from '../answer.ts';
import {type Explained, type ExplainedMatch, matchErrors} from '../errors.ts';
import type {Site} from '../site/site.ts';
import {defineTool, language, languageOf, textOf} from './tool.ts';

const mostMatches = 5;
/** What would tell the likeliest codes apart. */
const deciding = {
  network: {en: 'the network it came from', ru: 'название соцсети'},
  code: {en: 'the code beside the message', ru: 'код рядом с сообщением'},
  message: {en: 'more of the message', ru: 'больше текста сообщения'},
} as const;

/** State, way out and the page's text. */
async function explain({entry}: ExplainedMatch, {sure, decides}: Explained, site: Site, locale: Locale): Promise<string> {
  const ru = locale === 'ru';
  const page = await site.page(entry.url, locale);
  const yes = ru ? 'да' : 'yes';
  const no = ru ? 'нет' : 'no';
  const facts = [
    `${ru ? 'Что делать' : 'What to do'}: ${actionText(entry, locale)}`,
    `${ru ? 'Кто может исправить' : 'Who can fix it'}: ${fixerLabels[entry.fixer][locale]}`,
    `${ru ? 'Сервис повторит сам' : 'The service retries by itself'}: ${entry.retried ? yes : no}`,
    `${ru ? 'Пост мог выйти' : 'Could the post be live'}: ${liveLabels[entry.may_be_live][locale]}`,
    `${ru ? 'Ответ API' : 'Status in the API'}: ${entry.http_status ?? (ru ? 'не возвращается' : 'not returned')}`,
  ];
  return [
    `# ${entry.code}: ${entry.title}`,
    sourceLine(page.address, page.updated, locale),
    `${ru ? 'Короткая ссылка' : 'Short link'}: ${entry.short_url}`,
    ...(sure ? [] : [ru ? 'Совпадение не точное: сверьте сообщение.' : 'This is a likely match, not a certain one: compare the message.']),
    ...(decides ? [ru ? `Точнее подскажет ${deciding[decides].ru}.` : `What would decide: ${deciding[decides].en}.`] : []),
    '',
    facts.map((line) => `- ${line}`).join('\n'),
    '',
    bounded(page.body.replace(/^# .*\n+/, ''), locale, 14_000),
  ].join('\n');
}

export const explainError = defineTool({
  name: 'explain_error',
  title: 'Explain an error',
  description:
    'What a pasted error means and how to fix it. Takes anything: a code of the service (10141), its message, an answer of its API, a raw error of a network (Telegram, Instagram, VK …) or a log line, in English or Russian. Gives the likeliest code with its page, and other candidates.',
  input: z.strictObject({
    text: textOf(100_000).min(1, 'is empty').describe('The error as it was seen: code, message, JSON or log.'),
    language,
  }),
  run: async ({text, language: asked}, site) => {
    const locale = languageOf(asked, text);
    const found = await matchErrors(site, text, locale, mostMatches);
    const [first, ...others] = found.matches;
    if (!first)
      return answer(
        locale === 'ru'
          ? 'В каталоге нет ошибки, похожей на этот текст. Вставьте сообщение целиком, назовите соцсеть или найдите тему через search_help.'
          : 'The list of error codes holds no error like this text. Paste the whole message, name the network, or look for the topic with search_help.',
        locale,
        {matches: []},
      );
    const also = others.map(({code, title, entry}) => `- ${code}: ${title} (${entry.url})`);
    const parts = [
      await explain(first, found, site, locale),
      ...(also.length > 0 ? ['', locale === 'ru' ? '## Другие варианты' : '## Other candidates', '', ...also] : []),
    ];
    return answer(parts.join('\n'), locale, {
      sure: found.sure,
      matches: [first, ...others].map(({code, title, score, reason, entry}) => ({
        code,
        title,
        score,
        reason: reason.kind,
        address: entry.url,
        action: entry.action,
        fixer: entry.fixer,
        retried: entry.retried,
        may_be_live: entry.may_be_live,
        http_status: entry.http_status,
      })),
    });
  },
});
