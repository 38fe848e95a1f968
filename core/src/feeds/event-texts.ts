import { type SQL, sql } from 'drizzle-orm'
import type { Language } from '../kernel/language.ts'

const months: Readonly<Record<Language, string>> = {
  en: '{Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec}',
  es: '{ene,feb,mar,abr,may,jun,jul,ago,sep,oct,nov,dic}',
}

// The database's own month names follow its locale, which is C everywhere.
function dateText(day: SQL, language: Language): SQL {
  const month = sql`(${months[language]}::text[])[extract(month from ${day})::int]`
  return language === 'es'
    ? sql`to_char(${day}, 'FMDD ') || ${month} || to_char(${day}, ' YYYY')`
    : sql`${month} || to_char(${day}, ' FMDD, YYYY')`
}

const timeText = (moment: SQL, language: Language): SQL =>
  language === 'es'
    ? sql`to_char(${moment}, 'FMHH12:MI ') || case when ${moment}::time < '12:00' then 'a. m.' else 'p. m.' end`
    : sql`to_char(${moment}, 'FMHH12:MI AM')`

/**
 * The day or days of an event, "Nov 20, 2026" or "Nov 20, 2026 - Nov 22, 2026"; `starts` and `last`
 * are moments of the city's wall clock.
 */
export const datesText = (starts: SQL, last: SQL, language: Language): SQL =>
  sql`${dateText(starts, language)} || case when ${last}::date > ${starts}::date then ' - ' || ${dateText(last, language)} else '' end`

/** The hours of an event, "7:00 PM - 9:00 PM", or "7:00 PM" where no end was told. */
export const timesText = (starts: SQL, ends: SQL, language: Language): SQL =>
  sql`${timeText(starts, language)} || case when ${ends} > ${starts} then ' - ' || ${timeText(ends, language)} else '' end`
