import { type SQL, sql } from 'drizzle-orm'
import { billingBatchRows } from '../billing/billing.sql.ts'

// One function call per row reads the columns: the planner cannot know their statistics.
const stagedColumns = sql.raw(
  [
    'kind text, "customerId" text, "locationId" text, "streetNumber" text, address1 text, city text',
    'state text, zip text, balance int, penalty int, number text, plate text, type text, "typeEs" text, reference text',
    '"billDate" date, "dueDate" date, date date, amount int, lines jsonb, "serviceFrom" date',
    '"serviceTo" date, readings jsonb, usage int, "usageUnit" text, "previousBalance" int, payments int',
  ].join(', '),
)

/** A batch's staged rows with their lines. */
export const stagedRows = (batch: string): SQL => sql`
  select r.line, x.* from ${billingBatchRows} r,
    jsonb_to_record(r.row) as x(${stagedColumns})
  where r.batch_id = ${batch}`

/** Staged rows have no statistics: without this the planner would pick nested loops. */
export const joinByHash = sql`select set_config('enable_nestloop', 'off', true)`
