import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { organizations } from '../../people/organizations/organizations.sql.ts'
import { users } from '../../people/users/users.sql.ts'
import { id, instant } from '../../platform/database/columns.ts'

/** What staff note about a person or an organization, for each other. */
export const personNotes = pgTable(
  'person_notes',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    organizationId: uuid().references(() => organizations.id, { onDelete: 'cascade' }),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    /** Plain text. */
    body: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('person_notes_one', sql`num_nonnulls(user_id, organization_id) = 1`),
    index('person_notes_of_user').on(table.userId, sql`${table.createdAt} desc`),
    index('person_notes_of_organization')
      .on(table.organizationId, sql`${table.createdAt} desc`)
      .where(sql`organization_id is not null`),
  ],
)
