import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../people/users/users.sql.ts'
import { id, instant } from '../../platform/database/columns.ts'
import { reportCategoryNames } from '../report-categories/rules.ts'

/** Staff who share a part of the case queue. */
export const teams = pgTable(
  'teams',
  {
    id: id(),
    name: text().notNull(),
    /** Counts changes, for the ETag. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [unique('teams_name').on(table.name)],
)

export const teamMembers = pgTable(
  'team_members',
  {
    teamId: uuid()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.teamId] })],
)

/** Where new requests go; of several that fit, the one that says most. */
export const routingRules = pgTable(
  'routing_rules',
  {
    id: id(),
    /** Null: any. */
    category: text({ enum: reportCategoryNames }),
    /** Null: any. */
    area: text(),
    teamId: uuid().references(() => teams.id, { onDelete: 'cascade' }),
    assigneeId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('routing_rules_once').on(table.category, table.area).nullsNotDistinct(),
    check(
      'routing_rules_somewhere',
      sql`${table.teamId} is not null or ${table.assigneeId} is not null`,
    ),
  ],
)

/** Days, first and last included, on which a rule assigns nothing to this person. */
export const absences = pgTable(
  'absences',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstDay: date({ mode: 'string' }).notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
    /** Gets the requests instead; null: they stay unassigned. */
    substituteId: uuid().references(() => users.id, { onDelete: 'set null' }),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('absences_days', sql`${table.firstDay} <= ${table.lastDay}`),
    check('absences_substitute', sql`${table.substituteId} <> ${table.userId}`),
  ],
)
