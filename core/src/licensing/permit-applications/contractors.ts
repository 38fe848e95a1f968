import { type SQL, sql } from 'drizzle-orm'
import { requests } from '../../casework/requests/requests.sql.ts'
import { literally } from '../../platform/database/like.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { say } from '../../platform/texts/index.ts'
import { licenses, licenseYears } from '../licenses/licenses.sql.ts'
import { contractorKind, type ContractorTrade, normalLicenseNumber } from '../licenses/rules.ts'
import { permitKinds } from '../permits/permits.sql.ts'

/** On rows `l` of `licenses`: it is active, and a year of it that is paid or issued has the day. */
export const isValidOn = (day: SQL): SQL => sql`(l.status = 'active' and exists (
  select from ${licenseYears} y left join ${requests} r on r.id = y.request_id
  where y.license_id = l.id and (y.is_issued or r.paid_at is not null)
    and ${day} between y.from_day and y.to_day))`

/** On rows `l` of `licenses`: its trades fit the kind of permit, as `fitsTrades` says. */
export const fitsKind = (kind: string | null): SQL => sql`exists (select from ${permitKinds} k
  where k.code = ${kind} and (l.trades = '[]' or k.trades = '[]' or exists (
    select from jsonb_array_elements(l.trades) trade where k.trades @> trade)))`

/** A value for a select list: the contractor's license with a number; null without one. */
export const contractorWith = (number: string, day: SQL): SQL => sql`(
  select json_build_object('name', l.business_name, 'isValid', ${isValidOn(day)}, 'trades', l.trades)
  from ${licenses} l
  where l.number = ${normalLicenseNumber(number)} and l.kind = ${contractorKind})`

/** What `contractorWith` selects. */
export interface NamedContractor {
  readonly name: string
  readonly isValid: boolean
  /** Empty: before they were recorded, which fits all work. */
  readonly trades: readonly ContractorTrade[]
}

export interface FoundContractor {
  readonly number: string
  readonly name: string
  readonly isValid: boolean
  /** In the reader's language. */
  readonly trades: string[]
}

interface FoundRow extends Omit<FoundContractor, 'trades'> {
  readonly trades: readonly ContractorTrade[]
}

/** In the reader's language. */
export const tradeNames = (context: Context, trades: readonly ContractorTrade[]): string[] =>
  trades.map((trade) => say(context, `Trade.${trade}`))

/** Characters before a name is searched, and how many are found. */
const search = { shortest: 2, most: 8 } as const

/** Contractors by the beginning of their number, or a part of their name; valid licenses first. */
export async function searchContractors(
  context: Context,
  text: string,
): Promise<readonly FoundContractor[]> {
  const { database, clock, city } = context
  const term = literally(text.trim().toLowerCase())
  if (term.length < search.shortest) return []
  const day = sql`${isoDay(clock.now(), city.timeZone)}::date`
  const rows = await database.rows<{ found: readonly FoundRow[] }>(sql`
    select coalesce(json_agg(f order by f."isValid" desc, f.name), '[]') as found from (
      select l.number, l.business_name as name, ${isValidOn(day)} as "isValid", l.trades
      from ${licenses} l
      where l.kind = ${contractorKind} and l.status = 'active'
        and lower(l.number || ' ' || l.business_name || ' ' || l.address) like ${`%${term}%`}
        and (lower(l.number) like ${`${term}%`} or lower(l.business_name) like ${`%${term}%`})
      order by l.business_name limit ${search.most}) f`)
  const found = rows[0]?.found ?? []
  return found.map((one) => ({ ...one, trades: tradeNames(context, one.trades) }))
}
