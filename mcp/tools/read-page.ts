import * as z from 'zod';
import {answer, answerLimit, sourceLine} from '../answer.ts';
import {QuestionError} from '../site/site.ts';
import {defineTool, textOf} from './tool.ts';
import {locales} from '../../src/config/product.ts';

export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'The whole text of a page of the help site as Markdown, with its address and date. Long pages come in parts: ask again with the offset that the answer names.',
  input: z.strictObject({
    page: textOf(2000).min(1, 'is empty').describe('Address or path of the page: https://…/docs/channels/telegram, docs/channels/telegram, /ru/docs/billing.'),
    language: z.enum(locales).optional().describe('The page in this language: en or ru. Without it, the one of the address.'),
    offset: z.number().int().min(0).max(10_000_000).default(0).describe('Character to start from, for the further parts of a long page.'),
  }),
  run: async ({page: asked, language, offset}, site) => {
    const page = await site.page(asked, language);
    const {locale} = page;
    if (offset >= page.body.length && offset > 0)
      throw new QuestionError(`The page has ${page.body.length} characters; an offset of ${offset} lies beyond its end.`);
    const room = answerLimit - 600;
    const rest = page.body.slice(offset);
    const lineEnd = rest.length <= room ? rest.length : rest.lastIndexOf('\n', room);
    const part = rest.slice(0, lineEnd > room / 2 ? lineEnd : room);
    const next = offset + part.length;
    const more = next < page.body.length;
    const note = more
      ? `\n\n[${locale === 'ru' ? `Показаны символы ${offset}–${next} из ${page.body.length}. Продолжение: offset ${next}.` : `Characters ${offset} to ${next} of ${page.body.length}. For the rest, ask with offset ${next}.`}]`
      : '';
    return answer(`${sourceLine(page.address, page.updated, locale)}\n\n${part}${note}`, locale, {
      title: page.title,
      address: page.address,
      updated: page.updated ?? null,
      ...(more ? {next_offset: next} : {}),
    });
  },
});
