import type {Locale} from '../config/product.ts';
import {actionLabels} from '../facts/labels.ts';
import {typeset} from '../language/typography.ts';
import type {CatalogueEntry} from '../facts/load.ts';

type Facts = Pick<CatalogueEntry, 'action' | 'group' | 'post_state'> & {readonly http_status: number | null};

const request: Readonly<Record<Locale, string>> = {en: 'Fix the request', ru: 'Исправьте запрос'};
/** A webhook's network is the reader's own server: it has neither profile nor settings of a network. */
const onServer: Partial<Readonly<Record<Facts['action'], Readonly<Record<Locale, string>>>>> = {
  act_in_network: {en: 'Fix it on your server', ru: 'Исправьте на своём сервере'},
  check_network: {en: 'Check your server’s log first', ru: 'Сначала проверьте журнал сервера'},
};
const rule: Readonly<Record<Locale, string>> = {en: 'Fix the rule', ru: 'Исправьте правило'};

/** Statuses of a call that has done nothing at all, whatever it was about. */
export const refusedCalls: ReadonlySet<number | null> = new Set([400, 401, 404, 429]);

/** What to do about an error, in words. "Fix the post" is said where a post is what has to change: not of calls without one, nor of rules. */
export function actionText({action, group, http_status, post_state}: Facts, locale: Locale): string {
  const served = group === 'webhook' ? onServer[action] : undefined;
  if (served) return typeset(served[locale], locale);
  if (action !== 'fix_post') return actionLabels[action][locale];
  if (refusedCalls.has(http_status) || (http_status !== null && post_state === 'no_post')) return typeset(request[locale], locale);
  return group === 'automation' ? typeset(rule[locale], locale) : actionLabels.fix_post[locale];
}
