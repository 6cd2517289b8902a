import {describe, expect, it} from 'vitest';
import {askedPath, notFoundPageOf} from './address.ts';

const languages = {en: {baseUrl: '/help/'}, ru: {baseUrl: '/help/ru/'}};

describe('not-found page of another language', () => {
  it('is led to from a path of that language, which goes with it', () => {
    expect(notFoundPageOf('/help/ru/docs/no', 'en', languages)).toBe('/help/ru/404.html?address=%2Fhelp%2Fru%2Fdocs%2Fno');
    expect(notFoundPageOf('/help/ru', 'en', languages)).toBe('/help/ru/404.html?address=%2Fhelp%2Fru');
  });
  it('is not led to from a path of this language, from one that only looks alike, nor from a not-found page', () => {
    expect(notFoundPageOf('/help/docs/no', 'en', languages)).toBeUndefined();
    expect(notFoundPageOf('/help/rules', 'en', languages)).toBeUndefined();
    expect(notFoundPageOf('/help/ru/docs/no', 'ru', languages)).toBeUndefined();
    expect(notFoundPageOf('/help/ru/404.html', 'en', languages)).toBeUndefined();
  });
  it('gets no path that is too long for a query', () => {
    expect(notFoundPageOf(`/help/ru/${'a'.repeat(2000)}`, 'en', languages)).toBe('/help/ru/404.html');
  });
});

describe('path that was asked for', () => {
  it('is the one handed on to the not-found page', () => {
    expect(askedPath('/help/ru/404.html', '?address=%2Fhelp%2Fru%2Fdocs%2Fno', '/help/ru/')).toBe('/help/ru/docs/no');
  });
  it('is the own one without that, and for an address of somewhere else', () => {
    expect(askedPath('/help/ru/no', '?address=%2Fhelp%2Fru%2Fx', '/help/ru/')).toBe('/help/ru/no');
    expect(askedPath('/ru/404.html', '?address=https://other.example/', '/ru/')).toBe('/ru/404.html');
    expect(askedPath('/404.html', '?address=//other.example/', '/')).toBe('/404.html');
  });
});
