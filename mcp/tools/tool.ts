import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import {kindNamed} from '../../src/checker/asked.ts';
import {type Locale, locales} from '../../src/config/product.ts';
import {postKinds} from '../../src/facts/schema/common.ts';
import type {Site} from '../site/site.ts';

/** A tool as the server lists it and runs it; its question is checked before it runs. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
  readonly run: (question: unknown, site: Site) => Promise<CallToolResult>;
}

/** A tool whose function gets its question as the schema types it. */
export function defineTool<Input extends z.ZodObject>(tool: {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly run: (question: z.infer<Input>, site: Site) => Promise<CallToolResult>;
}): Tool {
  return {...tool, run: (question, site) => tool.run(question as z.infer<Input>, site)};
}

export const language = z.enum(locales).optional().describe('Language of the answer: en or ru. Without it, the language of what was asked.');

/** The language that was asked for, or that the text is written in. */
export function languageOf(asked: Locale | undefined, text: string): Locale {
  if (asked) return asked;
  return /[а-яё]/i.test(text) ? 'ru' : 'en';
}

/** A text of a length that can be read; longer ones are refused with the number. */
export function textOf(most: number): z.ZodString {
  return z.string().max(most, `is longer than ${most} characters`);
}

/** A kind of post by any name: "Reels" and «рилс» are short videos. The list of tools names the three. */
export const kindOfPost = z.preprocess((asked) => (typeof asked === 'string' ? (kindNamed(asked) ?? asked) : asked), z.enum(postKinds));
