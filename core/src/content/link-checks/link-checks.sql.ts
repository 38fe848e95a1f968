import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../people/users/users.sql.ts'
import { id, instant } from '../../platform/database/columns.ts'
import { linkProblems } from './rules.ts'

/** Each address that published content links to, once, and what its checks found. */
export const linkChecks = pgTable(
  'link_checks',
  {
    id: id(),
    address: text().notNull().unique(),
    /** The next check. */
    dueAt: instant().notNull(),
    checkedAt: instant(),
    /** In a row, each a day after the one before. */
    failures: integer().notNull().default(0),
    /** The last one that counted. */
    failedAt: instant(),
    /** The first of the failures in a row. */
    failedSince: instant(),
    problem: text({ enum: linkProblems }),
    /** What was found instead, such as a status. */
    seen: text().notNull().default(''),
    /** Staff opened it and it works: not listed until it works here too and fails again. */
    ignoredAt: instant(),
    ignoredBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [index('link_checks_due').on(table.dueAt)],
)
