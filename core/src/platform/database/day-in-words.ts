import { type SQL, sql } from 'drizzle-orm'
import { monthNames } from '../kernel/format.ts'
import type { Language } from '../kernel/language.ts'

/** As in `format.ts`. The database's own month names follow its locale, C everywhere. */
export function dayInWords(day: SQL, language: Language): SQL {
  const months = JSON.stringify(monthNames(language))
  const month = sql`(${months}::jsonb ->> (extract(month from ${day})::int - 1))`
  return language === 'es'
    ? sql`extract(day from ${day}) || ' de ' || ${month} || ' de ' || extract(year from ${day})`
    : sql`${month} || ' ' || extract(day from ${day}) || ', ' || extract(year from ${day})`
}
