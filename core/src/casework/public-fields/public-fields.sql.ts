import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import { recordTypeNames } from '../requests/rules.ts'

/** Fields that residents may see (spec, admin section 3.8); without a row, all. */
export const publicFields = pgTable('public_fields', {
  recordType: text({ enum: recordTypeNames }).primaryKey(),
  fieldNames: text().array().notNull(),
  updatedAt: instant().notNull(),
})
