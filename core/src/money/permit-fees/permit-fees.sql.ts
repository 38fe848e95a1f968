import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { requests } from '../../casework/requests/requests.sql.ts'
import { id, instant, json } from '../../platform/database/columns.ts'

export interface PermitApplication {
  readonly number: string
  readonly name: string
  readonly nameEs?: string | undefined
  readonly feeCents: number
}

/** Building permit fees that are late, from the permit office. */
export const permitBills = pgTable(
  'permit_bills',
  {
    id: id(),
    /** As in the permit office's letters: `/{RecordId}`. */
    recordId: text().notNull().unique('permit_bills_record'),
    number: text().notNull().unique('permit_bills_number'),
    /** `customer-location` for the city's booking; not a water account. */
    accountNumber: text().notNull().unique('permit_bills_account'),
    applications: json<readonly PermitApplication[]>().notNull(),
    /** As sent; not computed here. */
    interestCents: integer().notNull(),
    paidAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [check('permit_bills_interest', sql`${table.interestCents} >= 0`)],
)

/** Each user who has opened a permit's bill has their own request. */
export const permitBillRequests = pgTable(
  'permit_bill_requests',
  {
    permitBillId: uuid()
      .notNull()
      .references(() => permitBills.id, { onDelete: 'cascade' }),
    /** `user/{id}` or `organization/{id}`. */
    owner: text().notNull(),
    requestId: uuid()
      .notNull()
      .unique('permit_bill_requests_request')
      .references(() => requests.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.permitBillId, table.owner] })],
)
