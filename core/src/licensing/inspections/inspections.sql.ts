import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { permitBills } from '../../money/permit-fees/permit-fees.sql.ts'
import { users } from '../../people/users/users.sql.ts'
import { id, instant, json } from '../../platform/database/columns.ts'
import { permitInspections, permits } from '../permits/permits.sql.ts'
import { inspectionOutcomes } from './outcomes.ts'

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
    /** Of the small copy that the inspector's browser made; null without one. */
    thumbnailType: text(),
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

/** Results as they were before an inspector corrected them, append-only. */
export const inspectionCorrections = pgTable(
  'inspection_corrections',
  {
    id: id(),
    inspectionId: uuid()
      .notNull()
      .references(() => permitInspections.id, { onDelete: 'cascade' }),
    outcome: text({ enum: inspectionOutcomes }).notNull(),
    comment: text().notNull(),
    corrections: json<readonly string[]>().notNull(),
    /** Why it was wrong; only for staff. */
    reason: text().notNull(),
    correctedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('inspection_corrections_of_inspection').on(table.inspectionId, table.createdAt, table.id),
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
