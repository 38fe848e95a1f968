import { type SQL, sql } from 'drizzle-orm'
import { messages } from '../../casework/messages/messages.sql.ts'
import { cityQuietUntil } from '../../people/profiles/index.ts'
import { pushTopic } from '../../people/push/index.ts'
import { pushSubscriptions } from '../../people/users/users.sql.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { dayText, moneyText } from '../../platform/kernel/format.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { type MailKind, mailTopic } from '../../platform/mail/index.ts'
import { bills, delinquencies } from '../billing/billing.sql.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { addressOf, peopleOf } from './matched-rows.ts'
import { filledNotice, type NoticeTexts } from './notice-texts.ts'
import { shutoffBatches, shutoffNotices } from './shutoff-notices.sql.ts'

/** Notices of one transaction. */
const partSize = 500
/** Parts in a run: a hundred thousand notices leave within two minutes. */
const mostParts = 100

const noticeMail: MailKind = 'shutoff-notice'
const billsPath = '/payment/water-bill-payment-records'

export interface Person {
  readonly id: string
  readonly email: string
  readonly language: Language
}

export interface WaitingNotice extends Record<string, unknown> {
  readonly batch_id: string
  readonly line: number
  readonly number: string
  readonly amount_cents: number
  readonly shutoff_on: string
  readonly address: string | null
  readonly bill_id: string | null
  readonly texts: NoticeTexts
  readonly people: readonly Person[]
}

/** Where the notice leads: the account's oldest open bill. */
const pathOf = ({ bill_id: billId }: WaitingNotice): string =>
  billId === null ? billsPath : `/payment/bill/${billId}`

interface Said {
  readonly title: string
  readonly body: string
}

/** What a notice says in a language; also what a letter says. */
export function noticeIn(
  notice: Pick<WaitingNotice, 'texts' | 'number' | 'amount_cents' | 'shutoff_on' | 'address'>,
  language: Language,
  link: string,
): Said {
  const { texts } = notice
  const isSpanish = language === 'es'
  const values = {
    amount: moneyText(notice.amount_cents, language),
    deadline: dayText(notice.shutoff_on, language),
    todo: isSpanish ? texts.todoEs : texts.todo,
    hours: isSpanish ? texts.hoursEs : texts.hours,
    phone: texts.phone,
    link,
    account: notice.number,
    address: notice.address ?? '',
  }
  return {
    title: filledNotice(isSpanish ? texts.titleEs : texts.title, values),
    body: filledNotice(isSpanish ? texts.bodyEs : texts.body, values),
  }
}

function rowsOf(notice: WaitingNotice, portalUrl: string) {
  const path = pathOf(notice)
  const [english, spanish] = (['en', 'es'] as const).map((language) =>
    noticeIn(notice, language, portalUrl + path),
  )
  return notice.people.map(({ id, email, language }) => {
    const said = language === 'es' ? spanish : english
    const { title = '', body = '' } = said ?? {}
    return {
      line: notice.line,
      userId: id,
      title: english?.title,
      titleEs: spanish?.title,
      body: english?.body,
      bodyEs: spanish?.body,
      path,
      push: { kind: noticeMail, title, body, path },
      mail: {
        kind: noticeMail,
        to: email,
        language,
        path,
        values: { headline: title, text: body },
      },
    }
  })
}

/**
 * Brings waiting notices to everyone who has the account: inbox, mail and push, whatever they turned
 * off, since the law wants them to know; at night the push waits for the morning. A part is one transaction, so that a worker that dies sends
 * no one a second one.
 * @returns notices that left
 */
export async function deliverNotices(context: Context, portalUrl: string): Promise<number> {
  let all = 0
  for (let part = 0; part < mostParts; part++) {
    // oxlint-disable-next-line no-await-in-loop -- each part is a transaction of its own
    const waiting = await nextPart(context)
    if (waiting.length === 0) return all
    // oxlint-disable-next-line no-await-in-loop -- see above
    all += await deliver(context, waiting, portalUrl)
  }
  return all
}

const nextPart = ({ database }: Context): Promise<readonly WaitingNotice[]> =>
  database.rows<WaitingNotice>(sql`
    select n.batch_id, n.line, n.customer_id || '-' || n.location_id as number, n.amount_cents,
      n.shutoff_on::text, ${addressOf(sql`a`)} as address, b.texts,
      (select o.id from ${bills} o where o.utility_account_id = a.id and o.balance_cents > 0
        order by o.due_on, o.number limit 1) as bill_id,
      (select coalesce(json_agg(json_build_object('id', p.id, 'email', p.email, 'language', p.language)
        order by p.id), '[]') from (${peopleOf(sql`a.id`)}) p) as people
    from (select * from ${shutoffNotices} where sent_at is null
      order by batch_id, line limit ${partSize}) n
    join ${shutoffBatches} b on b.id = n.batch_id
    left join ${utilityAccounts} a on a.id = n.utility_account_id
    where n.batch_id = (select batch_id from ${shutoffNotices} where sent_at is null
      order by batch_id, line limit 1)
    order by n.line`)

async function deliver(
  { city, clock, database }: Context,
  waiting: readonly WaitingNotice[],
  portalUrl: string,
): Promise<number> {
  const now = clock.now()
  const instant = (time: Date): SQL => sql`${time.toISOString()}::timestamptz`
  const [at, pushAt] = [instant(now), instant(cityQuietUntil(now, city) ?? now)]
  const batchId = waiting[0]?.batch_id ?? ''
  const lines = waiting.map(({ line, people }) => ({ line, reached: people.length }))
  const rows = waiting.flatMap((notice) => rowsOf(notice, portalUrl))
  const { sent } = await database.write((builder) => ({
    sent: builder.execute<{ count: number }>(
      statement({ at, pushAt, batchId, lines: JSON.stringify(lines), rows: JSON.stringify(rows) }),
    ),
  }))
  return sent.rows[0]?.count ?? 0
}

interface Part {
  readonly at: SQL
  /** After the city's quiet hours. Those of the reader hold when it leaves the outbox. */
  readonly pushAt: SQL
  readonly batchId: string
  readonly lines: string
  readonly rows: string
}

/** Of two workers with the same part the second finds every notice sent, and writes nothing. */
const statement = ({ at, pushAt, batchId, lines, rows }: Part): SQL => sql`
  with claimed as (
    update ${shutoffNotices} n set sent_at = ${at}, reached = l.reached
    from json_to_recordset(${lines}::json) l(line int, reached int)
    where n.batch_id = ${batchId}::uuid and n.line = l.line and n.sent_at is null
    returning n.line, n.utility_account_id, n.amount_cents, n.shutoff_on
  ), r as materialized (
    select r.* from json_to_recordset(${rows}::json) r(line int, "userId" uuid, title text,
      "titleEs" text, body text, "bodyEs" text, path text, push jsonb, mail jsonb)
    join claimed on claimed.line = r.line
  ), inbox as (
    insert into ${messages} (id, user_id, title, title_es, body, body_es, page, created_at)
    select gen_random_uuid(), "userId", title, "titleEs", body, "bodyEs", path, ${at} from r
  ), mailed as (
    insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
    select gen_random_uuid(), ${mailTopic}, ${`${noticeMail}/${batchId}/`}::text || line || '/' || "userId", mail, ${at}, ${at}
    from r on conflict (topic, dedupe_key) do nothing
  ), pushed as (
    insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
    select gen_random_uuid(), ${pushTopic}, ${`${noticeMail}/${batchId}/`}::text || line || '/' || p.id,
      push || jsonb_build_object('subscriptionId', p.id), ${at}, ${pushAt}
    from r join ${pushSubscriptions} p on p.user_id = r."userId" and p.app = 'resident'
    on conflict (topic, dedupe_key) do nothing
  ), banners as (
    insert into ${delinquencies} (utility_account_id, type, amount_cents, on_day, updated_at)
    select utility_account_id, 'shutoff', amount_cents, shutoff_on, ${at} from claimed
    where utility_account_id is not null
    on conflict (utility_account_id, type) do update set
      amount_cents = excluded.amount_cents, on_day = excluded.on_day, updated_at = excluded.updated_at
  )
  select count(*)::int as count from claimed`
