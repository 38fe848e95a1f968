import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/database/columns.ts'

/**
 * What the city's offices ask of people by a number, as they sent it (docs/billing-import.md): citations, parking
 * tickets, permit and alarm fees, ambulance bills.
 */
export const citations = pgTable(
  'citations',
  {
    id: id(),
    /** As `normalCitationNumber` leaves it. */
    number: text().notNull().unique('citations_number'),
    /** As `normalPlate` writes it; null if it names no vehicle. */
    plate: text(),
    /** What for: `Expired meter`, … */
    type: text().notNull(),
    /** The same in Spanish, if the office sends it. */
    typeEs: text(),
    issuedOn: date().notNull(),
    dueOn: date(),
    amountCents: integer().notNull(),
    /** What of it the office still holds open; 0 is paid there, or dismissed. */
    balanceCents: integer().notNull(),
    /** When it was paid here; null again after a refund or return. */
    paidAt: instant(),
    updatedAt: instant().notNull(),
  },
  (table) => [check('citations_balance', sql`${table.balanceCents} >= 0`)],
)

/** What the portal took of citations, or gave back (negative), until the office has booked it. */
export const citationPostings = pgTable(
  'citation_postings',
  {
    id: id(),
    /** The citation's. */
    number: text().notNull(),
    /** The payment's reference; a refund's has a suffix. */
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
