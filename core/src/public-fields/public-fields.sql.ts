import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { recordTypeNames } from '../requests/rules.ts'

/** Fields of records that residents may see (spec, admin section 3.8). */
export const publicFields = pgTable(
  'public_fields',
  {
    recordType: text({ enum: recordTypeNames }).notNull(),
    fieldName: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordType, table.fieldName] })],
)
