import {describe, expect, it} from 'vitest';
import {readFeedback} from './feedback.ts';
import {product} from './product.ts';

describe('where feedback goes', () => {
  it('is an issue in the repository of the product unless told otherwise', () => {
    expect(readFeedback({})).toEqual({way: 'issue', target: product.repositoryUrl});
    expect(readFeedback({FEEDBACK: ' '})).toEqual({way: 'issue', target: product.repositoryUrl});
  });
  it.each([
    ['acme/help', 'https://github.com/acme/help'],
    ['https://git.example.com/acme/help/', 'https://git.example.com/acme/help'],
    ['https://github.com/acme/help.git', 'https://github.com/acme/help'],
  ])('takes the repository %s', (target, expected) => {
    expect(readFeedback({FEEDBACK: 'issue', FEEDBACK_TARGET: target})).toEqual({way: 'issue', target: expected});
  });
  it('is an e-mail, an event, or nothing', () => {
    expect(readFeedback({FEEDBACK: 'email', FEEDBACK_TARGET: 'help@example.com'})).toEqual({way: 'email', target: 'help@example.com'});
    expect(readFeedback({FEEDBACK: 'analytics', ANALYTICS_ID: 'G-1'})).toEqual({way: 'analytics'});
    expect(readFeedback({FEEDBACK: 'off', FEEDBACK_TARGET: 'x'})).toEqual({way: 'off'});
  });
  it.each([
    [{FEEDBACK: 'maybe'}, 'FEEDBACK="maybe" is unknown; off, analytics, email or issue is expected'],
    [{FEEDBACK: 'email'}, 'FEEDBACK=email: FEEDBACK_TARGET="" is not an e-mail address; one like help@example.com is expected'],
    [{FEEDBACK: 'email', FEEDBACK_TARGET: 'a@b.example?cc=c@d.example'}, /is not an e-mail address/],
    [{FEEDBACK: 'analytics'}, 'FEEDBACK=analytics needs the analytics service: set ANALYTICS_ID, or choose issue, email or off'],
    [{FEEDBACK_TARGET: 'acme'}, 'FEEDBACK_TARGET="acme" is not a repository; owner/name or its https address is expected'],
    [{FEEDBACK_TARGET: 'javascript:alert(1)//a/b'}, /is not a repository/],
  ])('refuses %j', (environment, message) => {
    expect(() => readFeedback(environment)).toThrow(message);
  });
});
