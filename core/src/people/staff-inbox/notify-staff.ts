import { type SQL, sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { type MailKind, mailTopic } from '../../platform/mail/index.ts'
import { pushTopic } from '../push/index.ts'
import { pushSubscriptions, users } from '../users/users.sql.ts'
import { inboxDefaults, type InboxKind } from './kinds.ts'
import { mayReceive } from './recipients.ts'
import { staffNotifications, staffNotificationSettings } from './staff-inbox.sql.ts'
import { headline, headlineWithTitle } from './words.ts'

export interface StaffNews {
  readonly kind: InboxKind
  /** SQL: rows of user_id, event_key, reference, title, title_es and path. */
  readonly about: SQL
}

const newsMail: MailKind = 'staff-news'

/**
 * Notifies staff once, in the `write` of the change: by inbox, and right away by email and Web Push
 * if they chose so; the hourly rest is `sendStaffDigests`. Leaves out the person who made the change,
 * and people whose role does not work on it. Its one row has the `count` of entries.
 */
export function notifyStaff(context: Context, builder: Builder, { kind, about }: StaffNews) {
  const { actor, clock } = context
  const at = sql`${clock.now().toISOString()}::timestamptz`
  const actorId = actor.kind === 'user' ? actor.userId : null
  const reader = sql`json_build_object('userId', users.id, 'kinds', json_build_array(n.kind))`
  context.onQueued?.()
  return builder.execute<{ count: number }>(sql`
    with entered as (
      insert into ${staffNotifications} (id, user_id, kind, event_key, reference, title, title_es, path,
        actor_id, mail, push, created_at)
      select gen_random_uuid(), about.user_id, ${kind}, about.event_key, about.reference, about.title,
        about.title_es, about.path, ${actorId}::uuid, coalesce(s.mail, ${inboxDefaults.mail}),
        coalesce(s.push, ${inboxDefaults.push}), ${at}
      from (${about}) about
      join ${users} on users.id = about.user_id
      left join ${staffNotificationSettings} s on s.user_id = about.user_id and s.kind = ${kind}
      where ${mayReceive(sql`${kind}::text`)} and about.user_id is distinct from ${actorId}::uuid
      on conflict (event_key, user_id) do nothing
      returning *
    ), mailed as (
      insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
      select gen_random_uuid(), ${mailTopic}, ${`${newsMail}/`} || n.id,
        json_build_object('kind', ${newsMail}::text, 'to', users.email, 'language', users.language,
          'path', n.path, 'staff', ${reader}, 'values', json_build_object(
            'headline', ${headline(context)}, 'text', ${headlineWithTitle(context)})), ${at}, ${at}
      from entered n join ${users} on users.id = n.user_id where n.mail = 'at-once'
    ), pushed as (
      insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
      select gen_random_uuid(), ${pushTopic}, ${`${newsMail}/`} || n.id || '/' || p.id,
        json_build_object('subscriptionId', p.id, 'kind', ${newsMail}::text, 'title', ${headline(context)}, 'body', '',
          'path', n.path, 'staff', ${reader}), ${at}, ${at}
      from entered n join ${users} on users.id = n.user_id
      join ${pushSubscriptions} p on p.user_id = n.user_id and p.app = 'staff'
      where n.push = 'at-once'
    )
    select count(*)::int as count from entered`)
}
