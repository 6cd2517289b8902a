import type {Locale} from '../config/product.ts';

type Words = Readonly<Record<Locale, string>>;

/** Words that generated reference pages need beside the texts of the OpenAPI documents. */
export const words = {
  authorization: {en: 'Authorization', ru: 'Авторизация'},
  token: {en: 'Token', ru: 'Токен'},
  tokenText: {en: 'Send it in the header', ru: 'Передайте его в заголовке'},
  tokenMore: {en: 'How to get a token', ru: 'Как получить токен'},
  role: {en: 'Role', ru: 'Роль'},
  anyRole: {en: 'any; you don’t need a project', ru: 'любая; проект не нужен'},
  limit: {en: 'Limit', ru: 'Лимит'},
  limitCreate: {
    en: '{service.api.create_requests_per_minute} requests a minute per token',
    ru: '{service.api.create_requests_per_minute} запросов в минуту на токен',
  },
  limitUpload: {
    en: '{service.api.upload_requests_per_minute} requests a minute per token, all upload requests together',
    ru: '{service.api.upload_requests_per_minute} запросов в минуту на токен, считая все запросы загрузки',
  },
  limitOther: {
    en: '{service.api.other_requests_per_minute} requests a minute per token, for all requests together except new publications and uploads',
    ru: '{service.api.other_requests_per_minute} запросов в минуту на токен, считая все запросы, кроме создания публикаций и загрузки файлов',
  },
  repeat: {en: 'Repeating', ru: 'Повторный запрос'},
  repeatRead: {en: 'safe; nothing changes', ru: 'безопасен, ничего не меняется'},
  repeatSame: {en: 'safe; the result is the same', ru: 'безопасен, результат будет тем же'},
  repeatUpload: {en: 'safe; an unused upload expires', ru: 'безопасен, лишняя загрузка потом удалится'},
  repeatChecked: {en: 'creates another publication; check the list first', ru: 'создаст ещё одну публикацию; сначала проверьте список'},
  path: {en: 'Path parameters', ru: 'Параметры пути'},
  query: {en: 'Query parameters', ru: 'Параметры запроса'},
  body: {en: 'Request body', ru: 'Тело запроса'},
  answer: {en: 'Response', ru: 'Ответ'},
  headers: {en: 'Response headers', ru: 'Заголовки ответа'},
  errors: {en: 'Errors', ru: 'Ошибки'},
  status: {en: 'HTTP status', ru: 'Статус HTTP'},
  meaning: {en: 'Meaning', ru: 'Значение'},
  codes: {en: 'Error codes', ru: 'Коды ошибок'},
  code: {en: 'Code', ru: 'Код'},
  happened: {en: 'What happened', ru: 'Что произошло'},
  retry: {en: 'Retry', ru: 'Повторять'},
  remedy: {en: 'What to do', ru: 'Что делать'},
  retryNo: {en: 'no', ru: 'нет'},
  retryYes: {en: 'yes', ru: 'да'},
  retryAfter: {en: 'yes, after Retry-After', ru: 'да, после Retry-After'},
  retryChecked: {en: 'only if the publication isn’t in the list', ru: 'только если публикации нет в списке'},
  networkCodes: {en: 'Error codes of individual networks', ru: 'Коды ошибок отдельных соцсетей'},
  errorsIntro: {
    en: 'All errors have the same body: `name`, `message`, `code`, and `status`. Base decisions on `status` and `code`. For the requests that are worth repeating, see',
    ru: 'У всех ошибок одинаковое тело: `name`, `message`, `code` и `status`. Ориентируйтесь на `status` и `code`. Какие запросы стоит повторять, описано в руководстве',
  },
  errorsMore: {en: 'Errors and retries', ru: 'Ошибки и повторные запросы'},
  wholePublication: {
    en: '`PUT` takes the whole publication: {required} with `file_ids`, plus {optional} if it has them. Status 5 schedules it. [How to build it from the response to `GET`](/docs/api/from-draft-to-schedule#body).',
    ru: 'В `PUT` передают публикацию целиком: {required} с `file_ids`, а также {optional}, если они есть. Со статусом 5 она будет запланирована. [Как составить тело запроса из ответа на `GET`](/docs/api/from-draft-to-schedule#body).',
  },
  operations: {en: 'Requests', ru: 'Методы'},
  call: {en: 'Request', ru: 'Метод'},
  purpose: {en: 'What it does', ru: 'Что делает'},
  from: {en: 'from', ru: 'от'},
  upTo: {en: 'up to', ru: 'до'},
  characters: {en: 'characters', ru: 'символов'},
  items: {en: 'items', ru: 'элементов'},
  unique: {en: 'no repeats', ru: 'без повторов'},
  pattern: {en: 'pattern', ru: 'шаблон'},
  fieldsByNetwork: {en: 'Fields by network', ru: 'Поля по соцсетям'},
  fieldsByNetworkIntro: {
    en: 'What each network does with the fields of `details`. A post without a required field is refused.',
    ru: 'Как каждая соцсеть использует поля `details`. Пост без обязательного поля отклоняется.',
  },
  network: {en: 'Network', ru: 'Соцсеть'},
  ownFields: {en: 'Own fields', ru: 'Собственные поля'},
  required: {en: 'required', ru: 'обязательно'},
  used: {en: 'yes', ru: 'да'},
  ignored: {en: '—', ru: '—'},
  metricsByNetwork: {en: 'Metrics by network', ru: 'Показатели по соцсетям'},
  metricsByNetworkAccount: {
    en: 'Names for `metrics`. Send only those of the account’s network.',
    ru: 'Имена для `metrics`. Передавайте только показатели соцсети, к которой относится аккаунт.',
  },
  metricsByNetworkPublication: {en: 'Names that can appear in `analytics`.', ru: 'Имена, которые могут быть в `analytics`.'},
  metrics: {en: 'Metrics', ru: 'Показатели'},
  noMetrics: {en: 'none', ru: 'нет'},
  changelog: {en: 'Changes in the API', ru: 'Изменения в API'},
  changesIn: {en: 'Changes in', ru: 'Изменения в'},
  changelogDescription: {
    en: 'Everything that changed between the two versions of the API: base URL, names of requests, parameters, and fields, with links to both versions.',
    ru: 'Всё, что изменилось между двумя версиями API: базовый URL, имена методов, параметры и поля, со ссылками на обе версии.',
  },
  changelogIntro: {
    en: 'This list is generated by comparing the OpenAPI documents of both versions. To see how to move an integration and in which order, read [Moving from 4.0](/docs/api/moving-from-4-0).',
    ru: 'Список составлен автоматически, сравнением документов OpenAPI обеих версий. В каком порядке переводить интеграцию, описано на странице [Переход с 4.0](/docs/api/moving-from-4-0).',
  },
  changelogDates: {
    en: 'Version 4.0 was released on {service.api.released_4_0}, version 4.1 on {service.api.released_4_1}.',
    ru: 'Версия 4.0 вышла {service.api.released_4_0}, версия 4.1 — {service.api.released_4_1}.',
  },
  base: {en: 'Base URL', ru: 'Базовый URL'},
  baseChanged: {en: 'The base URL is different:', ru: 'Изменился базовый URL:'},
  names: {en: 'Names in generated clients', ru: 'Имена в сгенерированных клиентах'},
  namesIntro: {
    en: 'Operation IDs and tags were renamed, so generated clients get new names of methods and groups. Requests and responses are the same unless they are listed below.',
    ru: 'Изменились `operationId` и теги, поэтому в сгенерированных клиентах методы и группы называются иначе. Запросы и ответы те же, если они не перечислены ниже.',
  },
  tags: {en: 'Tags', ru: 'Теги'},
  callsAdded: {en: 'New requests', ru: 'Новые методы'},
  callsRemoved: {en: 'Removed requests', ru: 'Удалённые методы'},
  callsRenamed: {en: 'Renamed requests', ru: 'Переименованные методы'},
  callsChanged: {en: 'Changed requests', ru: 'Изменённые методы'},
} as const satisfies Record<string, Words>;

export type Word = keyof typeof words;

/** A word of {@link words} in a language. */
export function word(name: Word, locale: Locale): string {
  return words[name][locale];
}
