// Questions to the server for assistants, with what answers them.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import type {Locale} from '../../src/config/product.ts';

const asked = {ask: z.string().min(1)};
const handedOn = {...asked, with: z.record(z.string(), z.unknown())};

const schema = z.strictObject({
  search_help: z.array(z.strictObject({...asked, pages: z.array(z.string()).min(1)})),
  read_page: z.array(z.strictObject({...asked, language: z.string().optional(), page: z.string()})),
  explain_error: z.array(z.strictObject({...asked, codes: z.array(z.number()).min(1)})),
  network_limits: z.array(z.strictObject({...handedOn, limits: z.array(z.string()).min(1)})),
  check_post: z.array(
    z.strictObject({...handedOn, verdicts: z.record(z.string(), z.enum(['refused', 'remark', 'passes'])), limits: z.array(z.string()).default([])}),
  ),
  api_operation: z.array(z.strictObject({...asked, operation: z.string()})),
});
export type Questions = z.infer<typeof schema>;

/** `{a*281}` stands for 281 letters: nobody reads them in a list. */
function spelledOut(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\{([^*]+)\*(\d+)\}/g, (_, part: string, times: string) => part.repeat(Number(times))) : value;
}

export function readQuestions(locale: Locale): Questions {
  const questions = schema.parse(parse(readFileSync(path.join(import.meta.dirname, `questions.${locale}.yaml`), 'utf8')));
  const check_post = questions.check_post.map((question) => ({
    ...question,
    with: Object.fromEntries(Object.entries(question.with).map(([key, value]) => [key, spelledOut(value)])),
  }));
  return {...questions, check_post};
}

/** A page of the help as the address of its path: a number is a code. */
export function helpPath(page: string): string {
  if (page === '20004') return 'docs/tools/automation/issues/20004';
  return /^\d{5}$/.test(page) ? `docs/tools/publications/issues/${page}` : `docs/${page}`;
}
