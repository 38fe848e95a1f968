import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../../people/users/users.sql.ts'
import { id, instant, json } from '../../platform/database/columns.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import type { NoticeTexts } from './notice-texts.ts'

/** A file of overdue accounts whose notices were sent. */
export const shutoffBatches = pgTable(
  'shutoff_batches',
  {
    id: id(),
    /** Hexadecimal SHA-256 of its rows: the same ones are sent once. */
    rowsHash: text().notNull().unique('shutoff_batches_rows'),
    rowCount: integer().notNull(),
    /** As they were when it was sent. */
    texts: json<NoticeTexts>().notNull(),
    /** Null: by someone whose account is deleted. */
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [index('shutoff_batches_newest').on(sql`${table.createdAt} desc`, table.id)],
)

/** One account of a batch: its notice, once. */
export const shutoffNotices = pgTable(
  'shutoff_notices',
  {
    batchId: uuid()
      .notNull()
      .references(() => shutoffBatches.id, { onDelete: 'cascade' }),
    /** Of the file. */
    line: integer().notNull(),
    customerId: text().notNull(),
    locationId: text().notNull(),
    /** Null: the billing system has not sent the account. */
    utilityAccountId: uuid().references(() => utilityAccounts.id, { onDelete: 'set null' }),
    amountCents: integer().notNull(),
    shutoffOn: date().notNull(),
    /** Rather by phone, as the billing system has it. */
    wantsPhone: boolean().notNull(),
    /** When it was put into inboxes and the outbox; null: it waits. */
    sentAt: instant(),
    /** People who got it. */
    reached: smallint().notNull().default(0),
    /** When one of them asked to pay in installments, and why. */
    askedAt: instant(),
    askedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    askedNote: text(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.line] }),
    unique('shutoff_notices_account').on(table.batchId, table.customerId, table.locationId),
    index('shutoff_notices_of_account').on(table.utilityAccountId, table.shutoffOn),
    index('shutoff_notices_day').on(table.shutoffOn),
    index('shutoff_notices_waiting')
      .on(table.batchId, table.line)
      .where(sql`sent_at is null`),
  ],
)

/** What the next notices say; without a row, what the portal is delivered with. A city has one. */
export const shutoffTexts = pgTable('shutoff_texts', {
  id: id(),
  title: text().notNull(),
  titleEs: text().notNull(),
  body: text().notNull(),
  bodyEs: text().notNull(),
  todo: text().notNull(),
  todoEs: text().notNull(),
  hours: text().notNull(),
  hoursEs: text().notNull(),
  phone: text().notNull(),
  minimumDays: smallint().notNull(),
  version: integer().notNull().default(1),
  updatedAt: instant().notNull(),
})
