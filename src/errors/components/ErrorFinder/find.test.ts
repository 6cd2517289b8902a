import {describe, expect, it} from 'vitest';
import {buildCatalogue} from '../../catalogue.ts';
import {type FinderEntry, findErrors, inputLimit} from './find.ts';

const russian = new Map(buildCatalogue('ru').errors.map((entry) => [entry.code, entry]));
const entries: FinderEntry[] = buildCatalogue('en').errors.map(({code, title, networks, network_codes, keywords, status, message}) => {
  const twin = russian.get(code);
  return {code, title, networks, network_codes, keywords, status, texts: [message, title, ...(twin ? [twin.message, twin.title] : [])]};
});
const first = (input: string): number | undefined => findErrors(input, entries)[0]?.code;
const found = (input: string): number[] => findErrors(input, entries).map((match) => match.code);

/** Raw messages and codes as the networks send them, and the page that they lead to. */
const raw: readonly (readonly [string, number])[] = [
  ['(#190) Error validating access token: Session has expired on Tuesday, 03-Nov-26. facebook page', 10055],
  ['Bad Request: chat not found', 10141],
  ['Forbidden: bot was kicked from the channel chat', 10142],
  ['Bad Request: need administrator rights in the channel chat', 10143],
  ["Bad Request: can't parse entities: Can't find end of the entity starting at byte offset 12", 10148],
  ['Too Many Requests: retry after 37', 10152],
  ['2207026', 10089],
  ['{"serviceErrorCode":65602,"code":"EXPIRED_ACCESS_TOKEN","message":"The token used in the request has expired","status":401}', 10098],
  ['linkedin 65601', 10099],
  ['error_subcode: 2207042', 10081],
  ['The submitted image with aspect ratio 2.4 cannot be published. Please submit an image with a valid aspect ratio.', 10093],
  ['spam_risk_too_many_posts', 10170],
  ['unaudited_client_can_only_post_to_private_accounts', 10169],
  ['fail_reason: frame_rate_check_failed', 10178],
  ['quotaExceeded', 10223],
  ['The user has exceeded the number of videos they may upload.', 10224],
  ['invalid_grant: Token has been expired or revoked.', 10219],
  ['PERMISSION_DENIED', 10111],
  ['PARAM_SESSION_EXPIRED : Session expired', 10110],
  ['Access to adding post denied: you can only add 50 posts a day', 10194],
  ['Captcha needed', 10191],
  ['User authorization failed: access_token has expired.', 10188],
  ['Status is a duplicate.', 10210],
  ['You are not allowed to create a Tweet with duplicate content.', 10210],
  ['SUBMIT_VALIDATION_FLAIR_REQUIRED: Your post must contain post flair.', 10131],
  ['BlobTooLarge', 10039],
  ['discord DiscordAPIError[50013]: Missing Permissions', 10044],
  ['DiscordAPIError[10015]: Unknown Webhook', 10043],
  ['"status":2,"status_message":"invalidAuthToken"', 10182],
  ['User has reached the rate limit for publishing today.', 10109],
  ['QUERY_LIMIT_EXCEEDED Too many requests', 10035],
  ['Your image is too small. Please choose a larger image and try again.', 10126],
];

/** API answers as JSON. */
const answers: readonly (readonly [string, number])[] = [
  ['{"name":"PublicationError","message":"…","code":10141,"status":422}', 10141],
  ['HTTP/1.1 403 Forbidden\n\n{"name":"Forbidden","message":"x","code":10002,"status":403}', 10002],
  ['{"error":{"message":"The media type is unknown.","type":"OAuthException","code":9004,"error_subcode":2207052,"fbtrace_id":"A1"}}', 10083],
  ['{"ok":false,"error_code":400,"description":"Bad Request: PHOTO_INVALID_DIMENSIONS"}', 10149],
  ['{"ok":false,"error_code":429,"description":"Too Many Requests: retry after 5","parameters":{"retry_after":5}}', 10152],
  ['{"error":{"code":"spam_risk_user_banned_from_posting","message":"The user is banned","log_id":"2026"}}', 10172],
  ['{"error":{"error_code":222,"error_msg":"Hyperlinks are forbidden","request_params":[]}}', 10198],
  ['{"error_code":102,"error_msg":"PARAM_SESSION_EXPIRED : Session expired"}', 10110],
  ['{"error":{"errors":[{"domain":"youtube.video","reason":"uploadLimitExceeded"}],"code":400}}', 10224],
  ['{"errors":[{"code":187,"message":"Status is a duplicate."}]}', 10210],
];

/** What people copy out of the service: codes alone, in a sentence, in an address, and messages in both languages. */
const own = [10000, 10007, 10045, 10093, 10141, 10170, 10194, 10223, 20000, 20004];
const messages = [10005, 10012, 10019, 10037, 10066, 10098, 10128, 10166, 10188, 10220];

describe('error finder', () => {
  it.each(raw)('%s', (input, code) => {
    expect(found(input).slice(0, 3)).toContain(code);
    expect(first(input)).toBe(code);
  });
  it.each(answers)('%s', (input, code) => expect(first(input)).toBe(code));
  it.each(own)('%i, in a sentence and in an address', (code) => {
    expect(first(String(code))).toBe(code);
    expect(first(`My post failed with error ${code}, what now?`)).toBe(code);
    expect(first(`Ошибка ${code}: не опубликовано`)).toBe(code);
    expect(first(`https://example.org/docs/tools/publications/issues/${code}`)).toBe(code);
  });
  it.each(messages)('the message of %i in either language', (code) => {
    const english = entries.find((entry) => entry.code === code)?.texts[0] ?? '';
    expect(first(english)).toBe(code);
    expect(first(russian.get(code)?.message ?? '')).toBe(code);
  });
  it('says why', () => {
    expect(findErrors('10141', entries)[0]?.reason).toEqual({kind: 'code', text: '10141'});
    expect(findErrors('quotaExceeded', entries)[0]?.reason).toEqual({kind: 'network-code', text: 'quotaExceeded'});
  });
  it('finds nothing in nothing', () => {
    for (const input of ['', '   ', '???', '🙂🙂', 'zzzz qqqq']) expect(found(input)).toEqual([]);
  });
  it('survives hostile and huge input quickly', () => {
    const hostile = [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '{"a":'.repeat(5000),
      '['.repeat(100_000),
      '\ud800\udfff\ud800',
      '(((((.*)+)+)+)+)$',
      `${'a'.repeat(inputLimit)}!`,
      '{"code":{"code":{"code":1}}}',
      'null',
      '-0',
    ];
    const started = performance.now();
    for (const input of hostile) expect(Array.isArray(findErrors(input, entries))).toBe(true);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
