import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { organizations } from '../../people/organizations/organizations.sql.ts'
import { users } from '../../people/users/users.sql.ts'
import { id, instant } from '../../platform/database/columns.ts'
import { instalments } from '../billing/arrangements.sql.ts'
import { payments, savedMethods } from '../ledger/payments.sql.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { scheduledEnds, scheduledStatuses } from './statuses.ts'

/** On a day that the payer chose, or of an installment. */
export const scheduledPayments = pgTable(
  'scheduled_payments',
  {
    id: id(),
    utilityAccountId: uuid()
      .notNull()
      .references(() => utilityAccounts.id, { onDelete: 'cascade' }),
    savedMethodId: uuid()
      .notNull()
      .references(() => savedMethods.id),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    organizationId: uuid().references(() => organizations.id, { onDelete: 'cascade' }),
    /** If it pays an installment. */
    arrangementId: uuid(),
    position: integer(),
    amountCents: integer().notNull(),
    payOn: date().notNull(),
    status: text({ enum: scheduledStatuses }).notNull(),
    ended: text({ enum: scheduledEnds }),
    attempts: integer().notNull().default(0),
    paymentId: uuid().references(() => payments.id),
    remindedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'scheduled_payments_instalment',
      columns: [table.arrangementId, table.position],
      foreignColumns: [instalments.arrangementId, instalments.position],
    }).onDelete('cascade'),
    uniqueIndex('scheduled_payments_once')
      .on(table.utilityAccountId, table.payOn)
      .where(sql`status in ('planned', 'charging') and arrangement_id is null`),
    uniqueIndex('scheduled_payments_of_instalment')
      .on(table.arrangementId, table.position)
      .where(sql`arrangement_id is not null`),
    index('scheduled_payments_of_account').on(table.utilityAccountId, sql`${table.payOn} desc`),
    index('scheduled_payments_next')
      .on(table.payOn, table.id)
      .where(sql`status in ('planned', 'charging')`),
    check('scheduled_payments_amount', sql`${table.amountCents} > 0`),
  ],
)
