import { sql } from 'drizzle-orm'
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, json } from '../../platform/database/columns.ts'
import { organizations } from '../organizations/organizations.sql.ts'
import { users } from '../users/users.sql.ts'

/**
 * What a person or an organization needs to open or grow a business
 * (licensing/business-checklist). One each; the table is here, since an account takes it along when
 * it is deleted.
 */
export const businessChecklists = pgTable(
  'business_checklists',
  {
    id: id(),
    userId: uuid()
      .unique('business_checklists_user')
      .references(() => users.id, { onDelete: 'cascade' }),
    organizationId: uuid()
      .unique('business_checklists_organization')
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** From which the steps follow, as in an address. */
    answers: json<Readonly<Record<string, string>>>().notNull(),
    /** Names of steps that its owner ticked. */
    done: text().array().notNull().default([]),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check(
      'business_checklists_owner',
      sql`(${table.userId} is null) <> (${table.organizationId} is null)`,
    ),
  ],
)
