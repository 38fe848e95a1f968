import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, slug } from '../../platform/database/columns.ts'
import { materialStreams } from './rules.ts'

/** Things that people throw away. The migration fills it for every city. */
export const materials = pgTable(
  'materials',
  {
    id: id(),
    slug: slug(),
    name: text().notNull(),
    nameEs: text(),
    /** Other words for it, with commas between. */
    words: text().notNull().default(''),
    wordsEs: text(),
    stream: text({ enum: materialStreams }).notNull(),
    /** How to prepare it. */
    advice: text().notNull(),
    adviceEs: text(),
    /** Null: the carts at home. */
    bringTo: text(),
    bringToEs: text(),
    isPublished: boolean().notNull().default(false),
    updatedAt: instant().notNull(),
  },
  (table) => [index('materials_by_stream').on(table.stream)],
)
