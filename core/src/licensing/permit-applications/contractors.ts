import { type SQL, sql } from 'drizzle-orm'
import { requests } from '../../casework/requests/requests.sql.ts'
import { literally } from '../../platform/database/like.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { licenses, licenseYears } from '../licenses/licenses.sql.ts'
import { normalLicenseNumber } from '../licenses/rules.ts'
import { contractorKind } from '../permits/rules.ts'

/** On rows `l` of `licenses`: it is active, and a year of it that is paid or issued has the day. */
export const isValidOn = (day: SQL): SQL => sql`(l.status = 'active' and exists (
  select from ${licenseYears} y left join ${requests} r on r.id = y.request_id
  where y.license_id = l.id and (y.is_issued or r.paid_at is not null)
    and ${day} between y.from_day and y.to_day))`

/** A value for a select list: the contractor's license with a number; null without one. */
export const contractorWith = (number: string, day: SQL): SQL => sql`(
  select json_build_object('name', l.business_name, 'isValid', ${isValidOn(day)})
  from ${licenses} l
  where l.number = ${normalLicenseNumber(number)} and l.kind = ${contractorKind})`

export interface FoundContractor {
  readonly number: string
  readonly name: string
  readonly isValid: boolean
}

/** Characters before a name is searched, and how many are found. */
const search = { shortest: 2, most: 8 } as const

/** Contractors by the beginning of their number, or a part of their name; valid licenses first. */
export async function searchContractors(
  { database, clock, city }: Context,
  text: string,
): Promise<readonly FoundContractor[]> {
  const term = literally(text.trim().toLowerCase())
  if (term.length < search.shortest) return []
  const day = sql`${isoDay(clock.now(), city.timeZone)}::date`
  const rows = await database.rows<{ found: readonly FoundContractor[] }>(sql`
    select coalesce(json_agg(f order by f."isValid" desc, f.name), '[]') as found from (
      select l.number, l.business_name as name, ${isValidOn(day)} as "isValid"
      from ${licenses} l
      where l.kind = ${contractorKind} and l.status = 'active'
        and lower(l.number || ' ' || l.business_name || ' ' || l.address) like ${`%${term}%`}
        and (lower(l.number) like ${`${term}%`} or lower(l.business_name) like ${`%${term}%`})
      order by l.business_name limit ${search.most}) f`)
  return rows[0]?.found ?? []
}
