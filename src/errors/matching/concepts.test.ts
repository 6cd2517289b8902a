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
    ['uk', 'Заголовок занадто довгий'],
    ['vi', 'Tiêu đề quá dài'],
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
    expect([...conceptsIn('connect 10.0.0.7:443 and example.org:8080')]).not.toContain('ratio');
  });
  it.each([
    ['ko', '채널을 찾을 수 없습니다', ['channel', 'notfound']],
    ['zh', '视频过长', ['video', 'long']],
    ['ja', 'アクセス権限がありません', ['permission', 'denied']],
    ['ar', 'تم حظر الحساب', ['account', 'suspended']],
    ['id', 'Video terlalu panjang', ['video', 'long']],
  ])('are found in a run of letters, and in other scripts: %s', (_, text, ids) => {
    expect([...conceptsIn(text)]).toEqual(expect.arrayContaining(ids));
  });
  it('are none in methods, numbers in brackets and versions', () => {
    expect([...conceptsIn('YouTube videos.insert')]).toEqual([]);
    expect([...conceptsIn('v2.uploadMedia, about:blank, (#12) v2.4')]).toEqual([]);
  });
  it('are a post whose fate is unclear, or a person to be checked, by what is not confirmed', () => {
    for (const text of [
      'Facebook did not confirm the publication',
      'We could not confirm whether the post went out. Check the profile first.',
      'Telegram не подтвердил доставку',
      'LinkedIn n’a pas confirmé l’envoi',
      'Instagram hat den Beitrag nicht bestätigt',
    ])
      expect(
        ['unclear', 'verify'].map((id) => conceptsIn(text).has(id as 'unclear')),
        text,
      ).toEqual([true, false]);
    for (const text of ['Your account is not confirmed', 'Аккаунт не подтверждён', 'Подтвердите, что это вы', 'Das Konto wurde nicht bestätigt'])
      expect(
        ['unclear', 'verify'].map((id) => conceptsIn(text).has(id as 'unclear')),
        text,
      ).toEqual([false, true]);
  });
  it.each([
    'El vídeo todavía no está listo',
    'Das Bild ist noch nicht fertig',
    'La photo n’est pas encore prête',
    'Il video non è ancora pronto',
    'Видео ещё не готово',
    'The media is still being processed',
  ])('are what is not ready yet: %s', (text) => {
    expect([...conceptsIn(text)]).toEqual(expect.arrayContaining(['unready', 'processing']));
  });
  it('are settings in any language', () => {
    for (const text of ['les paramètres', 'настройки публикации', 'die Einstellungen', 'las configuraciones', 'le impostazioni', 'post settings'])
      expect(conceptsIn(text).has('settings'), text).toBe(true);
  });
  it('are no login where a connection broke, and no login of a person where an upload has a session', () => {
    for (const text of ['Network connection error', 'The connection was closed', 'Upload session expired'])
      expect(conceptsIn(text).has('auth'), text).toBe(false);
    expect(conceptsIn('Your connection has expired').has('auth')).toBe(true);
  });
  it('are no missing link where a linked account is suspended', () => {
    expect(conceptsIn('A conta conectada está suspensa').has('linked')).toBe(false);
    expect(conceptsIn('La cuenta no está conectada o está suspendida').has('linked')).toBe(true);
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
    expect([...conceptsIn('401 Unauthorized: the video was rejected')]).toEqual(['auth']);
    expect(conceptsIn('The title of 401 characters is too long').has('auth')).toBe(false);
  });
});
