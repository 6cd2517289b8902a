import {product} from './product.ts';

/**
 * Where the answers to "Was this helpful?" go; the site itself keeps none.
 * FEEDBACK=issue (default): a prefilled issue in the repository, which the reader sends; FEEDBACK_TARGET names another repository.
 * FEEDBACK=email: a prefilled e-mail to FEEDBACK_TARGET, which the reader sends.
 * FEEDBACK=analytics: an event of the analytics service, which has to be on (ANALYTICS_ID).
 * FEEDBACK=off: the question is not asked.
 */
export type FeedbackSettings =
  | {readonly way: 'off'}
  | {readonly way: 'analytics'}
  | {readonly way: 'email' | 'issue' /** Address or repository. */; readonly target: string};

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment asks for feedback in a way that cannot work; the message names the variable. */
export class FeedbackError extends Error {
  override name = 'FeedbackError';
}

const mailbox = /^[^\s@?&#/]+@[^\s@?&#/]+\.[^\s@?&#/]+$/;
const shortRepository = /^[\w.-]+\/[\w.-]+$/;

function repositoryOf(target: string): string {
  if (shortRepository.test(target)) return `https://github.com/${target}`;
  const address = URL.canParse(target) ? new URL(target) : undefined;
  if (address?.protocol !== 'https:' || !shortRepository.test(address.pathname.replace(/^\/|\/$|\.git$/g, '')))
    throw new FeedbackError(`FEEDBACK_TARGET="${target}" is not a repository; owner/name or its https address is expected`);
  return `${address.origin}${address.pathname.replace(/\/$|\.git$/g, '')}`;
}

/** What the environment asks for. Throws {@link FeedbackError}. */
export function readFeedback(environment: Environment): FeedbackSettings {
  const way = environment.FEEDBACK?.trim() || 'issue';
  const target = environment.FEEDBACK_TARGET?.trim() ?? '';
  if (way === 'off') return {way};
  if (way === 'analytics') {
    if (!environment.ANALYTICS_ID?.trim())
      throw new FeedbackError('FEEDBACK=analytics needs the analytics service: set ANALYTICS_ID, or choose issue, email or off');
    return {way};
  }
  if (way === 'email') {
    if (!mailbox.test(target))
      throw new FeedbackError(`FEEDBACK=email: FEEDBACK_TARGET="${target}" is not an e-mail address; one like help@example.com is expected`);
    return {way, target};
  }
  if (way === 'issue') return {way, target: repositoryOf(target || product.repositoryUrl)};
  throw new FeedbackError(`FEEDBACK="${way}" is unknown; off, analytics, email or issue is expected`);
}
