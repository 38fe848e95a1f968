import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** Overrides of the defaults. */
export const featureFlags = pgTable('feature_flags', {
  name: text().primaryKey(),
  isEnabled: boolean().notNull(),
  updatedAt: instant().notNull(),
})

/** They override the city's. */
export const userFeatureFlags = pgTable(
  'user_feature_flags',
  {
    userId: uuid().notNull(),
    name: text().notNull(),
    isEnabled: boolean().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
)
