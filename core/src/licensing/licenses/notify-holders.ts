import { type SQL, sql } from 'drizzle-orm'
import { messages } from '../../casework/messages/messages.sql.ts'
import { organizationMembers } from '../../people/organizations/organizations.sql.ts'
import { takes } from '../../people/profiles/index.ts'
import { pushTopic } from '../../people/push/index.ts'
import { pushSubscriptions, users } from '../../people/users/users.sql.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { dayText } from '../../platform/kernel/format.ts'
import type { Language } from '../../platform/kernel/language.ts'
import type { MailKind } from '../../platform/mail/index.ts'
import { say } from '../../platform/texts/index.ts'
import { licenseReminders, licenses } from './licenses.sql.ts'

/** A renewal that comes due. */
export interface Reminder {
  readonly id: string
  readonly number: string
  readonly businessName: string
  readonly year: number
  readonly toDay: string
  readonly days: number
}

/** Where a reminder leads, by mail, by push and from the inbox. */
export const renewalPath = '/businesslicense'

const dueMail: MailKind = 'license-due'

/**
 * Notes a reminder as sent and, the first time, puts it into the inbox of who holds the license and
 * on their devices: the account with the license's email address, and the organization's members.
 */
export function notifyHolders(context: Context, reminder: Reminder): SQL {
  const { businessName, days, id, number, toDay, year } = reminder
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  const text = (key: 'License.MailDueSubject' | 'License.MailDueBody', language: Language): SQL =>
    sql`${say({ ...context, language }, key, {
      number,
      business: businessName,
      day: dayText(toDay, language),
    })}::text`
  const inLanguage = (key: 'License.MailDueSubject' | 'License.MailDueBody'): SQL =>
    sql`case when holders.language = 'es' then ${text(key, 'es')} else ${text(key, 'en')} end`
  context.onQueued?.()
  return sql`
    with sent as (
      insert into ${licenseReminders} (license_id, year, days, sent_at)
      values (${id}, ${year}, ${days}, ${at})
      on conflict do nothing returning license_id
    ),
    holders as materialized (
      select distinct u.id, u.language, ${takes(sql`u.id`, 'license-reminders', 'push')} as wants_push
      from sent join ${licenses} l on l.id = sent.license_id
      join ${users} u on u.deleted_at is null and u.email_verified_at is not null
        and (u.email = l.email or u.id in (select m.user_id from ${organizationMembers} m
          where m.organization_id = l.organization_id and m.is_verified))
    ),
    inbox as (
      insert into ${messages} (id, user_id, title, title_es, body, body_es, page, created_at)
      select gen_random_uuid(), holders.id,
        ${text('License.MailDueSubject', 'en')}, ${text('License.MailDueSubject', 'es')},
        ${text('License.MailDueBody', 'en')}, ${text('License.MailDueBody', 'es')},
        ${renewalPath}::text, ${at}
      from holders
    )
    insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
    select gen_random_uuid(), ${pushTopic}, ${`license-due/${id}/${year}/${days}/`}::text || s.id,
      json_build_object('subscriptionId', s.id, 'kind', ${dueMail}::text, 'title', ${inLanguage('License.MailDueSubject')},
        'body', ${inLanguage('License.MailDueBody')}, 'path', ${renewalPath}::text),
      ${at}, ${at}
    from holders join ${pushSubscriptions} s on s.user_id = holders.id and s.app = 'resident'
    where holders.wants_push
    on conflict (topic, dedupe_key) do nothing`
}
