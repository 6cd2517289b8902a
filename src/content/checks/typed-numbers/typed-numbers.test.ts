import {describe, expect, it} from 'vitest';
import {parsePage} from '../../page.ts';
import type {Network} from '../../../facts/schema/network.ts';
import type {Service} from '../../../facts/schema/service.ts';
import {typedNumbers} from './check.ts';
import {knownOfNetwork, knownOfService} from './known.ts';
import {quantitiesIn} from './quantities.ts';

const limit = (id: string, metric: string, value: number | string, unit: string) => ({id, metric, value, unit}) as unknown as Network['limits'][number];
const weaver: Pick<Network, 'id' | 'limits'> = {
  id: 'threads',
  limits: [
    limit('text_max', 'text_length', 500, 'character'),
    limit('images_max', 'image_count', 20, 'item'),
    limit('image_size_max', 'image_size', 8, 'megabyte'),
    limit('video_size_max', 'video_size', 1, 'gibibyte'),
    limit('video_duration_max', 'video_duration', 5, 'minute'),
    limit('image_width_max', 'image_width', 1440, 'pixel'),
    limit('posts_per_day_max', 'publication_rate', 250, 'publication'),
    limit('token_days', 'token_lifetime', 60, 'day'),
    limit('ratio_max', 'image_ratio', '4:5', 'ratio'),
    limit('cover_max', 'image_count', 1, 'item'),
  ],
};
const service = {
  trial: {days: 14, accounts: 10},
  plans: [{id: 'team', name: {en: 'Team', ru: 'Команда'}, accounts: 20, price_usd: 39}],
  billing: {yearly_discount_percent: 20, refund_days: 14},
  publications: {text_max: 63206, trash_kept_days: 30, attempt_after_minutes: {second: 10}, accounts_per_publication: 30},
  uploads: {image_max_mb: 50},
  account: {password_min: 10, email_link_hours: 24},
} as unknown as Service;
const check = typedNumbers([...knownOfNetwork(weaver), ...knownOfService(service)], new Map([['threads', {en: 'Threads', ru: 'Тредс'}]]));

function found(text: string, {file = 'docs/a.mdx', networks = ['threads'], variables = [] as readonly string[], title = 'T'} = {}): string[] {
  const page = parsePage(file, `---\nkind: article\ntitle: ${title}\n---\n\n${text}\n`);
  return check(page, {networks: new Set(networks), variables: new Set(variables)}).map(
    ({line, message}) => `${line} ${/^"([^"]*)"/.exec(message)?.[1]} ${/write (.*?), which/.exec(message)?.[1]}`,
  );
}
const russian = {file: 'i18n/ru/docusaurus-plugin-content-docs/current/a.mdx'};

describe('a number of a network', () => {
  it('is found by its unit, with the line and the variable', () => {
    expect(found('One.\n\nA post takes 500 characters.')).toEqual(['8 500 characters {limits.threads.text_max}']);
    expect(found('Make it 1,440 px wide.')).toEqual(['6 1,440 px {limits.threads.image_width_max}']);
    expect(found('At most 1,440 across.')).toEqual(['6 1,440 {limits.threads.image_width_max}']);
    expect(found('Ширина — до 1440 в ленте.', russian)).toEqual(['6 1440 {limits.threads.image_width_max}']);
    expect(found('В посте до 500 символов, ширина 1440 пикселей.', russian)).toEqual([
      '6 500 символов {limits.threads.text_max}',
      '6 1440 пикселей {limits.threads.image_width_max}',
    ]);
  });
  it('is found after conversion, where the sentence, its heading or the title says what it is of', () => {
    expect(found('A video of 300 seconds.')).toEqual(['6 300 seconds {limits.threads.video_duration_max}']);
    expect(found('## Videos {/* #videos */}\n\nAt most 5 minutes, and 1,024 MB.')).toEqual([
      '8 5 minutes {limits.threads.video_duration_max}',
      '8 1,024 MB {limits.threads.video_size_max}',
    ]);
    expect(found('Photos are up to 8 MB.')).toEqual(['6 8 MB {limits.threads.image_size_max}']);
    expect(found('Ролик длиннее 5 минут не примут.', russian)).toEqual(['6 5 минут {limits.threads.video_duration_max}']);
    expect(found('Not before 5 minutes.', {title: 'The video is too long'})).toHaveLength(1);
    expect(found('Wait 5 minutes, then send 8 MB.')).toEqual([]);
    expect(found('Wait 5 minutes.', {variables: ['limits.threads.video_duration_max']}), 'the facts of the page name the limit').toHaveLength(1);
  });
  it('is found by the thing that is counted', () => {
    expect(found('An album of 20 photos.')).toEqual(['6 20 photos {limits.threads.images_max}']);
    expect(found('В альбоме 20 фото.', russian)).toEqual(['6 20 фото {limits.threads.images_max}']);
    expect(found('It has 20 followers and 1 photo.')).toEqual([]);
  });
  it('is looked for on pages of the network, and in sentences that name it', () => {
    expect(found('Threads takes 500 characters. Others take 500 characters.', {networks: []})).toHaveLength(1);
    expect(found('A post takes 500 characters.', {networks: ['x']})).toEqual([]);
  });
});

it('finds a number of the service where the sentence says the first word of its key', () => {
  expect(found('The trial lasts 14 days.')).toEqual(['6 14 days {service.trial.days}']);
  expect(found('Refunds take up to 14 days.')).toEqual(['6 14 days {service.billing.refund_days}']);
  expect(found('The trash keeps a post for 30 days.')).toEqual(['6 30 days {service.publications.trash_kept_days}']);
  expect(found('You save 20% with a yearly plan.')).toEqual(['6 20% {service.billing.yearly_discount_percent}']);
  expect(found('Images can have 50 MB.')).toEqual(['6 50 MB {service.uploads.image_max_mb}']);
  expect(found('The Team plan has 20 accounts.')).toEqual(['6 20 accounts {service.plans.team.accounts}']);
  expect(found('A team with 20 accounts waits for 14 days and 24 hours, 10 characters, 30 accounts. A plan has 20 accounts.')).toEqual([]);
});

describe('what is no number of the data', () => {
  it('is a variable, code, a quotation, a format, a list of codes', () => {
    expect(found('Up to {limits.threads.text_max|character}, `500 characters`, ratio 4:5.')).toEqual([]);
    expect(found('It says "at most 500 characters" and “500 characters”.')).toEqual([]);
    expect(found('Здесь «не больше 500 символов».', russian)).toEqual([]);
    expect(found('```text\n500 characters\n```\n')).toEqual([]);
    expect(found('Export it as 1440 × 1440, 1440x1440, MP20 photos, 3–20 photos, 1.500 characters.')).toEqual([]);
    expect(found('A community of 1,440 members, in 1440 followers.')).toEqual([]);
    expect(found('В сообществе 1440 участников.', russian)).toEqual([]);
  });
  it('is another number, as a comment in the sentence says; the next sentence is looked at', () => {
    expect(found('His post had 500 characters {/* another number: of one post */}. Then 500 characters.')).toHaveLength(1);
  });
});

it('reads numbers as each language writes them', () => {
  const read = (text: string, locale: 'en' | 'ru') =>
    quantitiesIn(text, locale).flatMap(({dimension, amounts}) => (dimension === 'count' || dimension === 'bare' ? [] : [`${dimension} ${amounts[0]}`]));
  expect(read('1,234.5 MB, 2.5-minute videos, 30 fps, 1 KB', 'en')).toEqual(['bytes 1234500000', 'time 150', 'frames 30', 'bytes 1000']);
  expect(read('1\u00a0234 символа, 2,5 минуты, 3 суток, 10 КБ, 20 %', 'ru')).toEqual([
    'characters 1234',
    'time 150',
    'time 259200',
    'bytes 10000',
    'percent 20',
  ]);
});
