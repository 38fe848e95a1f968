import { sql } from 'drizzle-orm'
import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { boards } from '../../content/boards/boards.sql.ts'
import { followerColumns, followerConstraints } from '../../people/followers/followers.sql.ts'
import { id, instant, json } from '../../platform/database/columns.ts'
import type { Language } from '../../platform/kernel/language.ts'
import type { NoticeWords } from './notice-words.ts'

/** Who gets news of a board's meetings: people with an account, and guests. */
export const boardFollowers = pgTable(
  'board_followers',
  {
    ...followerColumns(),
    boardId: uuid()
      .notNull()
      .references(() => boards.id),
  },
  (table) => followerConstraints('board_followers', { ...table, subject: table.boardId }),
)

/**
 * What the followers of a board are notified of at one time. A run that was interrupted goes on
 * behind `through`, the last follower whose notice it queued.
 */
export const boardNotices = pgTable(
  'board_notices',
  {
    id: id(),
    boardId: uuid()
      .notNull()
      .references(() => boards.id),
    words: json<Readonly<Record<Language, NoticeWords>>>().notNull(),
    through: uuid().notNull(),
    createdAt: instant().notNull(),
    doneAt: instant(),
  },
  (table) => [
    index('board_notices_under_way')
      .on(table.createdAt)
      .where(sql`done_at is null`),
  ],
)
