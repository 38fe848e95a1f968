import { sql } from 'drizzle-orm'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { type MailKind, mailTopic } from '../../platform/mail/index.ts'
import { sayInSql } from '../../platform/texts/index.ts'
import { pushTopic } from '../push/index.ts'
import { pushSubscriptions, users } from '../users/users.sql.ts'
import { mayReceive } from './recipients.ts'
import { inboxLimits } from './rules.ts'
import { staffNotifications } from './staff-inbox.sql.ts'
import { headlineWithTitle } from './words.ts'

const digestMail: MailKind = 'staff-digest'
const inboxPath = '/inbox'

/** Shorter than the hour between two runs, which do not start to the second. */
const restMinutes = 50

/**
 * One email and one push for each person who chose hourly ones, with all their unread entries since
 * the last. Returns the number of emails. One transaction: a run that dies leaves everything to the
 * next, and two runs at once wait for each other.
 */
export async function sendStaffDigests(context: Context): Promise<number> {
  const now = context.clock.now().toISOString()
  const at = sql`${now}::timestamptz`
  const news = (language: Language) =>
    sayInSql({ language, texts: context.texts }, 'Inbox.DigestPush', { number: sql`d.count` })
  const reader = sql`json_build_object('userId', d.user_id, 'kinds', d.kinds)`
  const digest = (channel: 'mail' | 'push') => sql`
    select n.user_id, count(*)::text as count, json_agg(distinct n.kind) as kinds,
      (json_agg(json_build_object('text', ${headlineWithTitle(context)}, 'path', n.path)
        order by n.created_at, n.id) filter (where nth <= ${inboxLimits.digest})) as items
    from (
      select *, row_number() over (partition by user_id order by created_at, id) as nth
      from due where ${sql.raw(channel)} = 'hourly' and read_at is null
    ) n join ${users} on users.id = n.user_id
    where ${mayReceive(sql`n.kind`)} group by n.user_id`
  const { sent } = await context.database.write((builder) => ({
    turn: builder.execute(sql`select pg_advisory_xact_lock(hashtext('staff-digests'))`),
    sent: builder.execute<{ count: number }>(sql`
      with due as (
        update ${staffNotifications} n set digested_at = ${at}
        where digested_at is null and (mail = 'hourly' or push = 'hourly') and not exists (
          select from ${staffNotifications} earlier
          where earlier.user_id = n.user_id and earlier.created_at > ${at} - interval '1 day'
            and earlier.digested_at > ${at} - make_interval(mins => ${restMinutes}))
        returning *
      ), mailed as (
        insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
        select gen_random_uuid(), ${mailTopic}, ${`${digestMail}/${now}/`} || d.user_id,
          json_build_object('kind', ${digestMail}::text, 'to', users.email,
            'language', users.language, 'path', ${inboxPath}::text, 'items', d.items,
            'staff', ${reader}, 'values', json_build_object('count', d.count)), ${at}, ${at}
        from (${digest('mail')}) d join ${users} on users.id = d.user_id
        returning id
      ), pushed as (
        insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
        select gen_random_uuid(), ${pushTopic}, ${`${digestMail}/${now}/`} || p.id,
          json_build_object('subscriptionId', p.id, 'kind', ${digestMail}::text,
            'title', case when users.language = 'es' then ${news('es')} else ${news('en')} end,
            'body', '', 'path', ${inboxPath}::text, 'staff', ${reader}), ${at}, ${at}
        from (${digest('push')}) d join ${users} on users.id = d.user_id
        join ${pushSubscriptions} p on p.user_id = d.user_id and p.app = 'staff'
      )
      select count(*)::int as count from mailed`),
  }))
  return sent.rows[0]?.count ?? 0
}
