import { type SQL, sql } from 'drizzle-orm'
import { messages } from '../../casework/messages/messages.sql.ts'
import { organizationMembers } from '../../people/organizations/organizations.sql.ts'
import { users } from '../../people/users/users.sql.ts'
import { dayInWords } from '../../platform/database/day-in-words.ts'
import { dollarsText } from '../../platform/database/dollars.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { type Language, languages } from '../../platform/kernel/language.ts'
import { type MailKind, mailTopic } from '../../platform/mail/index.ts'
import { sayInSql } from '../../platform/texts/index.ts'
import { savedMethods } from '../ledger/payments.sql.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import {
  autopayNotifications,
  type AutopayNotificationKind,
  type NotificationTexts,
} from './notification-kinds.ts'

/** The columns of `facts`, one row per account; null where one does not apply. */
export const factColumns = sql`user_id, organization_id, account, cents, day_on, next_on, kind, brand, last4`

interface MailAbout {
  readonly kind: MailKind
  /** The page that the button opens. */
  readonly path: SQL
}

const mails: Readonly<Record<'autopay' | 'bills' | 'messages', MailAbout>> = {
  autopay: {
    kind: 'autopay-news',
    path: sql`'/account/' || person_id || '#manage-autopay-section'`,
  },
  bills: { kind: 'bill-news', path: sql`'/payment/water-bill-payment-records'` },
  messages: { kind: 'bill-news', path: sql`'/messages'` },
}

const mailOf = (kind: AutopayNotificationKind): MailAbout => {
  const texts: NotificationTexts = autopayNotifications[kind]
  return mails[texts.about ?? 'autopay']
}

/** "Visa ending in 1111". */
function methodText({ texts }: Context, language: Language): SQL {
  const known = { brand: sql`facts.brand`, last4: sql`facts.last4` }
  const named = (key: 'Card' | 'Checking' | 'Savings') =>
    sayInSql({ language, texts }, `Autopay.Method${key}`, known)
  return sql`case when facts.kind = 'card' then ${named('Card')}
    when facts.brand = 'Savings' then ${named('Savings')} else ${named('Checking')} end`
}

function filledText(
  context: Context,
  kind: AutopayNotificationKind,
  part: 'title' | 'body',
  language: Language,
) {
  return sayInSql({ language, texts: context.texts }, autopayNotifications[kind][part], {
    account: sql`facts.account`,
    amount: dollarsText(sql`facts.cents`),
    day: dayInWords(sql`facts.day_on`, language),
    next: dayInWords(sql`facts.next_on`, language),
    method: methodText(context, language),
  })
}

/** The users notified for an owner: the person, or the organization's managers. */
export const isReader = (owner: SQL): SQL => sql`${users.deletedAt} is null and (
  ${users.id} = ${owner}.user_id
  or (${owner}.organization_id is not null and ${users.id} in (
    select m.user_id from ${organizationMembers} m
    where m.organization_id = ${owner}.organization_id and m.role = 'manager' and m.is_verified)))`

/**
 * Notifies an account's owners by inbox and email, each in their language. `before` holds the CTEs
 * of the change, so that both happen together and once; `facts` selects `factColumns` from them.
 */
export function notification(
  context: Context,
  kind: AutopayNotificationKind,
  { before, facts }: { readonly before?: SQL; readonly facts: SQL },
): SQL {
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  const [title, body] = (['title', 'body'] as const).map((part) =>
    sql.join(
      languages.map(
        (language) =>
          sql`${filledText(context, kind, part, language)} as ${sql.raw(`${part}_${language}`)}`,
      ),
      sql`, `,
    ),
  )
  const mail = mailOf(kind)
  context.onQueued?.()
  return sql`
    with ${before ? sql`${before},` : sql``} facts (${factColumns}) as (${facts}),
    people as (
      select facts.*, users.id as person_id, users.email, users.language
      from facts join ${users} on ${isReader(sql`facts`)}),
    notices as materialized (
      select facts.person_id, facts.email, facts.language, ${title}, ${body} from people facts),
    inbox as (
      insert into ${messages} (id, user_id, title, title_es, body, body_es, page, created_at)
      select gen_random_uuid(), person_id, title_en, title_es, body_en, body_es,
        -- A message does not link to its own list.
        nullif(${mail.path}, '/messages'), ${at} from notices)
    insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
    select gen_random_uuid(), ${mailTopic}, ${mail.kind}::text || '/' || gen_random_uuid(),
      json_build_object('kind', ${mail.kind}::text, 'to', email, 'language', language,
        'path', ${mail.path},
        'values', json_build_object(
          'headline', case language when 'es' then title_es else title_en end,
          'text', case language when 'es' then body_es else body_en end)), ${at}, ${at}
    from notices`
}

/** `factColumns` from a CTE with the id, owners, account and method of `autopays`. */
export const factsOf = (autopaysCte: SQL): SQL => sql`
  select a.user_id, a.organization_id, u.customer_id || '-' || u.location_id, null::int, null::date,
    null::date, m.kind, m.brand, m.last4
  from ${autopaysCte} a join ${utilityAccounts} u on u.id = a.utility_account_id
  join ${savedMethods} m on m.id = a.saved_method_id`
