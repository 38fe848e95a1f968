import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { permitBills } from '../../money/permit-fees/permit-fees.sql.ts'
import { id, instant } from '../../platform/database/columns.ts'
import { permitInspections, permits } from '../permits/permits.sql.ts'

/** Fees for inspecting again, each a bill of its own. */
export const inspectionFees = pgTable(
  'inspection_fees',
  {
    /** The inspection that failed. */
    inspectionId: uuid()
      .primaryKey()
      .references(() => permitInspections.id, { onDelete: 'cascade' }),
    permitId: uuid()
      .notNull()
      .references(() => permits.id, { onDelete: 'cascade' }),
    permitBillId: uuid()
      .notNull()
      .unique('inspection_fees_bill')
      .references(() => permitBills.id),
  },
  (table) => [index('inspection_fees_of_permit').on(table.permitId)],
)

/** What the inspector photographed. Seen by staff, and by those who can book. */
export const inspectionPhotos = pgTable(
  'inspection_photos',
  {
    id: id(),
    inspectionId: uuid()
      .notNull()
      .references(() => permitInspections.id, { onDelete: 'cascade' }),
    contentType: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** Null until its bytes are stored. */
    storedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('inspection_photos_of_inspection').on(table.inspectionId, table.createdAt, table.id),
    index('inspection_photos_unstored')
      .on(table.createdAt)
      .where(sql`stored_at is null`),
  ],
)

/** Applicants who were warned that their permit ends, once for each last day. */
export const permitExpiryNotices = pgTable(
  'permit_expiry_notices',
  {
    permitId: uuid()
      .notNull()
      .references(() => permits.id, { onDelete: 'cascade' }),
    expiresOn: date().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.permitId, table.expiresOn] })],
)
