import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sessions } from '../../people/users/users.sql.ts'
import type { TextOverride } from '../../platform/city/index.ts'
import { id, instant, json } from '../../platform/database/columns.ts'
import type { DraftRow } from '../../platform/kernel/context.ts'

/** Unsaved texts, or a draft, that one member of staff sees in the residents' app, for a few minutes. */
export const textPreviews = pgTable(
  'text_previews',
  {
    id: id(),
    /** Of the staff app: the preview ends with it. */
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    texts: json<readonly TextOverride[]>().notNull(),
    draft: json<DraftRow>(),
    /** SHA-256 of the cookie's secret; null until the link was opened, which works once. */
    tokenHash: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('text_previews_of_session').on(table.sessionId)],
)
