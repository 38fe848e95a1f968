import { type SQL, sql } from 'drizzle-orm'
import { billingBatchRows } from '../billing/billing.sql.ts'

// Its columns are read by a function for each row: nothing that the planner knows the number of.
const stagedColumns = sql.raw(
  [
    'kind text, "customerId" text, "locationId" text, "streetNumber" text, address1 text, city text',
    'state text, zip text, balance int, penalty int, number text, plate text, type text, "typeEs" text, reference text',
    '"billDate" date, "dueDate" date, date date, amount int, lines jsonb, "serviceFrom" date',
    '"serviceTo" date, readings jsonb, usage int, "usageUnit" text, "previousBalance" int, payments int',
  ].join(', '),
)

/** The select of a batch's staged rows, each with its line. */
export const stagedRows = (batch: string): SQL => sql`
  select r.line, x.* from ${billingBatchRows} r,
    jsonb_to_record(r.row) as x(${stagedColumns})
  where r.batch_id = ${batch}`

/**
 * The statement that has a transaction join its rows by hashing: of staged rows the planner knows nothing,
 * and would go through all of them for each of them.
 */
export const joinByHash = sql`select set_config('enable_nestloop', 'off', true)`
