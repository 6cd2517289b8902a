import type {CatalogueEntry} from '../facts/load.ts';
import type {Finding} from '../content/checks/finding.ts';

type Facts = Pick<CatalogueEntry, 'code' | 'group' | 'action' | 'fixer' | 'post_state' | 'retried' | 'may_be_live' | 'http_status' | 'status'>;

interface Rule {
  readonly says: string;
  readonly holds: (facts: Facts) => boolean;
}

const live = ({may_be_live}: Facts): boolean => may_be_live !== 'no';

/** What the facts of one code may not say at the same time. */
const rules: readonly Rule[] = [
  {says: 'action "nothing" is for what is retried automatically: retried: true', holds: ({action, retried}) => action !== 'nothing' || retried},
  {
    says: 'what is retried automatically asks for nothing, or for a look at the profile first: action nothing or check_network',
    holds: ({action, retried}) => !retried || action === 'nothing' || action === 'check_network',
  },
  {says: 'action "check_network" is for posts that may be live: may_be_live maybe or yes', holds: (facts) => facts.action !== 'check_network' || live(facts)},
  {
    says: 'post_state "maybe_live" goes with may_be_live: "maybe"',
    holds: ({post_state, may_be_live}) => post_state !== 'maybe_live' || may_be_live === 'maybe',
  },
  {
    says: 'post_state "partly" and "live_incomplete" go with may_be_live yes or maybe',
    holds: (facts) => (facts.post_state !== 'partly' && facts.post_state !== 'live_incomplete') || live(facts),
  },
  {
    says: 'post_state "errors_tab", alone or as one of two, says that nothing was published: may_be_live "no"',
    holds: (facts) => !facts.post_state.endsWith('errors_tab') || !live(facts),
  },
  {
    says: 'post_state "queued" and "publishing" are for what goes out by itself: retried: true',
    holds: ({post_state, retried}) => (post_state !== 'queued' && post_state !== 'publishing') || retried,
  },
  {
    says: 'post_state "not_scheduled" and "not_scheduled_or_errors_tab" are for calls that are refused: http_status',
    holds: ({post_state, http_status}) => !post_state.startsWith('not_scheduled') || http_status !== null,
  },
  {
    says: 'a call that is refused for the post (400 or 422) schedules nothing: post_state not_scheduled, not_scheduled_or_errors_tab, draft_kept, no_post or live_unchanged',
    holds: ({post_state, http_status}) =>
      (http_status !== 400 && http_status !== 422) ||
      ['not_scheduled', 'not_scheduled_or_errors_tab', 'draft_kept', 'no_post', 'live_unchanged'].includes(post_state),
  },
  {
    says: 'reconnect, fix_post and act_in_network are for the reader: fixer you',
    holds: ({action, fixer}) => !['reconnect', 'fix_post', 'act_in_network'].includes(action) || fixer === 'you',
  },
  {
    // Whose program asks our API too often has to slow it down.
    says: 'wait_and_retry and nothing leave the fixing to others: fixer network or us, but you for http_status 429',
    holds: ({action, fixer, http_status}) => !['wait_and_retry', 'nothing'].includes(action) || (fixer === 'you') === (http_status === 429),
  },
  {says: 'contact_support leaves the fixing to us: fixer us', holds: ({action, fixer}) => action !== 'contact_support' || fixer === 'us'},
];

/** Facts of codes that contradict themselves: action, who fixes, retried, may be live, where the post is, HTTP status. */
export function checkConsistency(errors: Iterable<Facts>): Finding[] {
  return [...errors].flatMap((facts) =>
    facts.status === 'retired'
      ? []
      : rules
          .filter(({holds}) => !holds(facts))
          .map(({says}) => ({
            file: `src/data/errors/${facts.group}.yaml`,
            message: `code ${facts.code}: ${says} (found action ${facts.action}, fixer ${facts.fixer}, retried ${facts.retried}, may_be_live ${facts.may_be_live}, post_state ${facts.post_state}, http_status ${facts.http_status})`,
          })),
  );
}
