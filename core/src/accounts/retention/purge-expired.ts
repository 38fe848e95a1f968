import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { boardNotices } from '../../casework/board-followers/board-followers.sql.ts'
import { formSubmissions } from '../../casework/forms/forms.sql.ts'
import { contentImports } from '../../content/content-import/content-import.sql.ts'
import { importLimits } from '../../content/content-import/rules.ts'
import { articleFeedback } from '../../content/knowledge/knowledge.sql.ts'
import { searchMisses } from '../../content/search/search-words.sql.ts'
import { pickupReminderRuns } from '../../land/pickup/reminders.sql.ts'
import { billingBatches } from '../../money/billing/billing.sql.ts'
import { unconfirmedDays } from '../../people/followers/rules.ts'
import { organizationInvitations } from '../../people/organizations/organizations.sql.ts'
import { invitationDays } from '../../people/organizations/rules.ts'
import { inboxLimits } from '../../people/staff-inbox/rules.ts'
import { staffNotifications } from '../../people/staff-inbox/staff-inbox.sql.ts'
import {
  attempts,
  knownDevices,
  oneTimeCodes,
  pushSubscriptions,
  sessions,
} from '../../people/users/users.sql.ts'
import { webhookLimits } from '../../people/webhooks/rules.ts'
import { webhookEvents } from '../../people/webhooks/webhooks.sql.ts'
import type { Builder } from '../../platform/database/database.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import { idempotencyKeys } from '../../platform/idempotency/idempotency.sql.ts'
import { isReportKey, keptDays } from '../../platform/idempotency/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { mailBlocks } from '../../platform/mail/mail-blocks.sql.ts'
import { slowdowns } from '../../platform/rate-limits/slowdowns.sql.ts'
import { followerTables } from '../account/index.ts'

interface Expired {
  readonly table: PgTable
  readonly condition: (now: SQL) => SQL
}

/** Each condition has an index. */
const expired: readonly Expired[] = [
  { table: sessions, condition: (now) => sql`${sessions.expiresAt} < ${now} - interval '1 day'` },
  {
    table: oneTimeCodes,
    condition: (now) => sql`${oneTimeCodes.expiresAt} < ${now} - interval '1 day'`,
  },
  // Longer than the longest window and lock together (identity/limits.ts).
  { table: attempts, condition: (now) => sql`${attempts.updatedAt} < ${now} - interval '2 days'` },
  { table: slowdowns, condition: (now) => sql`${slowdowns.hour} < ${now} - interval '30 days'` },
  // As long as the device's cookie (bff-pipeline/src/session/device-cookie.ts).
  {
    table: knownDevices,
    condition: (now) => sql`${knownDevices.lastSignInAt} < ${now} - interval '60 days'`,
  },
  {
    table: articleFeedback,
    condition: (now) => sql`${articleFeedback.createdAt} < ${now} - interval '1 year'`,
  },
  {
    table: idempotencyKeys,
    condition: (now) =>
      sql`not (${isReportKey}) and ${idempotencyKeys.createdAt} < ${now} - make_interval(days => ${keptDays.other})`,
  },
  {
    table: idempotencyKeys,
    condition: (now) =>
      sql`${isReportKey} and ${idempotencyKeys.createdAt} < ${now} - make_interval(days => ${keptDays.report})`,
  },
  // Delivered messages go soon. Failed ones contain personal data, and go after staff had three
  // months to replay them.
  {
    table: outbox,
    condition: (now) =>
      sql`${outbox.status} in ('delivered', 'held') and ${outbox.deliveredAt} < ${now} - interval '30 days'`,
  },
  {
    table: outbox,
    condition: (now) =>
      sql`${outbox.status} = 'dead' and ${outbox.deadAt} < ${now} - interval '90 days'`,
  },
  // With what was sent to each endpoint.
  {
    table: webhookEvents,
    condition: (now) =>
      sql`${webhookEvents.at} < ${now} - make_interval(days => ${webhookLimits.logDays})`,
  },
  {
    table: staffNotifications,
    condition: (now) =>
      sql`${staffNotifications.createdAt} < ${now} - make_interval(days => ${inboxLimits.days})`,
  },
  // What people searched for in vain may say something about them.
  {
    table: searchMisses,
    condition: (now) => sql`${searchMisses.day} < ${now} - interval '1 year'`,
  },
  // A hosted form becomes a request when it is sent, or when its page retries; its answers are also
  // in the draft, which is kept longer.
  {
    table: formSubmissions,
    condition: (now) =>
      sql`${formSubmissions.requestId} is null and ${formSubmissions.createdAt} < ${now} - interval '7 days'`,
  },
  // A guest who did not confirm.
  ...followerTables.map(({ table }): Expired => ({
    table,
    condition: (now) =>
      sql`${table.confirmedAt} is null and ${table.createdAt} < ${now} - make_interval(days => ${unconfirmedDays})`,
  })),
  // Small tables.
  {
    table: pickupReminderRuns,
    condition: (now) => sql`${pickupReminderRuns.startedAt} < ${now} - interval '30 days'`,
  },
  {
    table: boardNotices,
    condition: (now) => sql`${boardNotices.createdAt} < ${now} - interval '30 days'`,
  },
  {
    table: organizationInvitations,
    condition: (now) =>
      sql`${organizationInvitations.createdAt} < ${now} - make_interval(days => ${invitationDays})`,
  },
  // A mailbox may be in use again.
  { table: mailBlocks, condition: (now) => sql`${mailBlocks.at} < ${now} - interval '2 years'` },
  // A file that staff checked and did not apply, with the email addresses of members in it; rare.
  {
    table: contentImports,
    condition: (now) =>
      sql`${contentImports.status} <> 'applied' and ${contentImports.createdAt} < ${now} - make_interval(days => ${importLimits.days})`,
  },
  // A batch that was interrupted and never sent again; rare.
  {
    table: billingBatches,
    condition: (now) =>
      sql`${billingBatches.status} = 'staged' and ${billingBatches.createdAt} < ${now} - interval '7 days'`,
  },
]

/** Per table and run, so that no run takes long. */
const batch = 20_000

/** The next run continues. Returns the number of deleted rows. */
export async function purgeExpired({ clock, database }: Context): Promise<number> {
  const now = sql`${clock.now().toISOString()}::timestamptz`
  const purge = (builder: Builder, { table, condition }: Expired) =>
    builder.execute(sql`delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${condition(now)} limit ${sql.raw(String(batch))}))`)
  const isOver = sql`${sessions.expiresAt} < ${now} - interval '1 day'`
  const { purged, audit } = await database.write((builder) => ({
    // Push notifications go on after a session expired.
    subscriptions: builder.execute(sql`
      update ${pushSubscriptions} set session_id = null from ${sessions}
      where push_subscriptions.session_id = sessions.id and ${isOver}`),
    purged: expired.map((each) => purge(builder, each)),
    // The database itself decides which entries are old enough.
    audit: builder.execute<{ swept: string }>(sql`select portal_sweep_audit(${batch}) as swept`),
  }))
  const swept = Number(audit.rows[0]?.swept ?? 0)
  return purged.reduce((total, { rowCount }) => total + rowCount, swept)
}
