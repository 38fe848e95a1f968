import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import { recordTypeNames } from '../requests/rules.ts'

/**
 * Fields of records that residents may see (spec, admin section 3.8), one row for a kind of record whose
 * fields staff have chosen; a kind without a row shows all of them.
 */
export const publicFields = pgTable('public_fields', {
  recordType: text({ enum: recordTypeNames }).primaryKey(),
  fieldNames: text().array().notNull(),
  updatedAt: instant().notNull(),
})
