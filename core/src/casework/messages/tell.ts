import { type SQL, sql } from 'drizzle-orm'
import { countingOf, hashInSql } from '../../people/identity/index.ts'
import { notificationPreferences, residentSettings } from '../../people/profiles/residents.sql.ts'
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
import { type NewsKind, newsFacts } from './news-kinds.ts'
import { pushTopic } from './push-topic.ts'

/** What the texts' placeholders stand for, beside the request's `number` and `title`, in each language. */
type NewsValues = Readonly<Record<Language, Readonly<Record<string, string>>>>

/** Something to be told of a request. */
interface News {
  /** By which it is asked afterwards who got it (`isMailed`). */
  readonly id?: Id<'news'>
  readonly kind: NewsKind
  readonly requestId: string
  readonly values?: NewsValues
}

/** Where the status page has its button. */
const stopMailPage = '#stop-mail'

/** Whoever switched nothing hears of their requests (residents/notification-kinds.ts). */
const notification = 'request-updates'

/** Everybody who hears of it: whoever sent the request, and its followers where they are to know. */
function recipients({ actor }: Context, { kind, requestId }: News): SQL {
  const { tellsFollowers, tellsDoer } = newsFacts(kind)
  const doer = actor.kind === 'user' && !tellsDoer ? actor.userId : null
  // A guest has no id: where nobody with one did it, nobody is left out.
  const others = doer === null ? sql`` : sql`and people.user_id is distinct from ${doer}::uuid`
  const followers = sql`
    union all
    select f.user_id, f.guest_email, f.language, 'follower', f.id
    from ${requestFollowers} f where f.request_id = ${requestId}`
  return sql`
    select distinct on (coalesce(people.user_id::text, people.guest_email)) people.user_id,
      people.standing, people.follower_id, coalesce(users.email, people.guest_email) as email,
      coalesce(users.language, people.language) as language,
      coalesce(s.wants_email, true) and coalesce(p.is_enabled, true) as wants_mail,
      coalesce(p.is_enabled, true) as wants_push
    from (
      select r.user_id, case when r.guest_mail_stopped_at is null then r.guest_email end as guest_email,
        r.language, 'sender' as standing, null::uuid as follower_id
      from ${requests} r where r.id = ${requestId}
      ${tellsFollowers ? followers : sql``}
    ) people
    left join ${users} on users.id = people.user_id
    left join ${residentSettings} s on s.user_id = people.user_id
    left join ${notificationPreferences} p
      on p.user_id = people.user_id and p.notification_id = ${notification}
    where users.deleted_at is null and (people.user_id is not null or people.guest_email is not null)
      ${others}
    order by coalesce(people.user_id::text, people.guest_email), people.standing desc`
}

/** A text with the request's own number and title, which the database alone may know. */
function told(context: Context, key: 'title' | 'body', news: News, language: Language): SQL {
  const facts = newsFacts(news.kind)
  const title = language === 'es' ? sql`coalesce(r.title_es, r.title)` : sql`r.title`
  const known = { number: sql`r.number`, title }
  return sayInSql({ language, texts: context.texts }, facts[key], known, news.values?.[language])
}

const inLanguage = (context: Context, key: 'title' | 'body', news: News): SQL => sql`case
  when told.language = 'es' then ${told(context, key, news, 'es')}
  else ${told(context, key, news, 'en')} end`

// A guest's link is signed when the mail is written, where the key is at hand.
const path = sql`case when told.user_id is null
  then '/request_status/' || r.id || '?as=' || told.standing || coalesce('&follower=' || told.follower_id, '')
  else '/activity-view/' || r.record_type || '/' || r.number end`

// The same link ends the mail, of a link of before as well: who sent it, or which follower it was mailed to.
const unsubscribe = sql`case when told.user_id is null then json_build_object('page', ${stopMailPage}::text,
  'api', '/api/request-status/' || r.id || '/stop-mail') end`

/** An address that a guest typed, where the one who causes the mail shows nothing either. */
const isUnconfirmed = ({ actor }: Context): SQL =>
  actor.kind === 'anonymous' ? sql`told.user_id is null` : sql`false`

/** Counts the mails to such addresses; what is over their limit is not sent. */
const countUnconfirmed = (context: Context): SQL => {
  const hashes = sql`select distinct ${hashInSql(sql`told.email`)} from told
    where told.wants_mail and ${isUnconfirmed(context)}`
  return sql`${countingOf('unconfirmed-mail', hashes, context.clock.now())} returning key_hash`
}

const requestNews: MailKind = 'request-news'
const followedNews: MailKind = 'followed-news'

const mailKey = (newsId: Id<'news'>, email: SQL): SQL => sql`${newsId}::text || '/' || ${email}`

/** Whether news go to an address by mail, once they were told in the same `write`. */
export const isMailed = (newsId: Id<'news'>, email: string): SQL => sql`exists (
  select from ${outbox} where topic = ${mailTopic} and dedupe_key = ${mailKey(newsId, sql`${email}::text`)})`

/**
 * The statements that tell of a change to a request, for the `write` that makes it: into the inbox of
 * whoever sent it and of its followers, and by mail and Web Push as each of them chose, in each one's
 * language, once. Whoever made the change is not told, but for a receipt.
 */
export function tell(context: Context, builder: Builder, news: News) {
  const now = context.clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const { id: newsId = newId<'news'>(now) } = news
  const who = recipients(context, news)
  const about = sql`from (${who}) told cross join ${requests} r`
  const which = sql`r.id = ${news.requestId}`
  context.onQueued?.()
  return [
    builder.execute(sql`
      insert into ${messages} (id, user_id, title, title_es, body, body_es, record_type, record_id, created_at)
      select gen_random_uuid(), told.user_id,
        ${told(context, 'title', news, 'en')}, ${told(context, 'title', news, 'es')},
        ${told(context, 'body', news, 'en')}, ${told(context, 'body', news, 'es')},
        r.record_type, r.id, ${at}
      ${about} where ${which} and told.user_id is not null`),
    builder.execute(sql`
      with told as (${who}), counted as (${countUnconfirmed(context)})
      insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
      select gen_random_uuid(), ${mailTopic}, ${mailKey(newsId, sql`told.email`)},
        json_build_object('kind',
            case told.standing when 'follower' then ${followedNews}::text else ${requestNews}::text end, 'to', told.email, 'language', told.language,
          'path', ${path}, 'isSigned', told.user_id is null, 'unsubscribe', ${unsubscribe}, 'values', json_build_object(
            'headline', ${inLanguage(context, 'title', news)}, 'text', ${inLanguage(context, 'body', news)})),
        ${at}, ${at}
      from told cross join ${requests} r where ${which} and told.wants_mail
        and (not (${isUnconfirmed(context)}) or ${hashInSql(sql`told.email`)} in (select key_hash from counted))
      on conflict (topic, dedupe_key) do nothing`),
    builder.execute(sql`
      insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
      select gen_random_uuid(), ${pushTopic}, ${newsId}::text || '/' || s.id,
        json_build_object('subscriptionId', s.id, 'title', ${inLanguage(context, 'title', news)},
          'body', ${inLanguage(context, 'body', news)}, 'path', ${path}),
        ${at}, ${at}
      ${about} join ${pushSubscriptions} s on s.user_id = told.user_id
      where ${which} and told.wants_push
      on conflict (topic, dedupe_key) do nothing`),
  ] as const
}
