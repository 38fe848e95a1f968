import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { requests } from '../../casework/requests/requests.sql.ts'
import { id, instant, json } from '../../platform/database/columns.ts'

/** An application of a permit, and its fee. */
export interface PermitApplication {
  readonly number: string
  readonly name: string
  readonly nameEs?: string | undefined
  readonly feeCents: number
}

/** What is due on building permits whose fee came late, as the permit office's records say. */
export const permitBills = pgTable(
  'permit_bills',
  {
    id: id(),
    /** The record's id as letters of the permit office have it in an address: `/{RecordId}`. */
    recordId: text().notNull().unique('permit_bills_record'),
    /** The permit's own number. */
    number: text().notNull().unique('permit_bills_number'),
    /** `customer-location` with which the city books it; of no water account. */
    accountNumber: text().notNull().unique('permit_bills_account'),
    applications: json<readonly PermitApplication[]>().notNull(),
    /** Interest for paying late, as the record says; it is not computed here. */
    interestCents: integer().notNull(),
    paidAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [check('permit_bills_interest', sql`${table.interestCents} >= 0`)],
)

/** The requests of all users who have opened a permit's bill, one each. */
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
