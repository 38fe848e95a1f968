import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { readPermitNumber } from '../permits/rules.ts'

/** `2026-1387`, `26-01387`, `#1387`. */
function numberIn(context: Context, typed: string): SQL | null {
  const thisYear = isoDay(context.clock.now(), context.city.timeZone).slice(0, 4)
  const [, year, number = ''] = /^#?(?:(\d{2}|\d{4})-)?(\d{1,8})$/.exec(typed) ?? []
  const key = readPermitNumber(year ?? thisYear, number, Number(thisYear))
  if (key === null) return null
  return year === undefined
    ? sql`p.number = ${key.number}`
    : sql`(p.year = ${key.year} and p.number = ${key.number})`
}

const streetKey = sql`(portal_search_key(p.street_name) collate "C")`
const keyOf = (typed: string): SQL => sql`(portal_search_key(${typed}) collate "C")`

/** The beginning of a street, or its whole name and the beginning of `St` or `Ave`. */
function onStreet(typed: string): SQL {
  // Signs alone begin no street.
  const begins = sql`(portal_search_key(${typed}) <> '' and ${streetKey} >= ${keyOf(typed)}
    and ${streetKey} < ${keyOf(typed)} || '~')`
  const [, name, suffix] = /^(.*\S)\s+(\S+)$/.exec(typed) ?? []
  if (name === undefined || suffix === undefined) return begins
  return sql`(${begins} or ${streetKey} = ${keyOf(name)} and p.street_suffix <> ''
    and (starts_with(portal_search_key(p.street_suffix), portal_search_key(${suffix}))
      or starts_with(portal_search_key(${suffix}), portal_search_key(p.street_suffix))))`
}

/**
 * SQL conditions on rows `p` of `permits`, each answered by its own index: a permit's number, a house
 * number and street, the beginning of a street, words of the owner's name, a contractor's license.
 */
export function waysToPermit(context: Context, text: string): readonly SQL[] {
  const typed = text.trim()
  const [, streetNumber, street] = /^(\d{1,6})\s+(\S.*)$/.exec(typed) ?? []
  if (street !== undefined)
    return [sql`(p.street_number = ${Number(streetNumber)} and ${onStreet(street)})`]
  const number = numberIn(context, typed)
  const words = sql`to_tsquery('simple',
    replace(nullif(portal_search_key(${typed}), ''), ' ', ':* & ') || ':*')`
  return [
    number ?? onStreet(typed),
    ...(number ? [] : [sql`to_tsvector('simple', portal_search_key(p.owner_name)) @@ ${words}`]),
    sql`(p.contractor_license <> '' and p.contractor_license = ${typed})`,
  ]
}
