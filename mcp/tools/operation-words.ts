// Which call of the API a question in plain words is about: what is done, and with what.

/** A call of the API as the list of calls names it. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
}

const has = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})`, 'iu');

const deeds = {
  delete: has('delet|cancel|remov|удал|отмен|снять'),
  change: has('edit|chang|updat|mov(?:e|ing)\\b|reschedul|modif|измен|правк|отредакт|редакт|обнов|перен|исправ|помен'),
  create: has('creat|publish|schedul|send|new\\b|post a|make\\b|созда|опубликов|заплан|отправ|нов[ыоую]|выложить|добав'),
  list: has('list|all\\b|find|filter|search|publications|posts|спис|все\\b|найти|публикаций|постов|мои'),
  read: has('get\\b|one\\b|show|read\\b|status|by id|узна|получ|статус|покаж|одн[уо]|по id|состоян'),
  end: has('finish|complet|end\\b|commit|last part|заверш|законч|собрать'),
  ask: has('status|processed|ready|check\\b|done|progress|обработ|готов|статус|провер'),
};

const things = {
  statistics: has('analytic|statistic|stats|metric|insight|views|likes|reach|followers|subscriber|статистик|аналитик|охват|просмотр|лайк|подписчик|показател'),
  accounts: has('account|followers|subscriber|page|аккаунт|подписчик|страниц'),
  post: has('publication|post(?!\\p{L}*loom)|draft|публикац|пост(?:[ауы]|ом|ов)?(?!\\p{L})|чернов'),
  file: has('upload|files?\\b|video|photo|image|media|picture|загруз|файл|видео|фото|картин|медиа'),
  upload: has('upload|files?\\b|загруз|файл'),
  rubrics: has('rubric|categor|рубрик'),
  zones: has('time ?zones?|часов\\p{L}+ пояс'),
  projects: has('project|проект'),
  networks: has('network|channel|соцсет|сет(?:ь|и|ей)|канал'),
};

/** Method and path that words speak of; undefined where they speak of none. */
function callMeant(text: string): readonly [method: string, path: RegExp] | undefined {
  if (things.statistics.test(text))
    return ['GET', things.accounts.test(text) && !things.post.test(text) ? /^\/analytics\/accounts$/ : /^\/analytics\/publications$/];
  if (things.file.test(text) && (things.upload.test(text) || !things.post.test(text))) {
    if (deeds.end.test(text)) return ['POST', /^\/upload\/complete$/];
    if (deeds.ask.test(text)) return ['GET', /^\/upload\/status$/];
    return ['POST', /^\/upload\/init$/];
  }
  if (things.post.test(text)) {
    const one = /^\/publications\/\{\w+\}$/;
    if (deeds.delete.test(text)) return ['DELETE', one];
    if (deeds.change.test(text)) return ['PUT', one];
    if (deeds.list.test(text)) return ['GET', /^\/publications$/];
    if (deeds.read.test(text)) return ['GET', one];
    if (deeds.create.test(text)) return ['POST', /^\/publications$/];
    return undefined;
  }
  if (things.zones.test(text)) return ['GET', /^\/timezones$/];
  if (things.rubrics.test(text)) return ['GET', /^\/rubrics$/];
  if (things.accounts.test(text)) return ['GET', /^\/accounts$/];
  if (things.networks.test(text)) return ['GET', /^\/channels$/];
  if (things.projects.test(text)) return ['GET', /^\/projects$/];
  return undefined;
}

/** The call that a question in plain words is about, where the version has it. */
export function operationMeant(text: string, operations: readonly Operation[]): Operation | undefined {
  const [method, path] = callMeant(text) ?? [];
  return operations.find((operation) => operation.method === method && path?.test(operation.path));
}
