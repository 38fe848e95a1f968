import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../../platform/database/columns.ts'

/**
 * One row, by which the home page is a content item like others. Residents read its lists where they
 * always stood, so that no page waits for another table: links in `city_settings`, popular services
 * in `services`.
 */
export const homePages = pgTable('home_pages', {
  id: id(),
  name: text().notNull(),
  nameEs: text().notNull(),
  isPublished: boolean().notNull().default(true),
})
