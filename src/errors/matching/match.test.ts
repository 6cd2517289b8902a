import {describe, expect, it} from 'vitest';
import {buildCatalogue} from '../catalogue.ts';
import {loadPublicMessages} from '../messages.ts';
import {matcherEntries} from './entries.ts';
import {exactCode, findErrors} from './match.ts';
import {inputLimit} from './text.ts';

const [en, ru] = [buildCatalogue('en'), buildCatalogue('ru')];
const entries = matcherEntries(en, ru);
const sets = [
  ['English', entries],
  ['Russian', matcherEntries(ru, en)],
] as const;
const exists = (code: number): boolean => entries.some((entry) => entry.code === code);
const first = (input: string): number | undefined => findErrors(input, entries).matches[0]?.code;

const foreign = Array.from(loadPublicMessages().values()).flatMap((set) => set.foreign);

describe('error finder, on errors that no page explains', () => {
  it('has at least 130 of them', () => {
    expect(new Set(foreign.map(({text}) => text)).size).toBeGreaterThanOrEqual(130);
  });
  it.each(sets)('is sure of none, in the %s catalogue', (_, catalogue) => {
    expect(foreign.filter(({text}) => findErrors(text, catalogue).sure).map(({text}) => text)).toEqual([]);
  });
  it('is sure of a certificate only where a webhook is named', () => {
    const certificate = 'RequestError: unable to verify the first certificate';
    expect(findErrors(certificate, entries).sure).toBe(false);
    const {matches, sure} = findErrors(`An error occurred while sending the webhook\n${certificate}`, entries);
    expect(matches[0]?.code).toBe(10208);
    expect(sure).toBe(true);
  });
  it('is not sure of a system that is none of the networks, though its code is one of theirs', () => {
    for (const code of ['quotaExceeded', 'SUBMIT_VALIDATION_FLAIR_REQUIRED', 'CHAT_SEND_PHOTOS_FORBIDDEN'])
      expect(findErrors(code, entries).sure, code).toBe(true);
    expect(findErrors('Slack answered: quotaExceeded', entries).sure).toBe(false);
    expect(findErrors('YouTube answered through Slack: quotaExceeded', entries).sure).toBe(true);
  });
  it('tells a video that is too big from an image, by the longer sentence', () => {
    const sentence = 'Invalid app.bsky.feed.post record: blob too big (maximum 100000000, got 103969941) at $.record.embed.';
    expect(first(`${sentence}video`)).toBe(10040);
    expect(first(`${sentence}images[0].image`)).toBe(10039);
  });
});

it('takes a class of exceptions that every framework has for a network only where that one is named', () => {
  for (const name of ['BadRequestException', 'ForbiddenException', 'ServerErrorException']) expect(findErrors(`${name}: no`, entries).sure, name).toBe(false);
  expect(first('Rutube\\Exceptions\\ForbiddenException')).toBe(10137);
});

describe('a number that a network is said to have returned', () => {
  it.each([
    ['инстаграм вернул 36003 aspect ratio', 10093],
    ['our post failed, instagram returned 36003 and nothing else', 10093],
  ])('is its code: %s', (text, code) => {
    const found = findErrors(text, entries);
    expect([found.matches[0]?.code, found.sure]).toEqual([code, true]);
  });
  it('is no code where something is counted', () => {
    expect(findErrors('we asked facebook for reactions and it returned 100 likes', entries).sure).toBe(false);
  });
});

describe('codes of this service', () => {
  it.each([
    ['10045', 10045],
    ['E10045', 10045],
    ['код10083', 10083],
    ['10 045', 10045],
    ['10\u00a0045', 10045],
    ['#10152', 10152],
    ['Ошибка №10141', 10141],
    ['my instagram post failed 10141', 10141],
    ['Ошибка 10141: не опубликовано', 10141],
    ['https://example.org/ru/docs/tools/publications/issues/10219', 10219],
    ['10064 but the link opens fine in my browser', 10064],
    ['10141 post failed', 10141],
    ['10141 пост не вышел', 10141],
    ['10003 запрос отклонён', 10003],
    ['10025 posting stopped after 10141 requests', 10025],
    ['{"name":"PublicationError","message":"…","code":10141,"status":422}', 10141],
    ['HTTP/1.1 403 Forbidden\n\n{"name":"Forbidden","message":"x","code":10002,"status":403}', 10002],
  ])('reads %s', (text, code) => {
    const {matches, sure} = findErrors(text, entries);
    expect(matches[0]).toMatchObject({code, reason: {kind: 'code'}});
    expect(sure).toBe(true);
  });
  it('reads several', () => {
    const {matches} = findErrors('10141, 10152 and E10083', entries);
    expect(matches.slice(0, 3).map(({code}) => code)).toEqual([10141, 10152, 10083]);
  });
  it.each(['I have 10000 followers', '10 000 рублей за рекламу', 'a text of 10 000 characters', '10 000 подписчиков', 'at 10000 kb', 'at index.js:10141:22'])(
    'takes no amount for a code: %s',
    (text) => {
      expect(findErrors(text, entries).matches.some(({reason}) => reason.kind === 'code')).toBe(false);
    },
  );
  it('knows the text that is nothing but a code', () => {
    for (const text of ['10141', ' E10141 ', 'Ошибка 10141', 'error code: 10141', '#10141']) expect(exactCode(text, exists)).toBe(10141);
    for (const text of ['10141 telegram', '10141 10142', '99999', 'telegram', '']) expect(exactCode(text, exists)).toBeUndefined();
  });
});

describe('few words', () => {
  it.each([
    ['tiktok disconnected', 10165],
    ['ютуб слетел', 10219],
    ['вк отвалился', 10188],
  ])('of an end of the connection lead to the error of the network: %s', (text, code) => {
    expect(first(text)).toBe(code);
  });
  it('that say no reason are sure of none', () => {
    expect(findErrors('twitter: You are not permitted to perform this action.', entries).sure).toBe(false);
    expect(findErrors('Caption too long', entries).sure).toBe(false);
  });
});

describe('scripts without spaces', () => {
  it.each([
    ['您不允许在那里发帖。', 10128],
    ['无法为指定视频设置缩略图。请求可能未获得适当授权。', 10232],
    ['入力したサムネイルのオフセットが動画の長さの範囲を超えています。', 10075],
  ])('hold a wording within a run of letters: %s', (text, code) => {
    expect(findErrors(text, entries).matches[0]).toMatchObject({code, reason: {kind: 'wording'}});
  });
});

describe('a message of this service that others send as well', () => {
  it('is the network’s that is named beside it', () => {
    expect(first('Слишком много запросов, повторите через 5 секунд')).toBe(10008);
    expect(first('Discord: слишком много запросов, повторите через 5 секунд')).toBe(10047);
  });
  it('is of no network where any system calls its fault so', () => {
    expect(findErrors('curl: (92) HTTP/2 stream 0 was not closed cleanly: INTERNAL_ERROR', entries).sure).toBe(false);
    expect(first('{"error":{"code":"internal_error","message":"Please try later","log_id":"202"}}')).toBe(10181);
  });
});

describe('codes of networks', () => {
  it.each([
    ["TypeError: Cannot read properties of undefined (reading 'length')"],
    ['at Module._compile (node:internal/modules/cjs/loader:1256:14)'],
    ['the claim was rejected by the insurance company'],
    ['Server answered: UNKNOWN, please look into it'],
    ['duplicate key value violates unique constraint'],
  ])('are no plain words: %s', (text) => {
    const {matches, sure} = findErrors(text, entries);
    expect(sure).toBe(false);
    expect(matches[0]?.reason.kind).not.toBe('network-code');
  });
  it.each([
    ['{"data":{"fail_reason":"internal","status":"FAILED"},"error":{"log_id":"2022"}}', 10181],
    ['youtube rejectionReason=length', 10229],
    ['"uploadStatus": "rejected", "rejectionReason": "duplicate"', 10230],
    ['"rejectionReason": "copyright"', 10231],
    ['10 API_EC_PERMISSION_DENIED Application does not have permission for this action', 10060],
    ['{"error":{"errors":[{"domain":"youtube.video","reason":"uploadLimitExceeded"}],"code":400}}', 10224],
    ['{"error_code":102,"error_msg":"PARAM_SESSION_EXPIRED : Session expired"}', 10110],
    ['linkedin 65601', 10099],
  ])('count in a field that carries codes or with their network: %s', (text, code) => {
    expect(first(text)).toBe(code);
  });
  it('are sure in the form in which VK answers', () => {
    const {matches, sure} = findErrors('{"error_code":19,"error_msg":"Content blocked"}', entries);
    expect([matches[0]?.code, sure]).toEqual([10204, true]);
  });
  it('of Instagram are its own on the host of Facebook', () => {
    const answer = '{"error":{"message":"Application request limit reached","type":"OAuthException","code":4,"error_subcode":2207051}}';
    expect(first(`graph.facebook.com ${answer}`)).toBe(10080);
    expect(first(`graph.facebook.com ${answer.replace('2207051', '1')}`)).toBe(10065);
  });
  it('are sure beside the names of fields that one network has', () => {
    expect(findErrors('"uploadStatus": "rejected", "rejectionReason": "duplicate"', entries)).toMatchObject({sure: true, matches: [{code: 10230}]});
  });
  it('are compared as numbers where they are ranges', () => {
    expect(first('facebook page: (#283) something new')).toBe(10060);
    expect(first('facebook page: (#299) something new')).toBe(10060);
    expect(findErrors('facebook page: (#300) something new', entries).matches[0]?.reason.text).not.toBe('200-299');
  });
  it('are read through entities, tags, escapes, cut JSON and prefixes of logs', () => {
    const sentence = 'The request cannot be completed because you have exceeded your quota.';
    for (const text of [
      'because you have exceeded your <a href="/youtube/v3/getting-started#quota">quota<\\/a>.',
      '2026-11-02 12:00:01 ERROR [worker-3] {\\"error\\":{\\"message\\":\\"The request cannot be completed because you have exceeded your \\u003ca href=\\"x\\"\\u003equota\\u003c/a\\u003e',
      '&quot;reason&quot;: &quot;quotaExceeded&quot;',
      sentence.replaceAll(' ', '\u00a0'),
      '{"error": {"code": 403, "message": "The request cannot be completed because you have exce',
    ])
      expect(first(text), text).toBe(10223);
  });
  it.each([
    ['Gets `InvalidHashException` on SaveWallPhoto', 10200],
    ['vkontakte: VkApi.InvalidHashException', 10200],
    ['{ "ok": false, "error_code": 401, "description": "Unauthorized" }', 10153],
  ])('are read from the names of classes and the form of an answer: %s', (text, code) => {
    expect(first(text)).toBe(code);
  });
  it.each([
    ['Flood control', 10196],
    ['Unknown webhook', 10043],
    ['rate_limit_exceeded', 10175],
    ['DailyLimitExceeded', 10041],
    ['dailyLimitExceeded', 10223],
    ['The caption is too long (caused by SendMediaRequest)', 10147],
    ['An error occurred while posting on threads: the session has expired', 10157],
  ])('are of the network that writes them so: %s', (text, code) => {
    expect(first(text)).toBe(code);
  });
  it('are no fields and headers that stand in anybody’s answer', () => {
    for (const text of [
      'HTTP/1.1 500 content-type: text/html; content-length: 1024; connection: keep-alive; server: nginx',
      "aiohttp.client_exceptions.ContentTypeError: 0, message='Attempt to decode JSON with unexpected mimetype'",
    ])
      expect(findErrors(text, entries).sure, text).toBe(false);
  });
  it('are never those of another system that counts likewise', () => {
    const text = 'Error Domain=facebookErrDomain Code=10000 "The operation couldn’t be completed. (facebookErrDomain error 10000.)"';
    expect(findErrors(text, entries).matches.some(({reason}) => reason.kind === 'code')).toBe(false);
  });
  it('are codes where they end what the network says, and amounts elsewhere', () => {
    const score = (text: string): number => findErrors(text, entries).matches.find(({code}) => code === 10046)?.score ?? 0;
    expect(findErrors('Request entity too large 40005', entries).matches[0]?.code).toBe(10046);
    expect(score('Request entity too large 40005')).toBeGreaterThan(score('Request entity too large') + 3);
    expect(score('Request entity too large 40005 bytes')).toBeLessThan(score('Request entity too large') + 1);
  });
  it('of Discord are its own in its own form, and ours otherwise', () => {
    expect(first('DiscordAPIError[10003]: Unknown Channel')).toBe(10042);
    expect(first('10003')).toBe(10003);
  });
});

describe('how sure it is', () => {
  it('is sure of what a network documents, and says so', () => {
    expect(findErrors('quotaExceeded', entries)).toMatchObject({sure: true, matches: [{code: 10223, reason: {kind: 'network-code', text: 'quotaExceeded'}}]});
  });
  it('is not sure of what three networks answer, and says what decides', () => {
    const {matches, sure, decides} = findErrors('(#190) Error validating access token: Session has expired on Tuesday, 03-Nov-26.', entries);
    expect(sure).toBe(false);
    expect(decides).toBe('network');
    expect(matches.slice(0, 3).map(({code}) => code)).toEqual(expect.arrayContaining([10055, 10074, 10157]));
  });
  it('is not sure of a sentence without the word that tells it from others', () => {
    expect(first('Instagram account is not eligible')).toBe(10078);
    expect(findErrors('Instagram account is not active or token expired', entries).sure).toBe(false);
    expect(findErrors('pinterest: The specified board was not found.', entries).matches.find(({code}) => code === 10014)?.score ?? 0).toBeLessThan(60);
  });
  it('is not sure of an amount, nor of two plain words that any system joins', () => {
    expect(findErrors('The file of a customer has 10MB and more.', entries).sure).toBe(false);
    expect(findErrors('Failed: rate_limited', entries).sure).toBe(false);
    expect(first('discord.errors: RateLimited')).toBe(10047);
  });
  it.each([
    ['Pinterest: Deine Sitzung ist abgelaufen, bitte verbinde das Konto erneut.', 10120],
    ['YouTube: la sesión ha caducado, vuelve a conectar la cuenta', 10219],
    ['LinkedIn: Tageslimit ist erreicht', 10103],
    ['LinkedIn: se ha alcanzado el límite diario', 10103],
    ['Twitter: publicación duplicada', 10210],
    ['Threads: сессия истекла, переподключите аккаунт', 10157],
    ['LinkedIn: das Video ist zu groß', 10105],
    ['Pinterest: das Bild kann nicht verarbeitet werden', 10126],
    ['{"platform":"x","error":"duplicate"}', 10210],
  ])('guesses by the kind of failure, in the languages of readers: %s', (text, code) => {
    const {matches, sure} = findErrors(text, entries);
    expect(matches[0]?.code).toBe(code);
    expect(sure).toBe(false);
  });
  it.each([
    ['Videos must be 10 minutes or shorter to be compatible with LinkedIn.', 10105],
    ['Reddit: заголовок не может быть длиннее 300 символов', 10132],
    ['Le titre de la vidéo YouTube est trop long', 10225],
    ['YouTube: a miniatura é muito grande', 10232],
    ['Telegram: opis pod zdjęciem, podpis jest zbyt długi', 10147],
    ['TikTok: videonun kare hızı desteklenmiyor', 10178],
    ['Il tuo account LinkedIn: la sessione è scaduta', 10098],
    ['Pinterest: esta pasta não existe', 10122],
  ])('guesses the page of the network that is named by what the text speaks of: %s', (text, code) => {
    const {matches, sure} = findErrors(text, entries);
    expect(matches[0]).toMatchObject({code, reason: {kind: 'words'}});
    expect(sure).toBe(false);
  });
  it.each([
    ['TikTok: trop de requêtes, réessayez dans 60 secondes', 10175],
    ['Pinterest: Zu viele Anfragen, bitte in 15 Minuten erneut versuchen', 10124],
    ['TikTok non è raggiungibile. Riprova tra qualche minuto.', 10181],
    ['LinkedIn is down. Retrying in 10 minutes.', 10106],
  ])('takes no time to wait for the length of a video: %s', (text, code) => {
    expect(first(text)).toBe(code);
  });
  it.each([
    ['X no confirmó la publicación', 20001],
    ['Telegram не подтвердил отправку сообщения', 20001],
    ['Instagram: your account is not confirmed', 10077],
  ])('tells what is not confirmed, a post or an account: %s', (text, code) => {
    expect(first(text)).toBe(code);
  });
  it.each([
    ['YouTube upload failed: 401 Unauthorized while sending the video', 10219],
    ['Pinterest create video pin → 401 Unauthorized, rejected', 10120],
    ['LinkedIn 401 Unauthorized: image register upload rejected', 10098],
  ])('takes 401 of a network that is named for its token, whatever was sent: %s', (text, code) => {
    expect(first(text)).toBe(code);
  });
  it.each([
    ['Instagram: das Video ist noch nicht bereit', 10086],
    ['Инстаграм: видео ещё обрабатывается', 10086],
    ['Instagram: o vídeo ainda não está pronto', 10086],
    ['TikTok hat die Einstellungen des Beitrags abgelehnt', 10171],
  ])('knows what is not ready yet and what settings are refused: %s', (text, code) => {
    expect(first(text)).toBe(code);
  });
  it('takes a line for said only where its weak words are said too: "only a video" is not "a video"', () => {
    expect(first('YouTube: das Video wurde nicht verarbeitet')).toBe(10228);
  });
  it.each([
    ['인스타그램 로그인이 만료되었습니다. 계정을 다시 연결해 주세요.', 10074],
    ['유튜브: 일일 업로드 한도를 초과했습니다', 10224],
    ['YouTube 视频过长，无法上传', 10229],
    ['X：内容重复，无法发布', 10210],
    ['Telegram: チャンネルが見つかりません', 10141],
    ['Instagram アカウントの認証の有効期限が切れました。再接続してください。', 10074],
    ['فيسبوك: ليس لديك صلاحية النشر على هذه الصفحة', 10060],
    ['انتهت صلاحية جلسة إنستغرام، يرجى إعادة ربط الحساب', 10074],
    ['Saluran Telegram tidak ditemukan', 10141],
    ['TikTok: terlalu banyak permintaan, coba lagi nanti', 10175],
  ])('guesses in languages of other scripts too, and is not sure: %s', (text, code) => {
    const {matches, sure} = findErrors(text, entries);
    expect([matches[0]?.code, sure]).toEqual([code, false]);
  });
  it('leads from a code that an error out of use shares to the one that has taken its place, and by its own still to it', () => {
    expect(first('{"message": "The image size is too large.", "code": 36000, "error_subcode": 2207004}')).toBe(10092);
    expect(first('"code" => 200 "error_subcode" => 1376025 "error_user_title" => "No Permission to Post"')).toBe(10073);
  });
  it('prefers the page of the network that is named to one that tells every program the same in other words', () => {
    expect(first('Слишком много запросов к Telegram — подождите немного и попробуйте снова')).toBe(10152);
  });
  it.each(['Webhook delivery failed, response code 401', 'Вебхук ответил кодом 403'])(
    'takes a status for an answer to the webhook that is named: %s',
    (text) => {
      expect(first(text)).toBe(10206);
    },
  );
  it('takes another network’s webhook for a thing of that network', () => {
    expect(first('Вебхук Битрикс24 не настроен')).toBe(10033);
  });
  it('takes what any API calls its limit for no network’s own', () => {
    expect(findErrors('RATE_LIMITED 429 Burst or monthly ceiling exceeded. Honour the Retry-After header.', entries).sure).toBe(false);
  });
  it('knows a network by its limit where a text names none', () => {
    expect(first('Caption must not exceed 2200 characters')).toBe(10094);
    expect(first('Caption must not exceed 1024 characters')).toBe(10147);
  });
  it('keeps known wordings ahead of what a text speaks of', () => {
    const wording = entries.find(({code}) => code === 10232)?.wordings.find((text) => text.includes('thumbnail image is too tall'));
    expect(wording).toBeDefined();
    const {matches} = findErrors(`youtube: ${wording}`, entries);
    expect(matches[0]).toMatchObject({code: 10232, reason: {kind: 'wording'}});
  });
  it('is not sure of a sentence that several networks say, unless one is named', () => {
    expect(findErrors('Access token has expired', entries).sure).toBe(false);
    expect(findErrors('VK: Access token has expired', entries)).toMatchObject({sure: true});
    expect(first('VK: Access token has expired')).toBe(10188);
  });
  it('is not sure of a few words of a network in a text that says more and names none', () => {
    expect(findErrors('File is too big, must be less than 4883kb.', entries).sure).toBe(false);
    expect(findErrors('Bad Request: file is too big', entries)).toMatchObject({sure: true});
    expect(first('Bad Request: file is too big')).toBe(10150);
  });
  it('keeps the words that were found as the reason where what a text speaks of makes them likelier', () => {
    const {matches} = findErrors('LinkedIn: Post text exceeds 3000 characters (got 3120)', entries);
    expect(matches[0]).toMatchObject({code: 10102, reason: {kind: 'wording', text: '3000 characters'}});
  });
  it.each([
    ['A duración do vídeo publicado no X é longa demais', 10217],
    ['La durée de la vidéo Threads dépasse 5 minutes', 10162],
    ['Tu sesión de Meta ha caducado', 10074],
    ['{"data":{"captcha":"","description":"Too often."},"log_pb":{"impr_id":"20"}}', 10175],
  ])('knows a network by a name in capitals and by the form of its answers: %s', (text, code) => {
    expect(
      findErrors(text, entries)
        .matches.slice(0, 3)
        .map((match) => match.code),
    ).toContain(code);
  });
  it('takes of networks that none is named of the one whose words a text uses', () => {
    expect(first('A solicitação não pode ser concluída porque você excedeu sua cota.')).toBe(10223);
    expect(first('Достигнут количественный лимит на вызов метода')).toBe(10196);
  });
  it('puts the page of a network that is named before one of all networks that says as much', () => {
    expect(first('⏳ Instagram: слишком много запросов. Подожди 5-10 минут.')).toBe(10082);
  });
  it('takes what another network writes for no more than its kind where one is named', () => {
    const {matches} = findErrors('Threads: Please wait a few minutes before you try again', entries);
    expect(matches.find(({code}) => code === 10082)?.score ?? 0).toBeLessThan(60);
  });
  it('thinks of Threads last where an answer tells of Meta alone', () => {
    const {matches} = findErrors('Token Meta expirado. Acesse Configurações → Redes Sociais para renovar.', entries);
    expect(matches.findIndex(({code}) => code === 10157)).toBeGreaterThan(matches.findIndex(({code}) => code === 10074));
  });
  it('finds the message in a log as it finds it alone', () => {
    const message = 'LinkedIn: das Video ist zu groß';
    const trace = `Traceback (most recent call last):\n  File "/srv/app/publisher.py", line 214, in publish_carousel\n    client.upload_photo(path, caption=caption, token=token)\nsdk.errors.RequestError: ${message}`;
    const sent = `POST /v2/posts HTTP/1.1\nAuthorization: Bearer x\n\n{"text":"hello","images":["a.jpg"]}\n\nHTTP/1.1 400 Bad Request\n\n{"error":"${message}"}`;
    for (const text of [message, trace, sent]) expect(first(text), text).toBe(10105);
  });
  it('takes no fields, headers and frames for what a text speaks of', () => {
    const text =
      'Instagram answered {"error":{"message":"Your session has expired","title":"x","video":"1","caption":"2"}}\n    at Carousel.album (/app/carousel.js:1:2)';
    expect(first(text)).toBe(10074);
  });
  it('is not sure of what only resembles a known text', () => {
    const known = 'The request cannot be completed because you have exceeded your quota.';
    expect(findErrors(known, entries).sure).toBe(true);
    const {matches, sure} = findErrors(known.replace('cannot', 'can surely not'), entries);
    expect(matches[0]?.code).toBe(10223);
    expect(sure).toBe(false);
  });
  it('takes an error of all networks where it is the named one whose limit is behind it', () => {
    expect(first('A descrição do pin no Pinterest é muito longa')).toBe(10011);
    expect(first('A descrição do vídeo no YouTube é muito longa')).toBe(10226);
  });
  it('knows Reddit by the name of a community', () => {
    expect(first('You have been banned from r/python')).toBe(10128);
  });
  it('finds an error that is out of use by its own code', () => {
    expect(first('(#200) code 200, error_subcode 1376025: no permission to post in this group')).toBe(10073);
  });
  it('shows no guesses beside what is meant', () => {
    const {matches, sure} = findErrors('quotaExceeded', entries);
    expect(sure).toBe(true);
    expect(matches.slice(1).filter(({reason}) => reason.kind === 'words')).toEqual([]);
  });
  it('finds nothing in nothing', () => {
    for (const input of ['', '   ', '???', '🙂🙂', 'zzzz qqqq']) expect(findErrors(input, entries).matches).toEqual([]);
  });
  it('survives hostile and huge input quickly', () => {
    const hostile = [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '{"a":'.repeat(5000),
      '['.repeat(100_000),
      'a.b.'.repeat(25_000),
      'again and again '.repeat(6000),
      '\ud800\udfff\ud800',
      '(((((.*)+)+)+)+)$',
      `${'a'.repeat(inputLimit)}!`,
      '{"code":{"code":{"code":1}}}',
      'code='.repeat(20_000),
      '&#99999999;\\uffff\\u00',
      'null',
      '-0',
    ];
    for (const input of hostile) {
      const started = performance.now();
      expect(Array.isArray(findErrors(input, entries).matches)).toBe(true);
      expect(performance.now() - started, input.slice(0, 20)).toBeLessThan(1500);
    }
  });
});
