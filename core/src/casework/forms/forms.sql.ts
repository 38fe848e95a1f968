import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, json } from '../../platform/database/columns.ts'
import { requests } from '../requests/requests.sql.ts'
import type { FormDefinition } from './form-definition.ts'

/** All versions that were ever used. */
export const formDefinitions = pgTable(
  'form_definitions',
  {
    /** The spec's bpid. */
    processId: text().notNull(),
    version: integer().notNull(),
    name: text().notNull(),
    nameEs: text().notNull(),
    definition: json<FormDefinition>().notNull(),
    /** The version in use. */
    isCurrent: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.processId, table.version] }),
    uniqueIndex('form_definitions_current')
      .on(table.processId)
      .where(sql`is_current`),
  ],
)

/** Each becomes one request. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    /** The spec's portalSubmissionId. */
    id: id(),
    processId: text().notNull(),
    version: integer().notNull(),
    /** As of a draft. */
    owner: text().notNull(),
    answers: json<Readonly<Record<string, unknown>>>().notNull(),
    /** By the definition's rules. */
    /** What the city's records say of the answers (`CheckAnswers`). */
    facts: json<Readonly<Record<string, string>>>()
      .notNull()
      .default(sql`'{}'`),
    feeTotalCents: integer().notNull(),
    requestId: uuid()
      .unique('form_submissions_request')
      .references(() => requests.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'form_submissions_definition',
      columns: [table.processId, table.version],
      foreignColumns: [formDefinitions.processId, formDefinitions.version],
    }),
    index('form_submissions_waiting')
      .on(table.createdAt)
      .where(sql`request_id is null`),
  ],
)
