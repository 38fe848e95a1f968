import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, json, slug } from '../../platform/database/columns.ts'
import type { ArticlePart } from './rules.ts'

export const articles = pgTable(
  'articles',
  {
    id: id(),
    slug: slug(),
    title: text().notNull(),
    titleEs: text(),
    summary: text().notNull(),
    summaryEs: text(),
    layoutItems: json<readonly ArticlePart[]>().notNull(),
    layoutItemsEs: json<readonly ArticlePart[]>(),
    /** Whose address leads there since it was merged into it. */
    mergedIntoId: uuid().references((): AnyPgColumn => articles.id),
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
