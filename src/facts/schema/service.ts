import * as z from 'zod';
import {isoDate, localizedText, sourceUrl} from './common.ts';

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

/** `src/data/service.yaml`: what the site says of the service itself. Units stand in the key names. */
export const service = z.strictObject({
  /** Day on which somebody last compared these numbers with the service. */
  checked: isoDate,
  support: z.strictObject({
    email: z.string().email(),
    security_email: z.string().email(),
    chat_hours: localizedText,
    first_answer_hours: count,
    status_page: sourceUrl,
  }),
  trial: z.strictObject({days: count, accounts: count, publications: count, card_required: z.boolean(), data_kept_days: count}),
  plans: z.array(plan).min(1),
  billing: z.strictObject({
    yearly_discount_percent: count,
    refund_days: count,
    grace_days: count,
    currencies: z.array(z.string().length(3)).min(1),
    invoice_min_months: count,
  }),
  affiliate: z.strictObject({
    commission_percent: count,
    months: count,
    cookie_days: count,
    hold_days: count,
    min_payout_usd: count,
    min_payout_rub: count,
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
    delete_after_max_days: count,
    recurring_max_occurrences: count,
    bulk_import_rows: count,
    draft_kept_days: count,
    trash_kept_days: count,
    version_history_days: count,
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
  team: z.strictObject({roles: z.array(z.strictObject({id: slug, name: localizedText})).min(1), invitation_days: count}),
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
    released_4_0: localizedText,
    released_4_1: localizedText,
  }),
  modules: z.record(slug, count),
  account: z.strictObject({password_min: count, session_days: count, deletion_days: count, backup_codes: count}),
  safety: z.strictObject({backup_kept_days: count, access_log_days: count}),
  system: z.strictObject({
    browsers: z.strictObject({chrome: count, edge: count, firefox: count, safari: z.string()}),
    screen_min_width: count,
  }),
});
export type Service = z.infer<typeof service>;
