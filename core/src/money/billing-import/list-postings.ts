import { sql } from 'drizzle-orm'
import { requireBillingSystem } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { toCents } from '../../platform/kernel/money.ts'
import { utilityPayments } from '../billing/billing.sql.ts'
import { centsToWire, dayToWire } from '../billing/index.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { plainCsv } from './plain-csv.ts'

/** A payment not booked yet, in a batch's columns. */
export interface Posting {
  readonly kind: 'payment'
  readonly customerId: string
  readonly locationId: string
  readonly reference: string
  readonly type: string
  /** MMDDYYYY. */
  readonly date: string
  /** Cents; a trailing minus is a refund. */
  readonly amount: string
}

const maxListed = 10_000

interface Row extends Record<string, unknown> {
  readonly customerId: string
  readonly locationId: string
  readonly reference: string
  readonly type: string
  readonly day: string
  readonly cents: number
}

/** Unbooked ones, oldest first; the rest follows after them. @throws unauthenticated, forbidden. */
export async function listPostings(context: Context): Promise<readonly Posting[]> {
  requireBillingSystem(context, 'listPostings')
  const rows = await context.database.rows<Row>(sql`
    select a.customer_id as "customerId", a.location_id as "locationId", p.reference, p.type,
      p.paid_on::text as day, p.amount_cents as cents
    from ${utilityPayments} p join ${utilityAccounts} a on a.id = p.utility_account_id
    where p.posted_at is null order by p.created_at, p.reference, p.id limit ${maxListed}`)
  return rows.map(({ day, cents, ...row }) => ({
    kind: 'payment',
    ...row,
    date: dayToWire(day),
    amount: centsToWire(toCents(cents)),
  }))
}

const columns = ['kind', 'customerId', 'locationId', 'reference', 'type', 'date', 'amount'] as const

/** CSV (RFC 4180) to send back as a batch once booked. */
export const postingsAsCsv = (postings: readonly Posting[]): string => plainCsv(columns, postings)
