import { type SQL, sql } from 'drizzle-orm'
import { dollars } from '../../platform/database/dollars.ts'
import { utilityPayments } from '../billing/billing.sql.ts'
import { arrangedCents, dueNowCents } from '../billing/index.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { addressOf, firstPerson, userObject } from './matched-rows.ts'
import type { NoticeFilter } from './rules.ts'
import { shutoffBatches, shutoffNotices } from './shutoff-notices.sql.ts'

/**
 * Paid on the account since the billing system wrote the file: what was not in its balance then. A
 * payment of long before is one that was only sent to us now.
 */
const paidCents: SQL = sql`coalesce((
  select sum(p.amount_cents) from ${utilityPayments} p
  where p.utility_account_id = n.utility_account_id
    and (p.posted_at is null
      or (p.posted_at > b.created_at and p.paid_on >= b.created_at::date - 7))), 0)::int`

/** Who paid the notice's amount, owes nothing, or pays in installments keeps the water. */
const state: SQL = sql`case
  when ${paidCents} >= n.amount_cents or (a.id is not null and ${dueNowCents(sql`a`)} <= 0) then 'paid'
  when a.id is not null and ${arrangedCents(sql`a`)} > 0 then 'arranged'
  else 'open' end`

/** SQL: notices `n` of batches `b` with their accounts `a`, how they stand, and the person to call. */
export const noticeRows = (where: SQL): SQL => sql`
  select n.*, n.customer_id || '-' || n.location_id as number, ${state} as state,
    ${paidCents} as paid_cents, ${addressOf(sql`a`)} as address, a.zip, a.address1, a.city, a.state as region,
    ${userObject(sql`person`)} as person, person.phone_number as phone,
    concat_ws(' ', person.first_name, person.last_name) as person_name,
    n.reached = 0 or person.has_mail is not true as needs_letter, person.has_mail,
    b.created_at as batch_created_at
  from ${shutoffNotices} n join ${shutoffBatches} b on b.id = n.batch_id
  left join ${utilityAccounts} a on a.id = n.utility_account_id
  ${firstPerson(sql`n.utility_account_id`)}
  where ${where}`

/**
 * SQL on rows of `noticeRows`, as `f`. Letters go to those who get no mail; if theirs comes back,
 * they are called, too.
 */
export const isIn = (filter: NoticeFilter): SQL =>
  ({
    all: sql`true`,
    open: sql`f.state = 'open'`,
    calls: sql`f.state = 'open' and (f.wants_phone or (not f.has_mail and f.phone is not null))`,
    letters: sql`f.state = 'open' and f.sent_at is not null and f.needs_letter and f.zip is not null`,
    paid: sql`f.state in ('paid', 'arranged')`,
    asked: sql`f.asked_at is not null and f.state = 'open'`,
  })[filter]

/** JSON of a row: the specification's fields (admin section 3.5), and how it stands. */
export const noticeObject: SQL = sql`json_build_object('line', f.line, 'accountNumber', f.number,
  'delinquentAmount', ${dollars(sql`f.amount_cents`)}, 'shutoffDate', f.shutoff_on,
  'phonePreference', f.wants_phone, 'user', f.person, 'address', f.address,
  'state', f.state, 'isSent', f.sent_at is not null, 'reached', f.reached, 'needsLetter', f.needs_letter,
  'hasAsked', f.asked_at is not null, 'askedNote', f.asked_note)`
