import { type SQL, sql } from 'drizzle-orm'
import { messages } from '../../casework/messages/messages.sql.ts'
import { permitFollowers } from '../../casework/requests/permit-followers.sql.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { newsReaders } from '../../people/followers/index.ts'
import { pushTopic } from '../../people/push/index.ts'
import { pushSubscriptions } from '../../people/users/users.sql.ts'
import type { Builder } from '../../platform/database/database.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { type Language, languages } from '../../platform/kernel/language.ts'
import { type MailKind, mailTopic } from '../../platform/mail/index.ts'
import { sayInSql } from '../../platform/texts/index.ts'
import { followPath, permitNumberSql, permitTitle } from './following.ts'
import { permitKinds, permits } from './permits.sql.ts'

/** In each language: what happened, in a few words, and the sentence about it. */
export type PermitNews = Readonly<
  Record<Language, { readonly what: string; readonly text: string }>
>

const newsMail: MailKind = 'permit-news'
/** As of one's own requests; not its applicant, who is notified anyway, nor who made the change. */
const followersOf = ({ actor }: Context, permitId: string): SQL =>
  newsReaders({
    followers: permitFollowers,
    preference: 'request-updates',
    where: sql`f.permit_id = ${permitId}
      and f.user_id is distinct from ${actor.kind === 'user' ? actor.userId : null}::uuid
      and not exists (select from ${permits} own join ${requests} r on r.id = own.request_id
        where own.id = ${permitId} and (r.user_id = f.user_id or r.guest_email = f.guest_email))`,
  })

/**
 * Notifies a permit's followers once, in the `write` of the change: by email, and with an account by
 * inbox and Web Push as they chose, each in their language. The link is the permit's public page.
 */
export function notifyFollowers(
  context: Context,
  builder: Builder,
  permitId: string,
  news: PermitNews,
) {
  const { clock, texts } = context
  const now = clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const id = newId<'permit news'>(now)
  const source = sql`from (${followersOf(context, permitId)}) f
    cross join ${permits} p join ${permitKinds} k on k.code = p.kind`
  const which = sql`p.id = ${permitId}`
  const textIn = (
    key: 'PermitFollowing.NewsTitle' | 'PermitFollowing.NewsText',
    language: Language,
  ) =>
    sayInSql(
      { language, texts },
      key,
      { title: permitTitle(language), number: permitNumberSql },
      news[language],
    )
  const inTheirs = (key: Parameters<typeof textIn>[0]) =>
    sql`case f.language ${sql.join(
      languages.map((language) => sql`when ${language} then ${textIn(key, language)}`),
      sql` `,
    )} end`
  const title = inTheirs('PermitFollowing.NewsTitle')
  const text = inTheirs('PermitFollowing.NewsText')
  const page = sql`'/permits/' || p.year || '/' || p.number`
  context.onQueued?.()
  return [
    builder.execute(sql`
      insert into ${messages} (id, user_id, title, title_es, body, body_es, page, created_at)
      select gen_random_uuid(), f.user_id,
        ${textIn('PermitFollowing.NewsTitle', 'en')}, ${textIn('PermitFollowing.NewsTitle', 'es')},
        ${textIn('PermitFollowing.NewsText', 'en')}, ${textIn('PermitFollowing.NewsText', 'es')}, ${page}, ${at}
      ${source} where ${which} and f.user_id is not null`),
    builder.execute(sql`
      insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
      select gen_random_uuid(), ${mailTopic}, ${newsMail} || '/' || ${id} || '/' || f.id,
        json_build_object('kind', ${newsMail}::text, 'to', f.email, 'language', f.language,
          'path', case when f.user_id is null then ${followPath(sql`f.id`)} else ${page} end,
          'isSigned', f.user_id is null,
          'unsubscribe', case when f.user_id is null then json_build_object('page', '#following',
            'api', '/api' || ${page} || '/following/stop') end,
          'values', json_build_object('headline', ${title}, 'text', ${text})),
        ${at}, ${at}
      ${source} where ${which} and f.wants_mail
      on conflict (topic, dedupe_key) do nothing`),
    builder.execute(sql`
      insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
      select gen_random_uuid(), ${pushTopic}, ${id} || '/' || d.id,
        json_build_object('subscriptionId', d.id, 'kind', ${newsMail}::text, 'title', ${title}, 'body', ${text}, 'path', ${page}),
        ${at}, ${at}
      ${source} join ${pushSubscriptions} d on d.user_id = f.user_id
      where ${which} and f.wants_push and d.app = 'resident'
      on conflict (topic, dedupe_key) do nothing`),
  ] as const
}
