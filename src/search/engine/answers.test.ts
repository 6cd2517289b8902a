import {describe, expect, it} from 'vitest';
import {findLimit, loadErrors, loadNetworks} from '../../facts/load.ts';
import {answerFiles} from '../index/answers.ts';
import {answerRows, type AnswersFile, looksLikeMessage} from './answers.ts';
import {limitQuestion} from './metrics.ts';

const read = (locale: 'en' | 'ru') => {
  const files = new Map(answerFiles(locale).map(({path, json}) => [path, JSON.parse(json) as unknown]));
  return {answers: files.get('answers.json') as AnswersFile, matcher: files.get('matcher.json') as never};
};
const en = read('en');
const ru = read('ru');

describe('answers', () => {
  it('hold every code and every limit of the data', () => {
    expect(Object.keys(en.answers.errors)).toHaveLength(loadErrors().size);
    for (const [id, {limits}] of loadNetworks()) expect(en.answers.networks[id]?.limits, id).toHaveLength(limits.length);
    expect(Object.values(ru.answers.errors).every(([, title, action, step]) => title !== '' && action !== '' && step !== '')).toBe(true);
  });
  it.each(['10141', 'код 10141', 'my instagram post failed 10141'])('give the first step for %s', (text) => {
    expect(answerRows(text, en.answers, undefined, undefined)[0]).toMatchObject({kind: 'error', path: 'docs/tools/publications/issues/10141'});
  });
  it('give a code for a message only when it is sure', () => {
    expect(answerRows('Слишком много однотипных действий', ru.answers, ru.matcher, undefined)[0]?.path).toContain('10196');
    expect(answerRows('Error validating access token: Session has expired', en.answers, en.matcher, undefined)).toEqual([]);
    expect(answerRows('how do I connect my instagram account', en.answers, en.matcher, undefined)).toEqual([]);
  });
  it.each([
    ['tiktok video size', 'video_size'],
    ['сколько символов в телеграме', 'text_length'],
    ['instagram caption limit', 'text_length'],
    ['instagram aspect ratio', 'image_ratio'],
    ['длина видео тикток', 'video_duration'],
    ['сколько хештегов в инстаграм', 'hashtag_count'],
  ])('know what limit "%s" asks for', (text, metric) => expect(limitQuestion(text)?.metrics).toContain(metric));
  it.each(['telegram bot', 'instagram stories', 'подключить вк', 'telegram caption'])('take "%s" for no question about a limit', (text) =>
    expect(limitQuestion(text)).toBeUndefined(),
  );
  it('give a value with its source, in the words of the language', () => {
    const [row] = answerRows('сколько символов в телеграме', ru.answers, undefined, undefined);
    expect(row).toMatchObject({kind: 'limit', source: 'core.telegram.org'});
    expect(row?.title.replace(/\D/g, '')).toContain(String(findLimit('telegram.text_max')?.limit.value));
  });
  it('give three ways for the name of a network alone', () => {
    expect(answerRows('telegram', en.answers, undefined, 'telegram').map(({kind}) => kind)).toEqual(['way', 'way', 'way']);
    expect(answerRows('telegram watermark logo', en.answers, undefined, 'telegram')).toEqual([]);
  });
  it('tell a message from a question', () => {
    expect(looksLikeMessage('quotaExceeded')).toBe(true);
    expect(looksLikeMessage('pricing')).toBe(false);
  });
});
