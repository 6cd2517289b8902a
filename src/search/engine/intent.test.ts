import {describe, expect, it} from 'vitest';
import {intentOf, namesOlderVersion, saysRefusal} from './intent.ts';

const networks = new Set(['reddit', 'telegram', 'реддит']);
const intentsOf = (text: string) => [...intentOf(text, text, (word) => networks.has(word))];

describe('what a developer asks for', () => {
  it.each([
    'GET /publications',
    'PUT wiped my files',
    'sort=-post_at',
    '{"code": 10011}',
    'details[0]',
    'rate limit',
    'token lifetime',
    'сколько живёт токен',
    'ручка создания поста',
    'перенести пост запросом',
    'подключить аккаунт из кода',
    'connect an account from code',
    'Retry-After',
  ])('is known by "%s"', (text) => expect(intentsOf(text)).toContain('api'));

  it.each(['reddit rate limit', 'токен бота устарел', 'how to post a story', 'оплата картой'])('is not meant by "%s"', (text) =>
    expect(intentsOf(text)).not.toContain('api'),
  );

  it('is a field where one is named, wherever in the query', () => {
    expect(intentsOf('where does rubric_id come from')).toContain('field');
    expect(intentsOf('publication_status')).toContain('field');
    expect(intentsOf('where does the rubric come from')).not.toContain('field');
  });

  it('is a refusal only where something was refused', () => {
    for (const text of ['rubric_id error', 'why 422', 'post_at отклонён', 'PUT не принимает статус']) expect(saysRefusal(text), text).toBe(true);
    for (const text of ['publication_status 6', 'files are gone after PUT', 'откуда брать rubric_id', 'status 3 for an hour', 'id 422000'])
      expect(saysRefusal(text), text).toBe(false);
  });
});

describe('the older version', () => {
  it.each(['v4 create publication', 'api 4.0 reference', 'old api docs', 'дока по старой версии', 'список аккаунтов v4.0'])('is asked for by "%s"', (text) =>
    expect(namesOlderVersion(text)).toBe(true),
  );
  it.each([
    'moving from 4.0 to 4.1',
    'is v4.0 going to be sunset',
    'отличия 4.1 от 4.0',
    'когда отключат 4.0',
    'v4.1 accounts',
    'версия 14.0',
    'old version of my post',
  ])('is not asked for by "%s"', (text) => expect(namesOlderVersion(text)).toBe(false));
});

describe('what somebody is not to do', () => {
  it.each(['may write posts but not publish them', 'writer who must not publish himself', 'чтобы писал посты, но не публиковал сам'])(
    'is no failure: "%s"',
    (text) => expect(intentsOf(text)).not.toContain('failed'),
  );
  it.each(['my post was not published', 'the bot can not post', 'пост не опубликовался'])('differs from "%s"', (text) =>
    expect(intentsOf(text)).toContain('failed'),
  );
});

describe('nothing but a failure', () => {
  it.each([
    'nothing got posted yesterday',
    'posts were not published again',
    'сегодня утром пост не вышел',
    'опять не выложилось',
    'почему автоматом не опубликовалось',
  ])('is told by "%s"', (text) => expect(intentsOf(text)).toContain('nothing-works'));
  it.each(['nothing to pay today', 'post every night', 'вчера заплатил, не тот тариф'])('is not told by "%s"', (text) =>
    expect(intentsOf(text)).not.toContain('nothing-works'),
  );
});

describe('two hours', () => {
  it.each(['scheduled for 9am but it went live at 6am', 'Поставила пост на 10:00, а он вышел в 13:00', 'set 8 am, posted 11 am'])(
    'that differ were not both wanted: "%s"',
    (text) => expect(intentsOf(text)).toContain('shifted'),
  );
  it.each(['post at 10:00', 'best time between 9am and 6pm', 'постить с 10:00 до 13:00', 'video 9:16 or 4:5'])('are none in "%s"', (text) =>
    expect(intentsOf(text)).not.toContain('shifted'),
  );
});

describe('what is short', () => {
  it.each(['what makes it a short', 'cover for my short', 'yt shorts length', 'the post is too short', 'a short description'])('is no link in "%s"', (text) =>
    expect(intentsOf(text)).toContain('short'),
  );
  it.each(['a short link', 'my short url', 'shorten a link', 'short links'])('is a link in "%s"', (text) => expect(intentsOf(text)).not.toContain('short'));
});
