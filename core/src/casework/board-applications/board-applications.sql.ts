import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, unique, uuid } from 'drizzle-orm/pg-core'
import { boards, boardTerms } from '../../content/boards/boards.sql.ts'
import { id, instant } from '../../platform/database/columns.ts'
import { requests } from '../requests/requests.sql.ts'

/** Requests to serve on a board. Who applies, and why, stands in the form's answers. */
export const boardApplications = pgTable(
  'board_applications',
  {
    id: id(),
    requestId: uuid()
      .notNull()
      .unique('board_applications_request')
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** Last day on which the city can appoint from it. */
    validUntil: date({ mode: 'string' }).notNull(),
    /** Of the appointment; null until then. */
    termId: uuid().references(() => boardTerms.id),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('board_applications_valid')
      .on(table.validUntil)
      .where(sql`term_id is null`),
    unique('board_applications_term').on(table.termId),
  ],
)

/** The boards of an application, in the order of preference. */
export const boardApplicationChoices = pgTable(
  'board_application_choices',
  {
    applicationId: uuid()
      .notNull()
      .references(() => boardApplications.id, { onDelete: 'cascade' }),
    /** 1 is the first choice. */
    rank: integer().notNull(),
    boardId: uuid()
      .notNull()
      .references(() => boards.id),
    shortlistedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.rank] }),
    unique('board_application_choices_once').on(table.applicationId, table.boardId),
    index('board_application_choices_of_board').on(table.boardId),
  ],
)
