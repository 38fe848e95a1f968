import { sql } from 'drizzle-orm'
import { boolean, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../../platform/database/columns.ts'

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
