import { type SQL, sql } from 'drizzle-orm'
import { type Cents, toCents } from '../../platform/kernel/money.ts'
import { utilityPayments } from './billing.sql.ts'

export interface Balance {
  /** Penalty included; negative is a credit. */
  readonly balanceCents: number
  readonly penaltyCents: number
  /** Paid but not in the balance yet; a refund is negative. */
  readonly pendingCents: number
}

export interface Due {
  readonly dueCents: Cents
  /** A payment counts for the bill first, then for the penalty. */
  readonly penaltyCents: Cents
}

/** Never a credit, less payments since (spec, resident section 9). */
export function dueOf({ balanceCents, penaltyCents, pendingCents }: Balance): Due {
  const due = Math.max(balanceCents - pendingCents, 0)
  return {
    dueCents: toCents(due),
    penaltyCents: toCents(Math.min(Math.max(penaltyCents, 0), due)),
  }
}

/** `dueOf` in SQL, for a row with `balance_cents` and `pending_cents`. */
export const dueCents = (row: SQL): SQL =>
  sql`greatest(${row}.balance_cents - ${row}.pending_cents, 0)`

/** `dueOf`'s penalty in SQL. */
export const duePenaltyCents = (row: SQL): SQL =>
  sql`least(greatest(${row}.penalty_cents, 0), ${dueCents(row)})`

/** Due on the account of a row of `utility_accounts`; a credit is negative. */
export const dueNowCents = (account: SQL): SQL => sql`(${account}.balance_cents - coalesce((
  select sum(paid.amount_cents) from ${utilityPayments} paid
  where paid.utility_account_id = ${account}.id and paid.posted_at is null), 0))::int`
