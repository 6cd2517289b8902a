import {describe, expect, it} from 'vitest';
import {type Answer, eventParameters, issueAddress, mailAddress, noteLimits} from './answer.ts';

const answer: Answer = {helpful: false, note: ' A & B?\nsecond line ', subject: 'Not helpful:\u00a0Team & roles', page: 'https://help.example/docs/team'};

describe('an answer', () => {
  it('fills in an issue', () => {
    const address = new URL(issueAddress('https://github.com/acme/help', answer));
    expect(address.origin + address.pathname).toBe('https://github.com/acme/help/issues/new');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      title: 'Not helpful: Team & roles',
      body: 'A & B?\nsecond line\n\nhttps://help.example/docs/team',
    });
  });
  it('keeps the longest Russian note below 8 kB', () => {
    expect(issueAddress('https://github.com/acme/help', {...answer, note: 'ж'.repeat(noteLimits.issue)}).length).toBeLessThan(8000);
  });
  it('keeps the longest Russian letter below 2.3 kB', () => {
    expect(mailAddress('help@example.com', {...answer, note: 'ж'.repeat(noteLimits.email)}).length).toBeLessThan(2300);
  });
  it('fills in an e-mail, with spaces as mail programs read them', () => {
    expect(mailAddress('help@example.com', answer)).toBe(
      'mailto:help@example.com?subject=Not%20helpful%3A%20Team%20%26%20roles&body=A%20%26%20B%3F%0D%0Asecond%20line%0D%0A%0D%0Ahttps%3A%2F%2Fhelp.example%2Fdocs%2Fteam',
    );
  });
  it('is an event whose parameters are short enough, and nothing of the note is lost', () => {
    const note = 'ж'.repeat(250);
    const {helpful, page_location, ...notes} = eventParameters({...answer, note});
    expect({helpful, page_location}).toEqual({helpful: 'no', page_location: 'https://help.example/docs/team'});
    expect(Object.values(notes).map((part) => part.length)).toEqual([100, 100, 50]);
    expect(Object.values(notes).join('')).toBe(note);
    expect(eventParameters({...answer, helpful: true, note: ' '})).toEqual({helpful: 'yes', page_location: answer.page});
  });
});
