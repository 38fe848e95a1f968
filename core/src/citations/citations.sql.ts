import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../database/columns.ts'

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
    /** As `normalPlate` leaves it; null where it names no vehicle. */
    plate: text(),
    /** What for: `Expired meter`, … */
    type: text().notNull(),
    issuedOn: date().notNull(),
    dueOn: date(),
    amountCents: integer().notNull(),
    /** What of it the office still holds open; 0 is paid there, or dismissed. */
    balanceCents: integer().notNull(),
    /** When it was paid here; null again where that was taken back. */
    paidAt: instant(),
    updatedAt: instant().notNull(),
  },
  (table) => [check('citations_balance', sql`${table.balanceCents} >= 0`)],
)
