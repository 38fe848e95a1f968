import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../../people/users/users.sql.ts'
import { id, instant } from '../../platform/database/columns.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { arrangementStatuses } from './arrangement-statuses.ts'

/** Installments that staff offer for what is due on an account. */
export const arrangements = pgTable(
  'payment_arrangements',
  {
    id: id(),
    utilityAccountId: uuid()
      .notNull()
      .references(() => utilityAccounts.id, { onDelete: 'cascade' }),
    status: text({ enum: arrangementStatuses }).notNull(),
    /** The amount due at the time of the offer. */
    totalCents: integer().notNull(),
    /** From staff to the resident. */
    note: text().notNull(),
    offeredBy: uuid()
      .notNull()
      .references(() => users.id),
    offeredAt: instant().notNull(),
    /** The last day to accept it. */
    answerBy: date().notNull(),
    answeredBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    answeredAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    // One open arrangement per account.
    uniqueIndex('payment_arrangements_one')
      .on(table.utilityAccountId)
      .where(sql`status in ('offered', 'accepted')`),
    index('payment_arrangements_of_account').on(table.utilityAccountId),
    check('payment_arrangements_total', sql`${table.totalCents} > 0`),
  ],
)

export const instalments = pgTable(
  'arrangement_instalments',
  {
    arrangementId: uuid()
      .notNull()
      .references(() => arrangements.id, { onDelete: 'cascade' }),
    /** From 1, by due day. */
    position: integer().notNull(),
    amountCents: integer().notNull(),
    dueOn: date().notNull(),
    remindedAt: instant(),
    /** When both sides were notified; it may be paid later. */
    missedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.arrangementId, table.position] }),
    check('arrangement_instalments_amount', sql`${table.amountCents} > 0`),
  ],
)
