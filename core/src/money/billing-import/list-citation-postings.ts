import { sql } from 'drizzle-orm'
import { requireBillingSystem } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { toCents } from '../../platform/kernel/money.ts'
import { centsToWire, dayToWire } from '../billing/index.ts'
import { citationPostings } from '../citations/citations.sql.ts'
import { plainCsv } from './plain-csv.ts'

/** A citation payment not booked yet, in a batch's columns. */
export interface CitationPosting {
  readonly kind: 'citation-payment'
  readonly number: string
  readonly reference: string
  /** MMDDYYYY. */
  readonly date: string
  /** Cents; a trailing minus is a refund. */
  readonly amount: string
}

const maxListed = 10_000

interface Row extends Record<string, unknown> {
  readonly number: string
  readonly reference: string
  readonly day: string
  readonly cents: number
}

/** Unbooked ones, oldest first; the rest follows after them. @throws unauthenticated, forbidden. */
export async function listCitationPostings(context: Context): Promise<readonly CitationPosting[]> {
  requireBillingSystem(context, 'listCitationPostings')
  const rows = await context.database.rows<Row>(sql`
    select number, reference, paid_on::text as day, amount_cents as cents from ${citationPostings}
    where posted_at is null order by created_at, reference, id limit ${maxListed}`)
  return rows.map(({ number, reference, day, cents }) => ({
    kind: 'citation-payment',
    number,
    reference,
    date: dayToWire(day),
    amount: centsToWire(toCents(cents)),
  }))
}

/** CSV to send back as a batch once booked. */
export const citationPostingsAsCsv = (postings: readonly CitationPosting[]): string =>
  plainCsv(['kind', 'number', 'reference', 'date', 'amount'], postings)
