import { type SQL, sql } from 'drizzle-orm'
import {
  categoryFacts,
  type ReportCategory,
  reportCategoryNames,
} from '../report-categories/rules.ts'

/** Problems of the street, which everyone may see and follow. */
export const sharedCategories: readonly ReportCategory[] = reportCategoryNames.filter(
  (category) => categoryFacts(category).isShared,
)

/** For `category in (…)`: what everyone may see; none of `asked` is fine. */
export const categoryList = (asked: readonly string[]): SQL =>
  sql.join([sql`null`, ...asked.map((category) => sql`${category}`)], sql`, `)

/** Others' reports are answered as if they did not exist (docs/open311.md, docs/open-data.md). */
export const isShown = (row: 'requests' | 'r'): SQL => {
  const at = sql.raw(row)
  return sql`(${at}.category in (${categoryList(sharedCategories)}) and ${at}.latitude is not null)`
}
