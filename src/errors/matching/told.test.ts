import {describe, expect, it} from 'vitest';
import {readable} from './text.ts';
import {toldIn} from './told.ts';

const told = (raw: string): string => readable(toldIn(raw));

describe('what a paste says of an error', () => {
  it('is no frame of a stack, in any language', () => {
    for (const [frames, message] of [
      [
        '    at Upload.upload (/app/node_modules/vk-io/lib/index.js:8380:28)\n    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)',
        'Error: flood',
      ],
      ['Traceback (most recent call last):\n  File "/app/video.py", line 12, in upload_title\n    client.upload_title(video)', 'ValueError: flood'],
      ['#0 /var/www/album.php(12): Photo->upload()\n#1 {main}', 'PHP Fatal error: flood'],
      ['/gems/photo.rb:12:in `upload`', 'flood (RuntimeError)'],
    ]) {
      const text = told(`${message}\n${frames}`);
      expect(text).toContain('flood');
      expect(text).not.toMatch(/upload|video|photo|album/i);
    }
    expect(told('Error: flood at Upload.upload (/app/index.js:8380:28) at next (/app/photo.js:1:2)')).toBe('Error: flood');
  });
  it('is no header and no request', () => {
    expect(told('> POST /me/videos HTTP/1.1\n> Content-Type: image/png\nDate: Mon, 04 Jan 2016\nx-rate-limit-limit: 300\nHTTP/1.1 500\nflood')).toBe(
      'HTTP/1.1 500 flood',
    );
    expect(told('LinkedIn: Location: not accepted')).toBe('LinkedIn: Location: not accepted');
  });
  it('is the messages of an answer, and not the names and values of its other fields', () => {
    const text = told('{"error":{"title":"Flood","message":"Wait a while","type":"photo","video_id":"album","link":"https://example.org"},"text":"my story"}');
    expect(text).toContain('Flood');
    expect(text).toContain('Wait a while');
    expect(text).not.toMatch(/message|title|album|link|story/);
  });
  it('keeps codes that are words', () => {
    expect(told('{"platform":"x","error_code":"account_restricted"}')).toContain('account_restricted');
  });
  it('is of a long log the last lines that speak of an error', () => {
    const log = Array.from({length: 40}, (_, index) => `2026-11-02 12:00 INFO uploading photo ${index}`);
    expect(told([...log, 'ERROR the title is too long', 'at most 100'].join('\n'))).toBe('ERROR the title is too long at most 100');
    expect(told(log.join('\n'))).toContain('photo 39');
  });
  it('is all of an answer that is printed over many lines', () => {
    const answer = JSON.stringify({json: {errors: [['RATELIMIT', 'Take a break', 'ratelimit']]}, more: Array.from({length: 12}, (_, index) => index)}, null, 2);
    expect(told(answer)).toContain('Take a break');
  });
  it('is the last of several causes', () => {
    const text = told(
      'RestClientException: no photo\n\tat com.example.Job.run(Job.java:31)\nCaused by: ApiException: flood\n\tat com.example.Http.execute(Http.java:120)\n\t... 14 more',
    );
    expect(text).toBe('Caused by: ApiException: flood'.replace('ApiException', ' ').replace(/ +/g, ' '));
  });
  it('is not what was sent, where an answer follows', () => {
    expect(told('POST /posts HTTP/1.1\n\n{"images":["a.jpg"]}\n\nHTTP/1.1 400 Bad Request\n\nflood')).toBe('HTTP/1.1 400 Bad Request flood');
  });
  it('is the text of an answer that has no other message', () => {
    expect(told('{"code": 6, "text": "flood"}')).toContain('flood');
    expect(told('{"message": "flood", "text": "photo"}')).not.toContain('photo');
  });
  it('is no class that says only that there was an error', () => {
    expect(told('FacebookAuthenticationException: flood (OAuthException)')).not.toMatch(/auth/i);
    expect(told('TopicClosedError')).toBe('TopicClosedError');
    expect(told('Telegram\\Bot\\Exceptions\\TopicClosedException: flood')).toBe('TopicClosedException: flood');
    expect(told('com.vk.api.video.AlbumFullException: flood')).toBe('AlbumFullException: flood');
  });
});
