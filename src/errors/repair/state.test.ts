import {describe, expect, it} from 'vitest';
import {postStates} from '../../facts/schema/error.ts';
import {postState} from './state.ts';

const facts = {post_state: 'errors_tab', may_be_live: 'no', retried: false, http_status: null, networks: ['telegram']} as const;

describe('the state of a post in words', () => {
  it('tells the states apart in both languages', () => {
    for (const locale of ['en', 'ru'] as const) {
      const said = postStates.map((post_state) => {
        const {lead, rest} = postState({...facts, post_state}, locale);
        // What waits and what is being sent are both not out yet; the sentence after it tells them apart.
        return post_state === 'queued' || post_state === 'publishing' ? `${lead} ${rest}` : lead;
      });
      expect(new Set(said).size, said.join(' ')).toBe(postStates.length);
      for (const lead of said) expect(lead).toMatch(/\.$/);
    }
  });
  it('names the place where the post is kept, as the interface has it', () => {
    expect(postState(facts, 'en')).toEqual({tone: 'bad', lead: 'Not published.', rest: 'Your post is kept under **Publications → Errors**.'});
    expect(postState(facts, 'ru')).toEqual({tone: 'bad', lead: 'Не опубликовано.', rest: 'Пост сохранён на вкладке **Публикации → Ошибки**.'});
  });
  it('says that retries failed only where there are any', () => {
    expect(postState({...facts, retried: true}, 'en').rest).toContain('retries failed');
    expect(postState(facts, 'en').rest).not.toContain('retries');
  });
  it('names the place of what is not out yet: being sent, or not yet sent', () => {
    const publishing = {...facts, post_state: 'publishing', retried: true} as const;
    expect(postState(publishing, 'en').rest).toMatch(/\*\*Publishing\*\* under \*\*Publications\*\*, or is under \*\*Errors\*\*/);
    expect(postState(publishing, 'ru').rest).toMatch(/\*\*Публикации\*\* стоит \*\*Публикуется\*\*.* вкладке \*\*Ошибки\*\*/);
    const queued = {...publishing, post_state: 'queued'} as const;
    expect(postState(queued, 'en').rest).toContain('**Publications → Scheduled**');
    expect(postState(queued, 'ru').rest).toContain('**Публикации → Запланированные**');
  });
  it('sends the reader to the profile first wherever the post may be live', () => {
    for (const post_state of ['errors_tab', 'not_scheduled', 'maybe_live'] as const)
      expect(postState({...facts, post_state, may_be_live: 'maybe'}, 'ru').rest).toContain('профиль');
    expect(postState({...facts, post_state: 'maybe_live', may_be_live: 'yes'}, 'en').lead).toBe('The post is live already.');
  });
  it('sends the owner of a webhook to the log of the server', () => {
    const received = {...facts, post_state: 'maybe_live', may_be_live: 'maybe', networks: ['webhook']} as const;
    expect(postState(received, 'en').rest).toBe('Check your server’s log before you retry.');
    expect(postState(received, 'ru').rest).toBe('Прежде чем повторять, проверьте журнал своего сервера.');
  });
  it('names the network that got nothing, and calls that did nothing by what they are', () => {
    const refused = {...facts, post_state: 'not_scheduled', http_status: 422} as const;
    expect(postState(refused, 'ru').rest).toBe('В Telegram ничего не отправлено.');
    expect(postState({...refused, networks: []}, 'ru').rest).toBe('В соцсеть ничего не отправлено.');
    expect(postState({...refused, http_status: 401}, 'en').lead).toBe('The request was refused.');
  });
});
