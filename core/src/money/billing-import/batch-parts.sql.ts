import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { partArrays, type StagedColumns } from '../../platform/import-rows/parts.sql.ts'
import { billingBatches } from '../billing/billing.sql.ts'

/** Of a staged row: its line, and what `checkRow` made of its columns. */
export const stagedColumns = {
  line: 'int',
  kind: 'text',
  customerId: 'text',
  locationId: 'text',
  streetNumber: 'text',
  address1: 'text',
  city: 'text',
  state: 'text',
  zip: 'text',
  balance: 'int',
  penalty: 'int',
  number: 'text',
  plate: 'text',
  type: 'text',
  typeEs: 'text',
  reference: 'text',
  billDate: 'date',
  dueDate: 'date',
  date: 'date',
  amount: 'int',
  lines: 'jsonb',
  serviceFrom: 'date',
  serviceTo: 'date',
  readings: 'jsonb',
  usage: 'int',
  usageUnit: 'text',
  previousBalance: 'int',
  payments: 'int',
} as const satisfies StagedColumns

/** Rows of a batch until it is applied, some thousand in each. */
export const billingBatchParts = pgTable(
  'billing_batch_parts',
  {
    batchId: uuid()
      .notNull()
      .references(() => billingBatches.id, { onDelete: 'cascade' }),
    part: integer().notNull(),
    ...partArrays(stagedColumns),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.part] })],
)
