import {expect, it} from 'vitest';
import {actionText} from './action.ts';

const facts = {action: 'fix_post', group: 'telegram', http_status: null, post_state: 'errors_tab'} as const;

it('says to fix what is at fault: the post, the request of a program, or the rule', () => {
  expect(actionText(facts, 'en')).toBe('Fix the post');
  expect(actionText({...facts, group: 'general', http_status: 422, post_state: 'not_scheduled'}, 'ru')).toBe('Исправьте пост');
  expect(actionText({...facts, group: 'general', http_status: 401, post_state: 'not_scheduled'}, 'ru')).toBe('Исправьте запрос');
  expect(actionText({...facts, group: 'general', http_status: 422, post_state: 'no_post'}, 'en')).toBe('Fix the request');
  expect(actionText({...facts, group: 'automation', post_state: 'no_post'}, 'en')).toBe('Fix the rule');
});

it('sends the owner of a webhook to the server, not to a network', () => {
  expect(actionText({...facts, group: 'webhook', action: 'act_in_network'}, 'en')).toBe('Fix it on your server');
  expect(actionText({...facts, group: 'webhook', action: 'check_network'}, 'ru')).toBe('Сначала проверьте журнал сервера');
  expect(actionText({...facts, group: 'webhook', action: 'contact_support'}, 'en')).toBe('Contact support');
});

it('has one label for every other action', () => {
  expect(actionText({...facts, action: 'reconnect', http_status: 401}, 'en')).toBe('Reconnect the account');
});
