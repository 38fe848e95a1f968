import { type SQL, sql } from 'drizzle-orm'
import { countHits, hashInSql } from '../../people/identity/index.ts'
import { takes } from '../../people/profiles/index.ts'
import { pushTopic } from '../../people/push/index.ts'
import { pushSubscriptions, users } from '../../people/users/users.sql.ts'
import type { Builder } from '../../platform/database/database.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { type Id, newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { type MailKind, mailTopic } from '../../platform/mail/index.ts'
import { sayInSql } from '../../platform/texts/index.ts'
import { requestFollowers, requests } from '../requests/requests.sql.ts'
import { messages } from './messages.sql.ts'
import { type NotificationKind, notificationFacts } from './notification-kinds.ts'

/** Placeholder values besides the request's `number` and `title`, in each language. */
type NotificationValues = Readonly<Record<Language, Readonly<Record<string, string>>>>

interface Notification {
  /** To check later who got it (`isMailed`). */
  readonly id?: Id<'notification'>
  readonly kind: NotificationKind
  readonly requestId: string
  readonly values?: NotificationValues
  /** A public page of the portal, in place of the request’s own. */
  readonly page?: string
}

/** The unsubscribe button of the status page. */
const stopMailPage = '#stop-mail'

/** The preference that turns these off; on by default (people/profiles/notification-kinds.ts). */
const preference = 'request-updates'

/** The request's sender and, if the kind says so, its followers. */
function recipients({ actor }: Context, { kind, requestId }: Notification): SQL {
  const { notifiesFollowers, notifiesActor } = notificationFacts(kind)
  const actorId = actor.kind === 'user' && !notifiesActor ? actor.userId : null
  // A guest has no id, so a change by a guest excludes no one.
  const others =
    actorId === null ? sql`` : sql`and people.user_id is distinct from ${actorId}::uuid`
  const followers = sql`
    union all
    select f.user_id, f.guest_email, f.language, 'follower', f.id
    from ${requestFollowers} f where f.request_id = ${requestId}`
  return sql`
    select distinct on (coalesce(people.user_id::text, people.guest_email)) people.user_id,
      people.standing, people.follower_id, coalesce(users.email, people.guest_email) as email,
      coalesce(users.language, people.language) as language,
      ${takes(sql`people.user_id`, preference, 'mail')} as wants_mail,
      ${takes(sql`people.user_id`, preference, 'push')} as wants_push
    from (
      select r.user_id, case when r.guest_mail_stopped_at is null then r.guest_email end as guest_email,
        r.language, 'sender' as standing, null::uuid as follower_id
      from ${requests} r where r.id = ${requestId}
      ${notifiesFollowers ? followers : sql``}
    ) people
    left join ${users} on users.id = people.user_id
    where users.deleted_at is null and (people.user_id is not null or people.guest_email is not null)
      ${others}
    order by coalesce(people.user_id::text, people.guest_email), people.standing desc`
}

/** With the request's number and title, which only the database may know. */
function textIn(
  context: Context,
  key: 'title' | 'body',
  notification: Notification,
  language: Language,
): SQL {
  const facts = notificationFacts(notification.kind)
  const title = language === 'es' ? sql`coalesce(r.title_es, r.title)` : sql`r.title`
  const known = { number: sql`r.number`, title }
  const { values } = notification
  return sayInSql({ language, texts: context.texts }, facts[key], known, values?.[language])
}

const inLanguage = (
  context: Context,
  key: 'title' | 'body',
  notification: Notification,
): SQL => sql`case
  when recipients.language = 'es' then ${textIn(context, key, notification, 'es')}
  else ${textIn(context, key, notification, 'en')} end`

// The link is signed when the email is composed, where the key is.
const requestPage = sql`case when recipients.user_id is null
  then '/request_status/' || r.id || '?as=' || recipients.standing || coalesce('&follower=' || recipients.follower_id, '')
  else '/activity-view/' || r.record_type || '/' || r.number end`

// The same link unsubscribes, in older emails too: the sender, or the follower it was sent to.
const unsubscribe = sql`case when recipients.user_id is null then json_build_object('page', ${stopMailPage}::text,
  'api', '/api/request-status/' || r.id || '/stop-mail') end`

/** An address that a guest typed, in an email caused by someone without an account. */
const isUnconfirmed = ({ actor }: Context): SQL =>
  actor.kind === 'anonymous' ? sql`recipients.user_id is null` : sql`false`

/** Counts emails to unconfirmed addresses; those over the limit are not sent. */
const countUnconfirmed = (context: Context): SQL => {
  const hashes = sql`select distinct ${hashInSql(sql`recipients.email`)} from recipients
    where recipients.wants_mail and ${isUnconfirmed(context)}`
  return sql`${countHits('unconfirmed-mail', hashes, context.clock.now())} returning key_hash`
}

const requestMail: MailKind = 'request-news'
const followedMail: MailKind = 'followed-news'

const mailKey = (notificationId: Id<'notification'>, email: SQL): SQL =>
  sql`${notificationId}::text || '/' || ${email}`

/** Whether a notification is emailed to an address; after `notify` in the same `write`. */
export const isMailed = (notificationId: Id<'notification'>, email: string): SQL => sql`exists (
  select from ${outbox} where topic = ${mailTopic} and dedupe_key = ${mailKey(notificationId, sql`${email}::text`)})`

/**
 * Notifies once, in the `write` of the change: by inbox, and by email and Web Push as they chose,
 * each in their language. The person who made the change gets only receipts.
 */
export function notify(context: Context, builder: Builder, notification: Notification) {
  const now = context.clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const { id: notificationId = newId<'notification'>(now), page } = notification
  const path = page === undefined ? requestPage : sql`${page}::text`
  const isSigned = page === undefined ? sql`recipients.user_id is null` : sql`false`
  const rows = recipients(context, notification)
  const source = sql`from (${rows}) recipients cross join ${requests} r`
  const which = sql`r.id = ${notification.requestId}`
  context.onQueued?.()
  return [
    builder.execute(sql`
      insert into ${messages} (id, user_id, title, title_es, body, body_es, record_type, record_id, created_at)
      select gen_random_uuid(), recipients.user_id,
        ${textIn(context, 'title', notification, 'en')}, ${textIn(context, 'title', notification, 'es')},
        ${textIn(context, 'body', notification, 'en')}, ${textIn(context, 'body', notification, 'es')},
        r.record_type, r.id, ${at}
      ${source} where ${which} and recipients.user_id is not null`),
    builder.execute(sql`
      with recipients as (${rows}), allowed as (${countUnconfirmed(context)})
      insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
      select gen_random_uuid(), ${mailTopic}, ${mailKey(notificationId, sql`recipients.email`)},
        json_build_object('kind',
            case recipients.standing when 'follower' then ${followedMail}::text else ${requestMail}::text end, 'to', recipients.email, 'language', recipients.language,
          'path', ${path}, 'isSigned', ${isSigned}, 'unsubscribe', ${unsubscribe}, 'values', json_build_object(
            'headline', ${inLanguage(context, 'title', notification)}, 'text', ${inLanguage(context, 'body', notification)})),
        ${at}, ${at}
      from recipients cross join ${requests} r where ${which} and recipients.wants_mail
        and (not (${isUnconfirmed(context)}) or ${hashInSql(sql`recipients.email`)} in (select key_hash from allowed))
      on conflict (topic, dedupe_key) do nothing`),
    builder.execute(sql`
      insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
      select gen_random_uuid(), ${pushTopic}, ${notificationId}::text || '/' || s.id,
        json_build_object('subscriptionId', s.id, 'kind', ${requestMail}::text, 'title', ${inLanguage(context, 'title', notification)},
          'body', ${inLanguage(context, 'body', notification)}, 'path', ${path}),
        ${at}, ${at}
      ${source} join ${pushSubscriptions} s on s.user_id = recipients.user_id
      where ${which} and recipients.wants_push and s.app = 'resident'
      on conflict (topic, dedupe_key) do nothing`),
  ] as const
}
