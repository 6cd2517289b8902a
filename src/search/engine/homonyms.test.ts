import {describe, expect, it} from 'vitest';
import {saysFine, saysLink, saysThread} from './homonyms.ts';

describe('a word that is a network’s name too', () => {
  it.each(['text posts are ok but photos fail', 'it was ok yesterday', "it's ok, but late"])('is meant in "%s"', (text) => expect(saysFine(text)).toBe(true));
  it.each(['ok', 'post to ok and vk', 'is ok.ru supported', 'connect ok'])('names the network in "%s"', (text) => expect(saysFine(text)).toBe(false));
  it.each(['twitter thread scheduling', 'post a thread on x', 'threads on twitter'])('is a thread of posts in "%s"', (text) =>
    expect(saysThread(text)).toBe(true),
  );
  it.each(['threads', 'connect threads', 'threads video length', 'post to threads and x'])('is the network in "%s"', (text) =>
    expect(saysThread(text)).toBe(false),
  );
  it.each(['link in', 'links in'])('is a link in "%s"', (text) => expect(saysLink(text)).toBe(true));
  it.each(['linked in', 'linkedin', 'link'])('is LinkedIn, or alone, in "%s"', (text) => expect(saysLink(text)).toBe(false));
});
