import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { sha256 } from '../../platform/kernel/sha-256.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { searchMisses } from './search-words.sql.ts'
import { wordsOf } from './words.ts'

/** More different terms a day are an attack. */
const maxTermsADay = 5000

export interface Miss {
  readonly term: string
  /** Whatever tells callers apart; it is not kept. */
  readonly caller: string
}

/** Whether a reply of `searchSite` has no results. */
export const isMiss = (body: string): boolean => /"total" ?: ?0\}$/.test(body)

/** Without mail addresses and anything with a digit, such as account and phone numbers. */
export const withoutPersonalData = (term: string): string =>
  wordsOf(term.replaceAll(/\S*[@\d]\S*/gu, ' '))
    .map(({ spoken }) => spoken)
    .join(' ')

/** Two hex digits fit too many people to find any of them, and differ by day and term. */
const groupOf = (day: string, term: string, caller: string): string =>
  sha256(`${day}\n${term}\n${caller}`).slice(0, 2)

/** Counts a search that found nothing. Runs after the reply. */
export async function countMiss(
  database: Database,
  { clock, city }: Pick<Context, 'clock' | 'city'>,
  miss: Miss,
): Promise<void> {
  const term = withoutPersonalData(miss.term)
  if (term === '' || term.length > 100) return
  const day = isoDay(clock.now(), city.timeZone)
  await database.write((builder) => [
    builder.execute(sql`
      insert into ${searchMisses} as m (day, term, times, caller_group)
      select ${day}::date, ${term}, 1, ${groupOf(day, term, miss.caller)}
      where (select count(*) from ${searchMisses} where day = ${day}::date) < ${maxTermsADay}
      on conflict (day, term) do update set times = m.times + 1,
        has_several_callers = m.has_several_callers or m.caller_group <> excluded.caller_group`),
  ])
}
