import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { organizations } from '../../people/organizations/organizations.sql.ts'
import { users } from '../../people/users/users.sql.ts'
import { id, instant } from '../../platform/database/columns.ts'
import { languages } from '../../platform/kernel/language.ts'
import { payments, savedMethods } from '../ledger/payments.sql.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'

export const autopays = pgTable(
  'autopays',
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
    /** The language of its owner's messages. */
    language: text({ enum: languages }).notNull(),
    createdAt: instant().notNull(),
    /** Null while active. */
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('autopays_one')
      .on(table.utilityAccountId)
      .where(sql`ended_at is null`),
    index('autopays_of_method')
      .on(table.savedMethodId)
      .where(sql`ended_at is null`),
  ],
)

/** Autopay's charge for one bill of an account, from the notice to the payment. */
export const autopayCharges = pgTable(
  'autopay_charges',
  {
    id: id(),
    autopayId: uuid()
      .notNull()
      .references(() => autopays.id, { onDelete: 'cascade' }),
    utilityAccountId: uuid()
      .notNull()
      .references(() => utilityAccounts.id, { onDelete: 'cascade' }),
    dueOn: date().notNull(),
    status: text({
      enum: ['noticed', 'charging', 'paid', 'declined', 'given-up', 'skipped'],
    }).notNull(),
    /** The announced amount: never charge more. Null in rows older than this column. */
    noticedCents: integer(),
    /** The announced day. */
    plannedOn: date(),
    attempts: integer().notNull().default(0),
    /** Null when it is over. */
    nextOn: date(),
    paymentId: uuid().references(() => payments.id),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    // Once per account and bill, even after a restart.
    unique('autopay_charges_once').on(table.utilityAccountId, table.dueOn),
    index('autopay_charges_next')
      .on(table.nextOn, table.id)
      .where(sql`next_on is not null`),
  ],
)
