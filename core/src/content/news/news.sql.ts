import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, json } from '../../platform/database/columns.ts'

/** The city's own updates (spec: News post). */
export const newsPosts = pgTable(
  'news_posts',
  {
    id: id(),
    category: text().notNull(),
    categoryEs: text(),
    /** One sentence. */
    update: text('update_text').notNull(),
    updateEs: text('update_text_es'),
    /** Sanitized HTML. */
    additionalInfo: text(),
    additionalInfoEs: text(),
    showOn: date({ mode: 'string' }).notNull(),
    isPublished: boolean().notNull().default(false),
  },
  (table) => [
    index('news_posts_newest')
      .on(table.showOn.desc(), table.id.desc())
      .where(sql`is_published`),
  ],
)

/** Boards and commissions (spec, resident section 3). */
export const boards = pgTable('boards', {
  id: id(),
  name: text().notNull(),
  nameEs: text(),
  alias: text().notNull().unique(),
  icon: text(),
  overview: text().notNull(),
  overviewEs: text(),
  vacancies: integer().notNull().default(0),
  size: integer().notNull(),
  termLength: text(),
  termLimit: text(),
  staffLiaisonName: text(),
  staffLiaisonEmail: text(),
  staffLiaisonPhone: text(),
  meetingDay: text(),
  meetingTime: text(),
  meetingLocation: text(),
  /** Bullets, separated by a dollar sign as in the spec. */
  powersAndDuties: text(),
  powersAndDutiesEs: text(),
  /** Up to 10 label and address pairs. */
  additionalInformation: json<readonly { label: string; url: string }[]>().notNull(),
})

/** With the share of meetings attended, null if there were none. */
export const boardMembers = pgTable(
  'board_members',
  {
    id: id(),
    boardId: uuid()
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    fullName: text().notNull(),
    attendancePercentage: integer(),
  },
  (table) => [index('board_members_of_board').on(table.boardId)],
)
