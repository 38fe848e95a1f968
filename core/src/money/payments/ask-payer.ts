import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { dateText, dayText, moneyText } from '../../platform/kernel/format.ts'
import { dollarsOf } from '../../platform/kernel/money.ts'
import { say } from '../../platform/texts/index.ts'
import { utilityPayments } from '../billing/billing.sql.ts'
import type { PaymentQuestion } from '../ledger/rules.ts'
import { ownAccountIds } from '../utility-accounts/index.ts'
import { openQuestions, type Questioned, toConfirm } from './open-questions.ts'
import type { Payer } from './payment-order.ts'

/** With what the payer may know. */
interface Row extends Record<string, unknown> {
  readonly code: PaymentQuestion
  readonly number: string
  readonly cents: number
  readonly due: number
  /** The city's date of the earlier payment of the same amount. */
  readonly day: string | null
  /** Its time, if the user made it or owns the account. */
  readonly at: string | null
  readonly isOpen: boolean | null
  /** The account's last payment, if the user may see it. */
  readonly lastCents: number | null
  readonly lastDay: string | null
}

type Asked = Pick<Payer, 'caller' | 'userId' | 'organizationId'>

async function readQuestions(
  context: Context,
  paid: Questioned,
  { caller, userId, organizationId }: Asked,
): Promise<readonly Row[]> {
  const isIn = (organization: string | null): SQL =>
    userId === null
      ? sql`false`
      : sql`q.account_id in (${ownAccountIds({ userId, organizationId: organization })})`
  const keeps = sql`(${isIn(null)} or ${isIn(organizationId)})`
  const rows = await context.database.rows<Row>(sql`
    select q.code, q.number, q.cents::float8 as cents, q.due, q.day::text as day, q.is_open as "isOpen",
      case when ${keeps} or q.caller = ${caller} or q.user_id = ${userId}::uuid
        then to_char(q.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as at,
      last.amount_cents as "lastCents", last.paid_on::text as "lastDay"
    from (${openQuestions(context, paid)}) q
    left join lateral (
      select u.amount_cents, u.paid_on from ${utilityPayments} u
      where u.utility_account_id = q.account_id and u.amount_cents > 0 and ${keeps}
      order by u.paid_on desc, u.created_at desc limit 1) last on true
    order by q.number, array_position(
      array['Payment.NothingDue', 'Payment.PaidRecently', 'Payment.MoreThanDue'], q.code)`)
  return rows
}

/** In city time. */
const timeText = ({ city, language }: Context, at: string): string =>
  dateText(at, language, 'dayTime', city.timeZone)

/** With the date and the amount as far as the payer may see them. */
function sentence(context: Context, row: Row): string {
  const { language } = context
  const { at, cents, code, day, due, isOpen, lastCents, lastDay, number: account } = row
  const amount = moneyText(cents, language)
  switch (code) {
    case 'Payment.NothingDue': {
      // A payment of the same amount has its own question.
      if (day !== null || lastCents === null || lastDay === null)
        return say(context, 'Payment.NothingDueOn', { account })
      const last = moneyText(lastCents, language)
      const values = { account, amount: last, day: dayText(lastDay, language) }
      return say(context, 'Payment.NothingDueSince', values)
    }
    case 'Payment.PaidRecently': {
      const when = at === null ? dayText(day ?? '', language) : timeText(context, at)
      const values = { account, amount, when }
      return say(context, isOpen ? 'Payment.BeingPaidOn' : 'Payment.PaidOn', values)
    }
    case 'Payment.MoreThanDue': {
      const values = { account, amount, due: moneyText(Math.max(due, 0), language) }
      return say(context, 'Payment.MoreThanDueOn', values)
    }
  }
}

/** The error with every open question, after `nothingToConfirm` refused; others unchanged. */
export async function askPayer(
  context: Context,
  paid: Questioned,
  payer: Asked,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof DomainError) || error.code !== toConfirm) return error
  const rows = await readQuestions(context, paid, payer)
  const [first] = rows
  // The earlier payment failed just now: a retry needs no question.
  if (!first) return error
  const questions = rows.map((row) => ({
    code: row.code,
    message: sentence(context, row),
    accountNumber: row.number,
    due: dollarsOf(row.due),
    amount:
      row.day === null
        ? row.lastCents === null
          ? null
          : dollarsOf(row.lastCents)
        : dollarsOf(row.cents),
    paidOn: row.day ?? row.lastDay,
    paidAt: row.at,
  }))
  const asked = new DomainError('conflict', first.code)
  asked.detail = questions.map(({ message }) => message).join(' ')
  asked.members = { questions }
  return asked
}
