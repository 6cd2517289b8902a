import {describe, expect, it} from 'vitest';
import {amountsIn} from './amounts.ts';
import {conceptsIn} from './concepts.ts';
import {withoutWaits} from './waits.ts';

const isOfLength = (text: string): boolean => conceptsIn(withoutWaits(text)).has('duration') || amountsIn(withoutWaits(text)).size > 0;

describe('a time in a text', () => {
  it.each([
    'Please try again in a few minutes.',
    'Bitte versuchen Sie es in ein paar Minuten erneut.',
    'Reintenta en unos minutos',
    'Réessayez dans quelques minutes',
    'Riprova tra qualche minuto',
    'Tente novamente em alguns minutos',
    'Birkaç dakika sonra tekrar deneyin',
    'Spróbuj ponownie za kilka minut',
    'Подождите несколько минут',
    '몇 분 후에 다시 시도하세요',
    'Flood wait: retry after 60 seconds',
    'Wait at least 10 minutes before the next post',
    'Попробуйте ещё раз через 60 секунд',
    '10 dakika sonra tekrar deneyin',
    'No answer after 30 seconds',
  ])('is none of what is published where it says when to try again: %s', (text) => {
    expect(isOfLength(text)).toBe(false);
  });
  it.each([
    'The video is longer than 60 seconds, shorten it and try again',
    'Try again with a video under 60 seconds',
    'Das Video darf höchstens 10 Minuten lang sein. Bitte erneut versuchen.',
    'Видео длиннее 60 секунд. Попробуйте ещё раз.',
    'El vídeo dura más de 3 minutos',
  ])('is its length otherwise: %s', (text) => {
    expect(isOfLength(text)).toBe(true);
  });
  it('stays where it is a day', () => {
    expect(conceptsIn(withoutWaits('Достигнут лимит постов за 24 часа')).has('daily')).toBe(true);
  });
});
