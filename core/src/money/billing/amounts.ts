import { type SQL, sql } from 'drizzle-orm'
import { type Cents, toCents } from '../../platform/kernel/money.ts'
import { utilityPayments } from './billing.sql.ts'

/** An account's balance from the billing system, and the payments since. */
export interface Balance {
  /** Penalty included; negative is a credit. */
  readonly balanceCents: number
  readonly penaltyCents: number
  /** Paid but not in the balance yet; a refund is negative. */
  readonly pendingCents: number
}

/** What an account has to pay. */
export interface Due {
  readonly dueCents: Cents
  /** What of it is the penalty: what is paid counts for the bill first. */
  readonly penaltyCents: Cents
}

/** The amount due: never a credit, and without payments since (spec, resident section 9). */
export function dueOf({ balanceCents, penaltyCents, pendingCents }: Balance): Due {
  const due = Math.max(balanceCents - pendingCents, 0)
  return {
    dueCents: toCents(due),
    penaltyCents: toCents(Math.min(Math.max(penaltyCents, 0), due)),
  }
}

/** `dueOf` of a row with the columns `balance_cents` and `pending_cents`. */
export const dueCents = (row: SQL): SQL =>
  sql`greatest(${row}.balance_cents - ${row}.pending_cents, 0)`

/** `dueOf`, the penalty in it. */
export const duePenaltyCents = (row: SQL): SQL =>
  sql`least(greatest(${row}.penalty_cents, 0), ${dueCents(row)})`

/** What is due on the account of a row of `utility_accounts`, in cents; a credit is negative. */
export const dueNowCents = (account: SQL): SQL => sql`(${account}.balance_cents - coalesce((
  select sum(paid.amount_cents) from ${utilityPayments} paid
  where paid.utility_account_id = ${account}.id and paid.posted_at is null), 0))::int`
