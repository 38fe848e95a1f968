import { type SQL, sql } from 'drizzle-orm'
import { pushTopic } from '../../people/push/index.ts'
import { pushSubscriptions, users } from '../../people/users/users.sql.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { type MailKind, mailTopic } from '../../platform/mail/index.ts'
import { parcels } from '../parcels/parcels.sql.ts'
import { addressSql } from './address-sql.ts'
import type { NewsWords } from './news-words.ts'
import { reminderPath } from './reminder-path.ts'
import { pickupReminderRuns, pickupReminders } from './reminders.sql.ts'

/** What people of a route read, in their language. */
export interface RouteNews extends NewsWords {
  readonly district: string
  /** As the city's data has it. */
  readonly day: string
  readonly language: Language
}

interface Run {
  /** The outbox has one message of a run for each reminder. */
  readonly key: string
  readonly news: readonly RouteNews[]
  readonly priority: number
  /** It is useless after that. */
  readonly until: Date
}

const newsMail: MailKind = 'pickup-news'

/** Reminders in a statement. */
const batchSize = 5000

const beforeAll = '00000000-0000-0000-0000-000000000000'

const newsRows = (news: readonly RouteNews[]): SQL => sql`
  json_to_recordset(${JSON.stringify(news)}::json)
    as n(district text, day text, language text, headline text, text text)`

/**
 * The next reminders of a run, queued in one statement that also moves the run on: of a run that
 * dies, all of a batch or nothing is queued. The run's row is locked meanwhile, so two never queue
 * the same.
 */
export async function queueNews(
  { clock, database }: Context,
  { key, news, priority, until }: Run,
): Promise<{ readonly notified: number; readonly isDone: boolean }> {
  const at = sql`${clock.now().toISOString()}::timestamptz`
  const columns = sql`(id, topic, dedupe_key, priority, payload, created_at, next_attempt_at)`
  const { moved } = await database.write((builder) => ({
    begun: builder.execute(sql`
      insert into ${pickupReminderRuns} (key, through, started_at)
      values (${key}, ${beforeAll}::uuid, ${at}) on conflict (key) do nothing`),
    moved: builder.execute<{ notified: number; isDone: boolean }>(sql`
      with run as materialized (
        select through from ${pickupReminderRuns} where key = ${key} and done_at is null for update),
      batch as materialized (
        select r.* from ${pickupReminders} r, run
        where r.id > run.through and r.confirmed_at is not null order by r.id limit ${batchSize}),
      notified as materialized (
        select b.id, b.user_id, p.id as place, ${addressSql} as address,
          coalesce(u.email, b.guest_email) as email, n.language, n.headline, n.text,
          b.channel = 'push' and exists (select from ${pushSubscriptions} d
            where d.user_id = b.user_id and d.app = 'resident') as by_push
        from batch b join ${parcels} p on p.id = b.parcel_id
        left join ${users} u on u.id = b.user_id
        join ${newsRows(news)} on n.district = p.leaf_district and n.day = p.refuse_pickup_day
          and n.language = coalesce(u.language, b.language)
        where b.user_id is null or (u.deleted_at is null and u.email_verified_at is not null)),
      mails as (
        insert into ${outbox} ${columns}
        select gen_random_uuid(), ${mailTopic}, ${`${newsMail}/${key}/`}::text || notified.id, ${priority}::int,
          json_build_object('kind', ${newsMail}::text, 'to', email, 'language', language,
            'path', ${reminderPath(sql`place`, sql`notified.id`)}, 'isSigned', true,
            'unsubscribe', json_build_object('page', '#reminders',
              'api', '/api/pickup/' || place || '/reminders/stop'),
            'until', ${until.toISOString()}::text,
            'values', json_build_object('headline', headline, 'text', text, 'address', address)),
          ${at}, ${at}
        from notified where not by_push
        on conflict (topic, dedupe_key) do nothing),
      pushes as (
        insert into ${outbox} ${columns}
        select gen_random_uuid(), ${pushTopic}, ${`${newsMail}/${key}/`}::text || notified.id || '/' || d.id,
          ${priority}::int,
          json_build_object('subscriptionId', d.id, 'kind', ${newsMail}::text, 'title', headline, 'body', address || ': ' || text,
            'path', '/pickup/' || place, 'until', ${until.toISOString()}::text),
          ${at}, ${at}
        from notified join ${pushSubscriptions} d on d.user_id = notified.user_id and d.app = 'resident'
        where by_push
        on conflict (topic, dedupe_key) do nothing)
      update ${pickupReminderRuns} set
        through = coalesce((select id from batch order by id desc limit 1), run.through),
        done_at = case when (select count(*) from batch) < ${batchSize} then ${at} end
      from run where pickup_reminder_runs.key = ${key}
      returning done_at is not null as "isDone", (select count(*)::int from notified) as notified`),
  }))
  // No row: another run has done it.
  return moved.rows[0] ?? { notified: 0, isDone: true }
}
