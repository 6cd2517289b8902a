import {shortNetworkName} from '../../facts/network-names/short.ts';
import {refusedCalls} from '../action.ts';
import {product, type Locale} from '../../config/product.ts';
import {loadNetworks} from '../../facts/load.ts';
import type {NetworkId} from '../../facts/schema/common.ts';
import type {ErrorFacts} from '../../facts/schema/error.ts';

/** `bad`: nothing is published; `part`: something is, or will be; `calm`: no post is concerned. */
export type Tone = 'bad' | 'part' | 'calm';

/** What became of the post, in a few words and a sentence; `**…**` in the sentence is a place in the interface. */
export interface PostStateText {
  readonly tone: Tone;
  readonly lead: string;
  readonly rest: string;
}

type Facts = Pick<ErrorFacts, 'post_state' | 'may_be_live' | 'retried' | 'http_status'> & {readonly networks: readonly NetworkId[]};

const errorsTab: Readonly<Record<Locale, string>> = {en: '**Publications → Errors**', ru: '**Публикации → Ошибки**'};
const scheduledTab: Readonly<Record<Locale, string>> = {en: '**Publications → Scheduled**', ru: '**Публикации → Запланированные**'};

/** Accusative of a network's name after «в» is its nominative: all of them are inanimate masculines or plurals. */
function destination(facts: Facts, locale: Locale): string {
  const [only, ...others] = facts.networks;
  const name = others.length === 0 && only !== undefined ? loadNetworks().get(only)?.name[locale] : undefined;
  return (name && shortNetworkName(name)) ?? (locale === 'en' ? 'the network' : 'соцсеть');
}

/** What stands before a network's name in Russian: в Telegram, but на YouTube and во ВКонтакте. */
function preposition({networks}: Facts): string {
  const only = networks.length === 1 ? networks[0] : undefined;
  if (only === 'vkontakte') return 'Во';
  return only === 'medium' || only === 'reddit' || only === 'rutube' || only === 'youtube' ? 'На' : 'В';
}

/** Where to look whether a post is out: a webhook has no profile. */
function whereItWouldBe({networks}: Facts, locale: Locale): string {
  if (networks.length === 1 && networks[0] === 'webhook') return locale === 'en' ? 'your server’s log' : 'журнал своего сервера';
  return locale === 'en' ? 'the profile' : 'профиль';
}

/** The sentence at the top of an error's page: never written by hand, so that it cannot disagree with the data. */
export function postState(facts: Facts, locale: Locale): PostStateText {
  const say = (tone: Tone, en: readonly [string, string], ru: readonly [string, string]): PostStateText => {
    const [lead, rest] = locale === 'en' ? en : ru;
    return {tone, lead, rest};
  };
  const tab = errorsTab[locale];
  const network = destination(facts, locale);
  const profile = whereItWouldBe(facts, locale);
  switch (facts.post_state) {
    case 'errors_tab':
      if (facts.may_be_live !== 'no')
        return say(
          'part',
          ['It might be live already.', `Check ${profile} before you retry: the post is under ${tab}.`],
          ['Пост мог уже выйти.', `Прежде чем повторять, проверьте ${profile}: публикация ждёт на вкладке ${tab}.`],
        );
      return facts.retried
        ? say(
            'bad',
            ['Not published.', `Automatic retries failed too; your post is kept under ${tab}.`],
            ['Не опубликовано.', `Автоматические попытки не помогли, пост сохранён на вкладке ${tab}.`],
          )
        : say('bad', ['Not published.', `Your post is kept under ${tab}.`], ['Не опубликовано.', `Пост сохранён на вкладке ${tab}.`]);
    case 'not_scheduled':
      if (facts.may_be_live !== 'no')
        return say(
          'part',
          ['Not scheduled, or live already.', `Check ${profile} before you try again.`],
          ['Не запланировано или уже вышло.', `Прежде чем повторять, проверьте ${profile}.`],
        );
      return refusedCalls.has(facts.http_status)
        ? say('bad', ['The request was refused.', 'Nothing was created or changed.'], ['Запрос отклонён.', 'Ничего не создано и не изменено.'])
        : say(
            'bad',
            ['Not scheduled.', `Nothing has been sent to ${network}.`],
            ['Не запланировано.', `${preposition(facts)} ${network} ничего не отправлено.`],
          );
    case 'not_scheduled_or_errors_tab':
      return say(
        'bad',
        ['Not scheduled, or not published.', `If it failed when it was due, your post is kept under ${tab}.`],
        ['Не запланировано или не опубликовано.', `Если ошибка появилась при публикации, пост сохранён на вкладке ${tab}.`],
      );
    case 'queued':
      return say(
        'part',
        ['Not published yet.', `It’s waiting under ${scheduledTab[locale]} and goes out as soon as ${product.name} can send it.`],
        ['Пока не опубликовано.', `Пост ждёт на вкладке ${scheduledTab[locale]} и выйдет, как только ${product.name} сможет его отправить.`],
      );
    case 'publishing':
      return say(
        'part',
        ['Not published yet.', 'It shows **Publishing** under **Publications**, or is under **Errors** if the retries failed.'],
        ['Пока не опубликовано.', 'В разделе **Публикации** стоит **Публикуется**, а после неудачных попыток пост на вкладке **Ошибки**.'],
      );
    case 'partly':
      if (facts.networks.length > 0)
        return say(
          'part',
          ['Published in part.', `Some of it might be live already: check ${profile} before you retry.`],
          ['Опубликовано частично.', `Часть могла уже выйти: прежде чем повторять, проверьте ${profile}.`],
        );
      return say(
        'part',
        ['Published in part.', `Some accounts have the post; the others are under ${tab}.`],
        ['Опубликовано частично.', `В одних аккаунтах пост вышел, остальные ждут на вкладке ${tab}.`],
      );
    case 'live_incomplete':
      return say(
        'part',
        ['Live, but incomplete.', 'Don’t publish it a second time: add what is missing.'],
        ['Пост вышел, но не полностью.', 'Не публикуйте его второй раз: добавьте недостающее.'],
      );
    case 'maybe_live':
      if (facts.may_be_live === 'yes')
        return say('part', ['The post is live already.', 'Don’t publish it a second time.'], ['Пост уже вышел.', 'Не публикуйте его второй раз.']);
      return facts.retried
        ? say(
            'part',
            ['It might be live already.', `If automatic retries don’t help, check ${profile} before you retry yourself.`],
            ['Пост мог уже выйти.', `Если автоматические попытки не помогут, проверьте ${profile}, прежде чем повторять.`],
          )
        : say(
            'part',
            ['It might be live already.', `Check ${profile} before you retry.`],
            ['Пост мог уже выйти.', `Прежде чем повторять, проверьте ${profile}.`],
          );
    case 'live_unchanged':
      if (facts.networks.length > 0 && facts.may_be_live === 'maybe')
        return say(
          'part',
          ['Not changed.', 'The post couldn’t be edited or deleted; it might be gone already.'],
          ['Изменение не принято.', 'Изменить или удалить пост не удалось: возможно, его уже нет.'],
        );
      return facts.may_be_live === 'yes'
        ? say(
            'part',
            ['Live and unchanged.', `The post on ${network} stays as it was.`],
            ['Пост вышел и остался прежним.', 'Изменение или удаление не удалось.'],
          )
        : say(
            'part',
            ['Not changed.', 'The post is live already or is being published right now.'],
            ['Изменение не принято.', 'Пост уже вышел или публикуется прямо сейчас.'],
          );
    case 'draft_kept':
      return say('part', ['Your draft is kept.', 'Only the file was refused.'], ['Черновик сохранён.', 'Не принят только файл.']);
    case 'no_post':
      return say('calm', ['No post is affected.', ''], ['Публикации не затронуты.', '']);
    case 'no_post_or_errors_tab':
      return say(
        'bad',
        ['Not connected, or not published.', `If a scheduled post failed, it’s kept under ${tab}.`],
        ['Не подключено или не опубликовано.', `Если не вышел запланированный пост, он сохранён на вкладке ${tab}.`],
      );
  }
}
