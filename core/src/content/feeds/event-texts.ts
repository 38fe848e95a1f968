import { type SQL, sql } from 'drizzle-orm'
import { dayInWords } from '../../platform/database/day-in-words.ts'
import type { Language } from '../../platform/kernel/language.ts'

const timeText = (moment: SQL, language: Language): SQL =>
  language === 'es'
    ? sql`to_char(${moment}, 'FMHH12:MI ') || case when ${moment}::time < '12:00' then 'a. m.' else 'p. m.' end`
    : sql`to_char(${moment}, 'FMHH12:MI AM')`

/** "November 20, 2026" or "November 20, 2026 - November 22, 2026"; arguments are in city time. */
export const datesText = (starts: SQL, last: SQL, language: Language): SQL =>
  sql`${dayInWords(starts, language)} || case when ${last}::date > ${starts}::date then ' - ' || ${dayInWords(last, language)} else '' end`

/** "7:00 PM - 9:00 PM", or "7:00 PM" without an end. */
export const timesText = (starts: SQL, ends: SQL, language: Language): SQL =>
  sql`${timeText(starts, language)} || case when ${ends} > ${starts} then ' - ' || ${timeText(ends, language)} else '' end`
