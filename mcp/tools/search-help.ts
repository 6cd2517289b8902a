import * as z from 'zod';
import {queryCap} from '../../src/search/engine/engine.ts';
import {answer, sourceLine} from '../answer.ts';
import {defineTool, language, languageOf, textOf} from './tool.ts';

const mostHits = 20;

export const searchHelp = defineTool({
  name: 'search_help',
  title: 'Search the help',
  description:
    'Finds pages of the help site that answer a question: how to do something in the service, why a post failed, limits, API calls. Gives what is known at once (marked =), then titles, addresses, dates and excerpts; read_page gives the whole text. For error codes and messages use explain_error, for limits network_limits.',
  input: z.strictObject({
    query: textOf(4000).min(1, 'is empty').describe('What to look for, in a few words: "connect telegram channel", «почему не вышел пост».'),
    language,
    limit: z.number().int().min(1).max(mostHits).default(8).describe(`How many pages, at most ${mostHits}.`),
  }),
  run: async ({query, language: asked, limit}, site) => {
    const locale = languageOf(asked, query);
    const [{hits, total}, dates, roots] = await Promise.all([site.search(locale, query, limit * 3), site.dates(locale), site.roots()]);
    const origin = new URL(roots.en).origin;
    const rows = (await site.answers(locale, query, hits[0]?.url)).map(({path, title, text}) => {
      const address = `${roots[locale]}${path}`;
      return {title, text, address, updated: dates.get(address.replace(/#.*$/, ''))};
    });
    const pages = new Map<string, {title: string; address: string; updated: string | undefined; excerpt: string}>();
    for (const hit of hits) {
      const page = `${origin}${hit.url_without_anchor}`;
      if (pages.has(page) || pages.size >= limit) continue;
      const {lvl0, lvl1, lvl2, lvl3} = hit.hierarchy;
      pages.set(page, {
        title: [lvl1, lvl2, lvl3].filter(Boolean).join(' → ') || lvl0,
        address: `${origin}${hit.url}`,
        updated: dates.get(page),
        excerpt: hit.content ?? '',
      });
    }
    const shortened =
      query.length > queryCap
        ? `\n\n${locale === 'ru' ? `Запрос длиннее ${queryCap} символов: искали только по началу.` : `The query is longer than ${queryCap} characters; only its beginning was searched.`}`
        : '';
    const list = [...pages.values()];
    if (list.length === 0)
      return answer(
        `${locale === 'ru' ? `По запросу «${query.slice(0, 200)}» ничего не найдено. Попробуйте другие слова, а сообщения об ошибках передавайте в explain_error.` : `Nothing was found for "${query.slice(0, 200)}". Try other words; give error messages to explain_error.`}${shortened}`,
        locale,
        {results: [], total: 0},
      );
    const text = list.map(({title, address, updated, excerpt}, index) =>
      [`${index + 1}. ${title}`, excerpt && `   ${excerpt}`, `   ${sourceLine(address, updated, locale)}`].filter(Boolean).join('\n'),
    );
    const answered = rows.map(({title, text: said, address, updated}) =>
      [`= ${title}`, said && `  ${said}`, `  ${sourceLine(address, updated, locale)}`].filter(Boolean).join('\n'),
    );
    return answer([...answered, ...text].join('\n\n') + shortened, locale, {answers: rows, results: list, total});
  },
});
