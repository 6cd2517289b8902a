import {describe, expect, it} from 'vitest';
import {conceptsIn} from './concepts.ts';

describe('things and faults in a text', () => {
  it.each([
    ['en', 'The title is too long'],
    ['ru', 'Слишком длинный заголовок'],
    ['de', 'Der Titel ist zu lang'],
    ['es', 'El título es demasiado largo'],
    ['fr', 'Le titre est trop long'],
    ['pt', 'O título é muito longo'],
    ['it', 'Il titolo è troppo lungo'],
    ['tr', 'Başlık çok uzun'],
    ['pl', 'Tytuł jest zbyt długi'],
  ])('are the same in any language: %s', (_, text) => {
    expect([...conceptsIn(text)]).toEqual(expect.arrayContaining(['title', 'long']));
  });
  it.each([
    ['en', 'Your session has expired, please reconnect'],
    ['ru', 'Сессия истекла, переподключите аккаунт'],
    ['de', 'Die Sitzung ist abgelaufen, bitte verbinde das Konto erneut'],
    ['es', 'La sesión ha caducado, vuelve a conectar la cuenta'],
    ['fr', 'La session a expiré, veuillez vous reconnecter'],
    ['pt', 'A sessão expirou, reconecte a conta'],
  ])('tell of an ended session: %s', (_, text) => {
    expect([...conceptsIn(text)]).toEqual(expect.arrayContaining(['auth', 'expired', 'reconnect']));
  });
  it('are read from identifiers, and not from addresses, paths and names of networks', () => {
    expect([...conceptsIn('channelSuspended')]).toEqual(expect.arrayContaining(['channel', 'suspended']));
    expect([...conceptsIn('account_checkpoint_required')]).toEqual(expect.arrayContaining(['account', 'verify']));
    expect([...conceptsIn('POST https://example.org/video/title at /app/link/index.js')]).toEqual([]);
    expect([...conceptsIn('LinkedIn')]).toEqual([]);
  });
  it('are a case of another: a Reel is a video', () => {
    expect([...conceptsIn('Reels')]).toEqual(expect.arrayContaining(['reel', 'video']));
  });
  it('follow from a bound and what it measures', () => {
    expect(conceptsIn('Videos must be 10 minutes or shorter').has('long')).toBe(true);
    expect(conceptsIn('It exceeds 512 MB').has('large')).toBe(true);
    expect(conceptsIn('At least 3 seconds').has('short')).toBe(true);
    expect(conceptsIn('Limit exceeded, rate limited: retry in 47 seconds').has('long')).toBe(false);
  });
  it('are no ways of saying that something cannot be longer', () => {
    for (const text of [
      'La durée ne peut pas dépasser 60 secondes',
      'El título no puede tener más de 100 caracteres',
      'Der Titel kann nicht länger als 100 Zeichen sein',
    ])
      expect(conceptsIn(text).has('denied'), text).toBe(false);
    expect(conceptsIn('No puedes publicar en esta página').has('denied')).toBe(true);
  });
  it('are told by a status of HTTP where no word names a fault', () => {
    expect(conceptsIn('Request failed with status code 403').has('denied')).toBe(true);
    expect(conceptsIn('403: the title is too long').has('denied')).toBe(false);
  });
});
