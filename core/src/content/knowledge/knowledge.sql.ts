import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
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
    /** Up to five, in their order; withdrawn ones are not shown. */
    relatedServiceIds: json<readonly string[]>()
      .notNull()
      .default(sql`'[]'`),
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

/** Whether an article helped. Kept for a year; about no one: devices are known by a hash for each article. */
export const articleFeedback = pgTable(
  'article_feedback',
  {
    id: id(),
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    isHelpful: boolean().notNull(),
    /** Without numbers and email addresses; empty if they did not say. */
    reason: text().notNull().default(''),
    language: text({ enum: ['en', 'es'] }).notNull(),
    /** To tell what does not work without JavaScript. */
    hasScript: boolean().notNull(),
    deviceHash: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('article_feedback_once').on(table.articleId, table.deviceHash),
    index('article_feedback_age').on(table.createdAt),
  ],
)
