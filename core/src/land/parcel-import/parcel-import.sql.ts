import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, json } from '../../platform/database/columns.ts'
import { parcelData } from '../parcels/parcels.sql.ts'
import type { ParcelRowError } from './columns.ts'
import type { ParcelLayer } from './layer-fields.ts'

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

/** Rows of an import until it is applied. */
export const parcelImportRows = pgTable(
  'parcel_import_rows',
  {
    importId: uuid()
      .notNull()
      .references(() => parcelImports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    ...parcelData(),
    /** Parts per thousand by the district's code; null keeps the parcel's districts. */
    zoning: json<Readonly<Record<string, number>> | null>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] })],
)
