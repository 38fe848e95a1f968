import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, json, slug } from '../../platform/database/columns.ts'

/** Spec, resident section 3: layoutItems. */
export interface LayoutItem {
  readonly name: string
  readonly label: string
  /** Sanitized HTML. */
  readonly value: string
}

export const articles = pgTable(
  'articles',
  {
    id: id(),
    slug: slug(),
    title: text().notNull(),
    titleEs: text(),
    summary: text().notNull(),
    summaryEs: text(),
    layoutItems: json<readonly LayoutItem[]>().notNull(),
    layoutItemsEs: json<readonly LayoutItem[]>(),
    viewCount: integer().notNull().default(0),
    isPublished: boolean().notNull().default(false),
    publishedAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('articles_trending')
      .on(table.viewCount.desc(), table.id)
      .where(sql`is_published`),
  ],
)
