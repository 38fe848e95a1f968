import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { readPermitNumber } from './permit-number.ts'

/** A permit's key, as it stands in an address. */
export interface PermitKey {
  readonly year: string
  readonly number: string
}

/** SQL on rows `p` of `permits`: the one with this key; none for a malformed key. */
export function isPermitAt({ city, clock }: Context, { year, number }: PermitKey): SQL {
  const thisYear = Number(isoDay(clock.now(), city.timeZone).slice(0, 4))
  const key = readPermitNumber(year, number, thisYear)
  return key ? sql`(p.year = ${key.year} and p.number = ${key.number})` : sql`false`
}

/** SQL on rows `p` of `permits`: what the signature of a link covers; `follower` is an id. */
export const followPath = (follower: SQL): SQL =>
  sql`'/permits/' || p.year || '/' || p.number || '?follower=' || ${follower}`

/** SQL on rows `p` of `permits` and `k` of their kinds: `Roof, 2101 Millrace St`. */
export const permitTitle = (language: Language): SQL =>
  sql`(${language === 'es' ? sql`k.name_es` : sql`k.name`} || ', '
    || concat_ws(' ', p.street_number, p.street_name, p.street_suffix, p.unit))`

/** As people say it: `26-01387`. */
export const permitNumberSql = sql`(lpad((p.year % 100)::text, 2, '0') || '-'
  || lpad(p.number::text, greatest(5, length(p.number::text)), '0'))`
