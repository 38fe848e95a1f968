import { type SQL, sql } from 'drizzle-orm'
import { broadcastRecipients, broadcasts } from '../../casework/messages/broadcasts.sql.ts'
import { messages } from '../../casework/messages/messages.sql.ts'
import { shownStatuses } from '../../casework/requests/index.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { bills } from '../../money/billing/billing.sql.ts'
import { payments } from '../../money/ledger/payments.sql.ts'
import {
  utilityAccountOwners,
  utilityAccounts,
} from '../../money/utility-accounts/utility-accounts.sql.ts'
import { addressHash } from '../../people/profiles/index.ts'
import { userEvents, users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { auditLog } from '../../platform/audit/audit.sql.ts'
import { dollars } from '../../platform/database/dollars.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import type { MailKind } from '../../platform/mail/index.ts'
import { kindsFor } from './may-see.ts'
import { personNotes } from './person-notes.sql.ts'
import { type HistoryKind, historyCursor, personLimits } from './rules.ts'

export interface HistoryQuery {
  /** All that the caller may read, by default. */
  readonly kind?: HistoryKind | undefined
  /** `next` of the previous page. */
  readonly before?: string | undefined
}

/** An entry's columns besides kind, instant and id; null by default. */
interface Entry {
  readonly from: SQL
  readonly at: SQL
  readonly id: SQL
  readonly title: SQL
  readonly text?: SQL
  readonly number?: SQL
  readonly status?: SQL
  readonly color?: SQL
  readonly amount?: SQL
  readonly by?: SQL
  readonly href?: SQL
}

const nameOf = (user: string): SQL => {
  const table = sql.raw(user)
  return sql`coalesce(nullif(trim(${table}.first_name || ' ' || ${table}.last_name), ''), ${table}.email)`
}

const excerpt = (text: SQL): SQL => sql`left(${text}, 300)`

const announcement: MailKind = 'announcement'

const ownHash = (id: string): SQL =>
  sql`(select ${addressHash(sql`u.email`)} from ${users} u where u.id = ${id})`

/** Mails or pushes that the outbox has, without their content: the person's, as on their own page. */
const delivery = (topic: 'mail' | 'push', id: string): Entry => ({
  from: sql`${outbox} x where x.topic = ${topic} and x.recipient = ${ownHash(id)}`,
  at: sql`x.created_at`,
  id: sql`x.id`,
  title: sql`coalesce(x.payload ->> 'kind', x.topic)`,
  status: sql`x.status`,
})

const isRead = (row: string): SQL =>
  sql`case when ${sql.raw(row)}.read_at is null then 'unread' else 'read' end`

/** Of a person or an organization: ids are unique among both. */
function entriesOf(
  id: string,
  { language }: Context,
): Readonly<Record<HistoryKind, Entry | readonly Entry[]>> {
  const isTheirs = (table: string): SQL => {
    const own = sql.raw(table)
    return sql`(${own}.user_id = ${id} or ${own}.organization_id = ${id})`
  }
  const said = (column: string): SQL =>
    language === 'es'
      ? sql`coalesce(${sql.raw(column)}_es, ${sql.raw(column)})`
      : sql`${sql.raw(column)}`
  return {
    request: {
      from: sql`${requests} r left join ${users} s on s.id = r.assignee_id
        left join ${shownStatuses} on shown.record_type = r.record_type and shown.status = r.status
        where ${isTheirs('r')}`,
      at: sql`r.created_at`,
      id: sql`r.id`,
      title: said('r.title'),
      text: excerpt(
        sql`nullif(concat_ws(' · ', nullif(r.address, ''), nullif(r.description, '')), '')`,
      ),
      number: sql`r.number`,
      status: sql`r.status`,
      color: sql`coalesce(shown.color, 'gray')`,
      by: sql`case when s.id is not null then ${nameOf('s')} end`,
      href: sql`'/requests/' || r.id`,
    },
    payment: {
      from: sql`${payments} p where ${isTheirs('p')}`,
      at: sql`p.created_at`,
      id: sql`p.id`,
      title: sql`p.description`,
      text: sql`nullif(concat_ws(' ', p.method_brand, p.method_last4), '')`,
      number: sql`p.reference`,
      status: sql`p.status`,
      amount: dollars(sql`p.amount_cents`),
      href: sql`'/payments/' || p.id`,
    },
    bill: {
      from: sql`${utilityAccountOwners} o join ${utilityAccounts} a on a.id = o.utility_account_id
        join ${bills} b on b.utility_account_id = a.id where ${isTheirs('o')}`,
      // At noon UTC it is the same day in every American city.
      at: sql`((b.billed_on + time '12:00') at time zone 'UTC')`,
      id: sql`b.id`,
      title: sql`b.type`,
      text: sql`a.customer_id || '-' || a.location_id`,
      number: sql`b.number`,
      amount: dollars(sql`b.amount_cents`),
    },
    message: [
      {
        from: sql`${messages} m where m.user_id = ${id}`,
        at: sql`m.created_at`,
        id: sql`m.id`,
        title: said('m.title'),
        text: excerpt(said('m.body')),
        status: isRead('m'),
      },
      {
        from: sql`${broadcastRecipients} br join ${broadcasts} b on b.id = br.broadcast_id
          where br.user_id = ${id} and br.deleted_at is null`,
        at: sql`br.created_at`,
        id: sql`br.broadcast_id`,
        title: said('b.title'),
        text: excerpt(said('b.body')),
        status: isRead('br'),
      },
    ],
    mail: delivery('mail', id),
    push: [
      delivery('push', id),
      {
        // One that had to be tried again is in the outbox.
        from: sql`${broadcastRecipients} br join ${broadcasts} b on b.id = br.broadcast_id
          where br.user_id = ${id} and br.pushed_at is not null and not exists (
            select from ${outbox} x where x.topic = 'push' and x.recipient = ${ownHash(id)}
              and starts_with(x.dedupe_key, br.broadcast_id || '/'))`,
        at: sql`br.created_at`,
        // The message in the inbox has the broadcast's own. Version 8 is for what others make up (RFC 9562, 5.8).
        id: sql`overlay(overlay(md5('push/' || br.broadcast_id) placing '8' from 13) placing '8' from 17)::uuid`,
        title: sql`${announcement}::text`,
        text: said('b.title'),
        status: sql`'delivered'`,
      },
    ],
    change: {
      from: sql`${auditLog} c left join ${users} s
        on s.id = case when c.actor ~ '^[0-9a-f-]{36}$' then c.actor::uuid end
        where c.entity in ('user', 'organization') and c.entity_id = ${id}`,
      at: sql`c.at`,
      id: sql`c.id`,
      title: sql`c.operation`,
      by: sql`case when s.id is not null then ${nameOf('s')} else c.actor end`,
    },
    session: {
      from: sql`${userEvents} e where e.user_id = ${id}`,
      at: sql`e.at`,
      id: sql`e.id`,
      title: sql`coalesce(nullif(e.action, ''), e.name)`,
      text: sql`nullif(concat_ws(' · ', nullif(e.item, ''), e.data ->> 'ipAddress', e.data ->> 'userAgent'), '')`,
    },
    note: {
      from: sql`${personNotes} n join ${users} s on s.id = n.author_id where ${isTheirs('n')}`,
      at: sql`n.created_at`,
      id: sql`n.id`,
      title: sql`n.body`,
      by: nameOf('s'),
    },
  }
}

const millis = (moment: SQL): SQL =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Newest first, of all kinds or one. @throws forbidden unless staff, invalid for a wrong cursor. */
export async function listPersonHistory(
  context: Context,
  id: string,
  { kind, before }: HistoryQuery,
): Promise<JsonText> {
  const actor = requireStaff(context, 'listPersonHistory')
  const kinds = kindsFor(actor).filter((one) => kind === undefined || kind === one)
  if (kinds.length === 0) throw new DomainError('forbidden', 'Auth.RoleMissing')
  const entries = entriesOf(id, context)
  const [, moment, last] = before === undefined ? [] : (historyCursor.exec(before) ?? [])
  if (before !== undefined && !moment) throw new DomainError('invalid', 'Error.InvalidInput')
  const none = sql`null::text`
  const wanted = kinds.flatMap((name) =>
    [entries[name]].flat().map((entry) => ({ name, ...entry })),
  )
  const parts = wanted.map(({ name, from, at, ...entry }) => {
    const beyond = moment
      ? sql`and (${at}, ${entry.id}) < (${moment}::timestamptz, ${last}::uuid)`
      : sql``
    return sql`(
      select ${name}::text as kind, ${at} as at, ${entry.id} as id, ${entry.title} as title,
        ${entry.text ?? none} as text, ${entry.number ?? none} as number,
        ${entry.status ?? none} as status, ${entry.color ?? none} as color,
        ${entry.amount ?? sql`null::numeric`} as amount, ${entry.by ?? none} as by,
        ${entry.href ?? none} as href
      from ${from} ${beyond} order by ${at} desc, ${entry.id} desc limit ${personLimits.page + 1})`
  })
  return context.database.json(sql`
    with page as materialized (
      select *, row_number() over (order by at desc, id desc) as place
      from (${sql.join(parts, sql` union all `)}) entries
      order by at desc, id desc limit ${personLimits.page + 1})
    select json_build_object(
      'data', (select coalesce(json_agg(json_build_object('kind', kind, 'id', id,
        'at', ${isoInstant(sql`at`)}, 'title', title, 'text', text, 'number', number,
        'status', status, 'color', color, 'amount', amount, 'by', "by", 'href', href)
        order by place), '[]') from page where place <= ${personLimits.page}),
      'next', (select ${millis(sql`at`)} || '_' || id from page where place = ${personLimits.page}
        and exists (select from page where place > ${personLimits.page})))::text as body`)
}
