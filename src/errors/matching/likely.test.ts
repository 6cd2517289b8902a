import {expect, it} from 'vitest';
import {learnedWordsOf, likelyCodes} from './likely.ts';

it('reads words without endings, identifiers as their words, numbers as one, and networks as words of their own', () => {
  expect(learnedWordsOf('MediaUploadError: invalid_request_body, 413 of 8388608 bytes', ['x'])).toEqual([
    'media',
    'upload',
    'error',
    'invalid',
    'request',
    'body',
    '0',
    'of',
    'bytes',
    '@x',
  ]);
});

const learned = {
  labels: ['10001', '10002', '10003'],
  weights: new Map([
    [
      'heavy',
      [
        [0, 2.1],
        [1, -0.6],
      ] as const,
    ],
    ['lost', [[1, 1.5]] as const],
    ['box', [[2, 0.6]] as const],
  ]),
};

it('says how far a code is behind the likeliest, and names those that words tell of', () => {
  const {behind, guesses} = likelyCodes(['heavy'], learned);
  expect([10001, 10002, 10003, 99999].map(behind)).toEqual([0, 2, 2, 2]);
  expect(guesses).toEqual([10001]);
});

it('takes what is hardly likely for no guess', () => {
  expect(likelyCodes(['box'], learned).behind(10001)).toBeGreaterThan(0);
  expect(likelyCodes(['box'], learned).guesses).toEqual([]);
});

it('puts none behind another where no word tells', () => {
  const {behind, guesses} = likelyCodes(['blue'], learned);
  expect([10001, 10002].map(behind)).toEqual([0, 0]);
  expect(guesses).toEqual([]);
});
