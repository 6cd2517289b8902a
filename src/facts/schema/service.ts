import * as z from 'zod';
import {counted} from '../../language/counted.ts';
import {localizedText, type LocalizedText, sourceUrl} from './common.ts';

const count = z.number().int().nonnegative();
const slug = z.string().regex(/^[a-z][a-z0-9_]*$/);

const plan = z.strictObject({
  id: slug,
  name: localizedText,
  /** Per month, without tax. */
  price_usd: z.number().nonnegative(),
  price_rub: z.number().nonnegative(),
  accounts: count,
  projects: count,
  members: count,
  publications_per_month: count,
  ai_requests_per_month: count,
  workflow: z.boolean(),
  api: z.boolean(),
  analytics_days: count,
  storage_gb: count,
});

/** Where support is reached, when, and what for. */
const supportChannel = z.strictObject({id: slug, name: localizedText, where: localizedText, hours: localizedText, for: localizedText});

/** What counts against a plan, and how. */
const countingRule = z.strictObject({id: slug, what: localizedText, rule: localizedText});

/** A status of a publication; `code` is `publication_status` in the API. */
const publicationStatus = z.strictObject({
  id: slug,
  code: count,
  /** Whether a program may set it. */
  settable: z.boolean(),
  name: localizedText,
  meaning: localizedText,
});

const grantWords = {
  yes: {en: 'yes', ru: 'да'},
  no: {en: 'no', ru: 'нет'},
  own: {en: 'own', ru: 'свои'},
  use: {en: 'use', ru: 'выбирать'},
} as const;

/** What a role may do of one thing: one of four words, which pages show in their language, or a text. */
const grant = z.union([z.enum(['yes', 'no', 'own', 'use']).transform((id) => ({id, ...grantWords[id]})), localizedText]);

const roleIds = ['owner', 'administrator', 'editor', 'author', 'approver', 'analyst'] as const;

/** A row of the table of rights: one thing, and what each role may do of it. */
const right = z.strictObject({
  id: slug,
  name: localizedText,
  /** `publication_status` that a program of this role may set with it. */
  statuses: z.array(count).min(1).optional(),
  owner: grant,
  administrator: grant,
  editor: grant,
  author: grant,
  approver: grant,
  analyst: grant,
});

/** "365 days after the last change", or the words alone where there is no number. */
function kept(after: LocalizedText, days?: number, hours?: number): LocalizedText {
  const [thing, value] = days === undefined ? (['hour', hours] as const) : (['day', days] as const);
  if (value === undefined) return after;
  const number = (locale: 'en' | 'ru'): string => `${value}\u00a0${counted(thing, value, locale)} ${after[locale]}`;
  return {en: number('en'), ru: number('ru')};
}

/** How long something is kept: days or hours and from when, or words alone. `kept` says it in a phrase. */
const retention = z
  .strictObject({id: slug, what: localizedText, days: count.optional(), hours: count.optional(), after: localizedText})
  .transform((item) => ({...item, kept: kept(item.after, item.days, item.hours)}));

const monthsOfYear = 12;

/** Prices for a year in advance, in whole units, rounded down: computed, so that they cannot contradict the discount. */
function yearly(price: number, discountPercent: number): number {
  return Math.floor((price * monthsOfYear * (100 - discountPercent)) / 100);
}

/** `src/data/service.yaml`: what the site says of the service itself. Units stand in the key names. */
const written = z.strictObject({
  support: z.strictObject({
    email: z.string().email(),
    security_email: z.string().email(),
    chat_hours: localizedText,
    /** In the locative case in Russian: "на …". */
    languages: localizedText,
    first_answer_hours: count,
    request_answer_days: count,
    status_update_minutes: count,
    channels: z.array(supportChannel).min(1),
    status_page: sourceUrl,
  }),
  trial: z.strictObject({
    days: count,
    accounts: count,
    publications: count,
    card_required: z.boolean(),
    data_kept_days: count,
    /** Days before the end at which the first email is sent. */
    notice_days: count,
  }),
  plans: z.array(plan).min(1),
  billing: z.strictObject({
    yearly_discount_percent: count,
    refund_days: count,
    grace_days: count,
    currencies: z.array(z.string().length(3)).min(1),
    invoice_min_months: count,
    transfer_days: count,
    documents_days: count,
    tax: localizedText,
    documents: localizedText,
    counting: z.array(countingRule).min(1),
  }),
  affiliate: z.strictObject({
    commission_percent: count,
    months: count,
    cookie_days: count,
    hold_days: count,
    min_payout_usd: count,
    min_payout_rub: count,
    payout_days: count,
    claim_days: count,
  }),
  publications: z.strictObject({
    accounts_per_publication: count,
    text_max: count,
    files_per_publication: count,
    schedule_ahead_days: count,
    schedule_min_minutes: count,
    queue_delay_minutes: count,
    attempts: count,
    attempts_window_minutes: count,
    attempt_after_minutes: z.strictObject({second: count, third: count}),
    delete_after_max_days: count,
    recurring_max_occurrences: count,
    bulk_import_rows: count,
    draft_kept_days: count,
    trash_kept_days: count,
    version_history_days: count,
    statuses: z.array(publicationStatus).min(1),
  }),
  uploads: z.strictObject({
    image_max_mb: count,
    video_max_mb: count,
    image_formats: z.array(z.string()).min(1),
    video_formats: z.array(z.string()).min(1),
    url_fetch_timeout_seconds: count,
    upload_link_minutes: count,
    unattached_kept_hours: count,
  }),
  team: z.strictObject({
    roles: z.array(z.strictObject({id: z.enum(roleIds), name: localizedText})).min(1),
    invitation_days: count,
    rights: z.array(right).min(1),
  }),
  workflow: z.strictObject({stages_max: count, approvers_per_stage_max: count, reminder_hours: count}),
  api: z.strictObject({
    /** Requests of one token a minute: `POST /publications`, all of `/upload/*` together, everything else. */
    create_requests_per_minute: count,
    upload_requests_per_minute: count,
    other_requests_per_minute: count,
    tokens_per_user: count,
    token_days: count,
    per_page_default: count,
    per_page_max: count,
    analytics_range_days_max: count,
    /** The shortest pause between two requests for the status of an upload. */
    upload_poll_seconds: count,
    /** How often a program asks, after `post_at`, whether a publication went out. */
    publication_poll_seconds: count,
    /** How often a program asks whether an account was reconnected. */
    account_poll_minutes: count,
    released_4_0: localizedText,
    released_4_1: localizedText,
  }),
  modules: z.record(slug, count),
  account: z.strictObject({
    password_min: count,
    session_days: count,
    deletion_days: count,
    backup_codes: count,
    email_link_hours: count,
    password_link_hours: count,
    two_factor_reset_days: count,
    token_notice_days: count,
  }),
  safety: z.strictObject({backup_kept_days: count, access_log_days: count, data_location: localizedText}),
  retention: z.array(retention).min(1),
  /** Sentences that the law of a country asks for, shown once at the foot of each page that names what they are about; off while empty. */
  notices: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z_]+$/),
      /** Names that bring the notice onto a page. */
      about: z.array(z.string().min(1)).min(1),
      en: z.string(),
      ru: z.string(),
    }),
  ),
  system: z.strictObject({
    browsers: z.strictObject({chrome: count, edge: count, firefox: count, safari: z.string()}),
    screen_min_width: count,
  }),
});

/** The service's data as pages read it, with the prices for a year worked out. */
export const service = written
  .refine(({publications}) => publications.attempt_after_minutes.third === publications.attempts_window_minutes, {
    message: 'publications.attempt_after_minutes.third: the last attempt ends attempts_window_minutes',
  })
  .transform((data) => ({
    ...data,
    plans: data.plans.map((item) => ({
      ...item,
      price_year_usd: yearly(item.price_usd, data.billing.yearly_discount_percent),
      price_year_rub: yearly(item.price_rub, data.billing.yearly_discount_percent),
    })),
  }));
export type Service = z.infer<typeof service>;
