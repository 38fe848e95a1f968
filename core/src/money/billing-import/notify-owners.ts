import { type SQL, sql } from 'drizzle-orm'
import { messages } from '../../casework/messages/messages.sql.ts'
import { organizationMembers } from '../../people/organizations/organizations.sql.ts'
import { takes } from '../../people/profiles/index.ts'
import { pushTopic } from '../../people/push/index.ts'
import { pushSubscriptions, users } from '../../people/users/users.sql.ts'
import { dayInWords } from '../../platform/database/day-in-words.ts'
import { dollarsText } from '../../platform/database/dollars.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { type MailKind, mailTopic } from '../../platform/mail/index.ts'
import { sayInSql } from '../../platform/texts/index.ts'
import { utilityAccountOwners } from '../utility-accounts/utility-accounts.sql.ts'

const amount = dollarsText(sql`recipients.cents`)

const dueOn = (language: Language): SQL => dayInWords(sql`recipients.due_on`, language)

/** A text filled in by the database. */
const filledText = (
  { texts }: Context,
  key: 'Billing.BillReadyBody' | 'Billing.BillReadyTitle',
  language: Language,
): SQL =>
  sayInSql({ language, texts }, key, {
    account: sql`recipients.account`,
    amount,
    day: dueOn(language),
  })

const billReady: MailKind = 'bill-ready'

/** The page that the email's button and the message open. */
const billsPath = '/payment/water-bill-payment-records'

/**
 * Notifies of new bills by inbox and email, whatever the settings: it replaces paper. By push to who has
 * not turned that off.
 */
export const notifyOwners = (context: Context): SQL => {
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  const inTheirs = (key: Parameters<typeof filledText>[1]) => sql`case recipients.language
    when 'es' then ${filledText(context, key, 'es')} else ${filledText(context, key, 'en')} end`
  return sql`
    recipients as materialized (
      select distinct b.id as bill, u.id as user_id, u.email, u.language, b.due_on,
        b.amount_cents as cents, known.customer_id || '-' || known.location_id as account
      from put_bills b
      join known on known.id = b.utility_account_id and known.is_paperless
      join ${utilityAccountOwners} o on o.utility_account_id = b.utility_account_id
      left join ${organizationMembers} m on m.organization_id = o.organization_id and m.is_verified
      join ${users} u on u.id = coalesce(o.user_id, m.user_id) and u.deleted_at is null
      where b.is_new
    ),
    inbox as (
      insert into ${messages} (id, user_id, title, title_es, body, body_es, page, created_at)
      select gen_random_uuid(), recipients.user_id,
        ${filledText(context, 'Billing.BillReadyTitle', 'en')}, ${filledText(context, 'Billing.BillReadyTitle', 'es')},
        ${filledText(context, 'Billing.BillReadyBody', 'en')}, ${filledText(context, 'Billing.BillReadyBody', 'es')},
        ${billsPath}::text, ${at}
      from recipients
    ),
    mail as (
      insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
      select gen_random_uuid(), ${mailTopic}, ${billReady}::text || '/' || recipients.bill || '/' || recipients.email,
        json_build_object('kind', ${billReady}::text, 'to', recipients.email, 'language', recipients.language,
          'path', ${billsPath}::text, 'values', json_build_object('account', recipients.account,
            'amount', ${amount}, 'day',
              case when recipients.language = 'es' then ${dueOn('es')} else ${dueOn('en')} end)),
        ${at}, ${at}
      from recipients
      on conflict (topic, dedupe_key) do nothing
    ),
    push as (
      insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
      select gen_random_uuid(), ${pushTopic}, ${billReady}::text || '/' || recipients.bill || '/' || d.id,
        json_build_object('subscriptionId', d.id, 'kind', ${billReady}::text, 'path', ${billsPath}::text,
          'title', ${inTheirs('Billing.BillReadyTitle')}, 'body', ${inTheirs('Billing.BillReadyBody')}),
        ${at}, ${at}
      from recipients
      join ${pushSubscriptions} d on d.user_id = recipients.user_id and d.app = 'resident'
      where ${takes(sql`recipients.user_id`, 'bill-ready', 'push')}
      on conflict (topic, dedupe_key) do nothing
    )`
}
