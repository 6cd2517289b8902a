import {describe, expect, it} from 'vitest';
import {checkSteps} from './check-steps.ts';

type Facts = Parameters<typeof checkSteps>[1] extends ReadonlyMap<number, infer Item> ? Item : never;
const sound: Facts = {action: 'fix_post', group: 'medium', may_be_live: 'no', retried: false, status: 'active'};
const headings = {en: '## How to fix it {/* #fix */}', ru: '## Как исправить {/* #fix */}'} as const;

/** What is said of a page whose steps are these. */
function found(locale: 'en' | 'ru', steps: string, change: Partial<Facts> = {}): string {
  const body = `${headings[locale]}\n\n${steps}\n\n## Why {/* #why */}\n\nIt might be live. {product} tries again. Пост мог уже выйти.\n`;
  return checkSteps([{file: 'docs/tools/publications/issues/10108.mdx', locale, body}], new Map([[10108, {...sound, ...change}]]))
    .map(({message}) => message)
    .join('\n');
}

describe('steps that say what the facts do not', () => {
  it.each([
    ['en', '1. Wait: {product} tries again.', 'retried: true'],
    ['en', '1. {product} makes up to 3 attempts.', 'retried: true'],
    ['ru', '1. Подождите: {product} повторяет попытки.', 'retried: true'],
    ['ru', '1. {product} сделает до 3 попыток.', 'retried: true'],
    ['en', '1. Open the profile: the post might already be live.', 'may_be_live: yes or maybe'],
    ['en', '1. If the post is live, leave it.', 'may_be_live: yes or maybe'],
    ['en', '1. If yours is there, it went out.', 'may_be_live: yes or maybe'],
    ['ru', '1. Откройте профиль: пост мог уже выйти.', 'may_be_live: yes or maybe'],
    ['ru', '1. Если видео уже вышло, оставьте его.', 'may_be_live: yes or maybe'],
    ['en', '1. Choose **⋯ → Reconnect** next to the account.\n2. Click **Retry**.', 'action: reconnect'],
    ['ru', '1. Выберите **⋯ → Переподключить**.\n2. Нажмите **Повторить**.', 'action: reconnect'],
  ] as const)('%s: %s', (locale, steps, message) => {
    expect(found(locale, steps)).toContain(message);
  });
});

describe('facts that the steps do not say', () => {
  it.each([
    ['en', {action: 'nothing', retried: true}, 'tries again by itself'],
    ['ru', {action: 'nothing', retried: true}, 'tries again by itself'],
    ['en', {action: 'check_network', may_be_live: 'maybe'}, 'if the post is live'],
    ['ru', {action: 'check_network', may_be_live: 'maybe'}, 'if the post is live'],
    ['en', {action: 'reconnect'}, 'where to reconnect'],
    ['ru', {action: 'reconnect'}, 'where to reconnect'],
  ] as const)('%s: %o', (locale, change, message) => {
    expect(found(locale, '1. Open the editor.\n2. Click **Save**.', change)).toContain(message);
  });
});

it('is silent where steps and facts agree', () => {
  expect(found('en', '1. Wait while {product} tries again.', {action: 'nothing', retried: true})).toBe('');
  expect(found('ru', '1. Пока на карточке стоит **Публикуется**, подождите.', {action: 'nothing', retried: true})).toBe('');
  const live = {action: 'check_network', may_be_live: 'maybe'} as const;
  expect(found('en', '1. It might be live.\n2. **It’s there:** choose **Delete from {product} only**.', live)).toBe('');
  expect(found('ru', '1. Пост мог уже выйти.\n2. **Он есть:** выберите **Удалить только в {product}**.', live)).toBe('');
  expect(found('en', '1. Choose **⋯ → Reconnect**.', {action: 'reconnect'})).toBe('');
  expect(found('ru', '1. Выберите **⋯ → Переподключить**.', {action: 'reconnect'})).toBe('');
});

it('is silent on what steps say of something else', () => {
  for (const steps of [
    '1. Tag partners once the post is live.',
    "1. Once it's live, click **Duplicate**.",
    "1. When it's live, add a comment.",
    '1. Change the role.\n2. Then choose **⋯ → Reconnect**.',
    '1. Don’t reconnect your accounts.',
  ])
    expect(found('en', steps), steps).toBe('');
  for (const steps of [
    '1. Если пост ещё не вышел, подождите.',
    '1. Пост с таким файлом не мог выйти: замените файл.',
    '1. **Пост раньше уже вышел:** его удалили.',
    '1. Если пост уже вышел через аккаунт Telegram, перешлите его.',
    '1. Смените роль.\n2. Выберите **⋯ → Переподключить**.',
  ])
    expect(found('ru', steps), steps).toBe('');
  expect(found('en', '1. {product} tries again.', {status: 'retired'})).toBe('');
});
