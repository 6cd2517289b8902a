// Prompts: a customer's message becomes a reply, written from what the site says.
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import {type Locale, product} from '../src/config/product.ts';
import {bounded} from './answer.ts';
import type {Site} from './site/site.ts';
import {explainError} from './tools/explain-error.ts';
import {searchHelp} from './tools/search-help.ts';

const orders: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    `You answer customers of ${product.name}. Write a reply in English to the message below.`,
    'Use only what the help site says, quoted below; if it does not answer the question, call search_help and read_page, and if that fails, say so and ask for what support needs.',
    'First what to do, in numbered steps with the names of buttons as they stand, then in one sentence why it happened. End with the link to the page. No apologies beyond one, no promises.',
  ],
  ru: [
    `Вы отвечаете клиентам ${product.name}. Напишите ответ на русском на сообщение ниже, на «вы».`,
    'Опирайтесь только на справку, цитаты из неё ниже; если ответа в ней нет, вызовите search_help и read_page, а если и это не помогло, скажите об этом и попросите то, что нужно поддержке.',
    'Сначала — что сделать: шаги по порядку, с названиями кнопок как в интерфейсе; затем одним предложением — почему так вышло. В конце дайте ссылку на страницу. Не больше одного извинения, без обещаний.',
  ],
};

const titles: Readonly<Record<Locale, {readonly name: string; readonly title: string; readonly description: string}>> = {
  en: {name: 'reply_in_english', title: 'Reply to a customer in English', description: 'A reply to a customer’s message, written from the help site.'},
  ru: {name: 'reply_in_russian', title: 'Ответ клиенту на русском', description: 'Ответ на сообщение клиента по материалам справки.'},
};

async function textOf(tool: typeof explainError, question: unknown, site: Site): Promise<string> {
  const {content} = await tool.run(question, site);
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}

export function registerPrompts(server: McpServer, site: Site): void {
  for (const locale of ['en', 'ru'] as const) {
    const {name, title, description} = titles[locale];
    const message = locale === 'en' ? 'The customer’s message, with any error text.' : 'Сообщение клиента вместе с текстом ошибки.';
    server.registerPrompt(name, {title, description, argsSchema: {message: z.string().min(1).max(20_000).describe(message)}}, async ({message: written}) => {
      const [error, pages] = await Promise.all([
        textOf(explainError, {text: written, language: locale}, site),
        textOf(searchHelp, {query: written.slice(0, 512), language: locale, limit: 5}, site),
      ]);
      const text = [
        ...orders[locale],
        `<message>\n${written}\n</message>`,
        `<explain_error>\n${bounded(error, locale, 12_000)}\n</explain_error>`,
        `<search_help>\n${pages}\n</search_help>`,
      ].join('\n\n');
      return {messages: [{role: 'user', content: {type: 'text', text}}]};
    });
  }
}
