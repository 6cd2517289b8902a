import {describe, expect, it} from 'vitest';
import {evaluate} from '../evaluate.ts';
import type {Post} from '../measure.ts';
import {buildRules} from '../rules.ts';
import type {FileFacts, Unread} from './facts.ts';

const telegram = buildRules('en').find(({id}) => id === 'telegram');
const post = (file: FileFacts): Post => ({kind: 'post', text: '', title: '', comment: '', altText: '', tags: [], files: [file]});

describe.each(['too-large', 'unavailable', 'gone', 'timeout'] satisfies Unread[])('a file that was not looked into (%s)', (unread) => {
  if (!telegram) throw new Error('the data of Telegram is missing');
  it('is refused by its size where that is beyond the limit', () => {
    const {verdict, limits, badFiles} = evaluate(telegram, post({name: 'film.mp4', size: 6e9, type: 'video', unread}));
    expect(verdict).toBe('refused');
    expect(limits.filter((item) => item.verdict === 'refused').map(({limit}) => limit.metric)).toContain('video_size');
    expect(badFiles).toEqual([]);
  });
  it('is not called unpublishable where its size is kept', () => {
    const {verdict, limits, badFiles} = evaluate(telegram, post({name: 'film.mp4', size: 1e6, type: 'video', unread}));
    expect(verdict).not.toBe('refused');
    expect(limits.find(({limit}) => limit.metric === 'video_size')?.verdict).toBe('passes');
    expect(badFiles).toEqual([]);
  });
});
