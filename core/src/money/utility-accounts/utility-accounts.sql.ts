import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { organizations } from '../../people/organizations/organizations.sql.ts'
import { users } from '../../people/users/users.sql.ts'
import { id, instant } from '../../platform/database/columns.ts'

/** A customer at a location, in utility billing. */
export const utilityAccounts = pgTable(
  'utility_accounts',
  {
    id: id(),
    /** From `normalUtilityNumber`. */
    customerId: text().notNull(),
    locationId: text().notNull(),
    streetNumber: text().notNull(),
    address1: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zip: text().notNull(),
    /** Due, penalty included; negative is a credit. */
    balanceCents: integer().notNull().default(0),
    /** For paying late. */
    penaltyCents: integer().notNull().default(0),
    /** Of the last bill; null before the first. */
    dueOn: date(),
    /** Bills come to the inbox instead of on paper. */
    isPaperless: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [unique('utility_accounts_numbers').on(table.customerId, table.locationId)],
)

/** Persons or organizations; a household may have several. */
export const utilityAccountOwners = pgTable(
  'utility_account_owners',
  {
    id: id(),
    utilityAccountId: uuid()
      .notNull()
      .references(() => utilityAccounts.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    organizationId: uuid().references(() => organizations.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('utility_account_owners_one', sql`num_nonnulls(user_id, organization_id) = 1`),
    unique('utility_account_owners_user').on(table.userId, table.utilityAccountId),
    unique('utility_account_owners_organization').on(table.organizationId, table.utilityAccountId),
    index('utility_account_owners_of_account').on(table.utilityAccountId),
  ],
)
