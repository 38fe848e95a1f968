import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, json } from '../../platform/database/columns.ts'
import { partArrays } from '../../platform/import-rows/parts.sql.ts'
import type { ParcelRowError } from './columns.ts'
import type { ParcelLayer } from './layer-fields.ts'
import { stagedColumns } from './row-columns.ts'

export const parcelImports = pgTable('parcel_imports', {
  id: id(),
  /** Named by the sender; repeating it changes nothing. */
  batchId: text().notNull().unique('parcel_imports_name'),
  /** Hexadecimal SHA-256; empty until the body has fully arrived. */
  bodyHash: text().notNull(),
  /** `full` has every parcel of the city: others are retired. */
  kind: text({ enum: ['partial', 'full'] }).notNull(),
  status: text({ enum: ['staged', 'applied', 'refused'] }).notNull(),
  rowCount: integer().notNull(),
  retiredCount: integer().notNull().default(0),
  errorCount: integer().notNull().default(0),
  /** The first ones. */
  errors: json<readonly ParcelRowError[]>().notNull(),
  /** Null for a file. */
  source: json<ParcelLayer | null>(),
  createdAt: instant().notNull(),
  appliedAt: instant(),
})

/** Rows of an import until it is applied, some thousand in each. */
export const parcelImportParts = pgTable(
  'parcel_import_parts',
  {
    importId: uuid()
      .notNull()
      .references(() => parcelImports.id, { onDelete: 'cascade' }),
    part: integer().notNull(),
    ...partArrays(stagedColumns),
  },
  (table) => [primaryKey({ columns: [table.importId, table.part] })],
)
