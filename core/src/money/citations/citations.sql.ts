import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/database/columns.ts'

/**
 * City charges by number (docs/billing-import.md): citations, permit and alarm fees, ambulance
 * bills.
 */
export const citations = pgTable(
  'citations',
  {
    id: id(),
    /** From `normalCitationNumber`. */
    number: text().notNull().unique('citations_number'),
    /** From `normalPlate`; null without a vehicle. */
    plate: text(),
    /** `Expired meter`, … */
    type: text().notNull(),
    typeEs: text(),
    issuedOn: date().notNull(),
    dueOn: date(),
    amountCents: integer().notNull(),
    /** Open at the office; 0 if paid there or dismissed. */
    balanceCents: integer().notNull(),
    /** Through the portal; null again after a refund or return. */
    paidAt: instant(),
    updatedAt: instant().notNull(),
  },
  (table) => [check('citations_balance', sql`${table.balanceCents} >= 0`)],
)

/** Payments and refunds (negative) until the office has booked them. */
export const citationPostings = pgTable(
  'citation_postings',
  {
    id: id(),
    number: text().notNull(),
    /** The payment's; a refund's has a suffix. */
    reference: text().notNull(),
    paidOn: date().notNull(),
    amountCents: integer().notNull(),
    postedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('citation_postings_once').on(table.number, table.reference),
    index('citation_postings_pending')
      .on(table.createdAt)
      .where(sql`posted_at is null`),
  ],
)
