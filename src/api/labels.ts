import type {Locale} from '../config/product.ts';

type Words = Readonly<Record<Locale, string>>;

/** Words that generated reference pages need beside the texts of the OpenAPI documents. */
export const words = {
  path: {en: 'Path parameters', ru: 'Параметры пути'},
  query: {en: 'Query parameters', ru: 'Параметры запроса'},
  body: {en: 'Request body', ru: 'Тело запроса'},
  samples: {en: 'Code samples', ru: 'Примеры кода'},
  answer: {en: 'Answer', ru: 'Ответ'},
  answerExamples: {en: 'Example answers', ru: 'Примеры ответов'},
  bodyExamples: {en: 'Example bodies', ru: 'Примеры тела'},
  errors: {en: 'Errors', ru: 'Ошибки'},
  codes: {en: 'Codes that this call can answer with', ru: 'Коды, которыми может ответить этот вызов'},
  networkCodes: {en: 'Codes of single networks', ru: 'Коды отдельных сетей'},
  errorsIntro: {
    en: 'Every error has the same body: `name`, `message`, `code`, `status`. Decide by `code`.',
    ru: 'У всех ошибок одно и то же тело: `name`, `message`, `code`, `status`. Разбирайте их по `code`.',
  },
  errorsMore: {en: 'What the fields mean and when to try again', ru: 'Что значат поля и когда повторять запрос'},
  operations: {en: 'Calls', ru: 'Вызовы'},
  call: {en: 'Call', ru: 'Вызов'},
  purpose: {en: 'What it does', ru: 'Что делает'},
  empty: {en: 'This call has no parameters.', ru: 'У этого вызова нет параметров.'},
  version: {en: 'API version', ru: 'Версия API'},
  default: {en: 'default', ru: 'по умолчанию'},
  from: {en: 'from', ru: 'от'},
  upTo: {en: 'up to', ru: 'до'},
  characters: {en: 'characters', ru: 'символов'},
  items: {en: 'items', ru: 'элементов'},
  unique: {en: 'no repeats', ru: 'без повторов'},
  always: {en: 'always', ru: 'всегда'},
  nullable: {en: 'can be `null`', ru: 'может быть `null`'},
  fieldsOf: {en: 'Fields of', ru: 'Поля'},
  eachItem: {en: 'each item of', ru: 'каждого элемента'},
  oneOf: {en: 'One of these forms:', ru: 'Один из вариантов:'},
  form: {en: 'Form', ru: 'Вариант'},
  anyName: {en: 'any name', ru: 'любое имя'},
  changelog: {en: 'Changes in the API', ru: 'Изменения в API'},
  changelogDescription: {
    en: 'Calls that were added or removed and parameters and fields that changed between the two versions of the API, call by call, with links to both.',
    ru: 'Какие вызовы добавлены и убраны, какие параметры и поля изменились между двумя версиями API: по вызовам, со ссылками на обе версии.',
  },
  changelogIntro: {
    en: 'This list is made by comparing the OpenAPI documents of both versions, so it is complete. What to change in a program, and in which order, is told in [Moving from 4.0](/docs/api/moving-from-4-0).',
    ru: 'Список составлен сравнением документов OpenAPI обеих версий, поэтому он полон. Что и в каком порядке менять в программе, описано в руководстве [«Переход с 4.0»](/docs/api/moving-from-4-0).',
  },
  callsAdded: {en: 'New calls', ru: 'Новые вызовы'},
  callsRemoved: {en: 'Removed calls', ru: 'Убранные вызовы'},
  callsChanged: {en: 'Changed calls', ru: 'Изменённые вызовы'},
} as const satisfies Record<string, Words>;

export type Word = keyof typeof words;

/** A word of {@link words} in a language. */
export function word(name: Word, locale: Locale): string {
  return words[name][locale];
}
