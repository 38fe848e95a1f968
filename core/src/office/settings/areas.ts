import { sql } from 'drizzle-orm'
import { requests } from '../../casework/requests/requests.sql.ts'
import { routingRules, teams } from '../../casework/teams/teams.sql.ts'
import { parcels } from '../../land/parcels/parcels.sql.ts'
import { staffName, users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { citySettings } from '../../platform/city/city.sql.ts'
import { type CityOverrides, cityOf } from '../../platform/city/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { type AreaName, areaErrors } from './rules.ts'
import { storeSection, versionOf } from './stored-city.ts'

const section = ['areaNames'] as const

interface Area extends AreaName {
  readonly addressCount: number
  readonly openCount: number
  /** Of the rule for all its requests: a team, a person, or both. */
  readonly goesTo: readonly string[]
}

interface Areas {
  readonly areas: readonly Area[]
  /** Of the names. */
  readonly version: string
}

/** The areas that addresses, open requests and rules have, with the city's names for them. One statement. */
export async function listAreas(context: Context): Promise<Areas> {
  requireStaff(context, 'listAreas')
  const rows = await context.database.rows<
    Omit<Area, 'name'> & { readonly overrides: CityOverrides }
  >(sql`
    with addressed as (select leaf_district as code, count(*)::int as number from ${parcels} group by 1),
      open as (select area as code, count(*)::int as number from ${requests}
        where closed_at is null and area is not null group by 1),
      ruled as (select rule.area as code, array_remove(array[team.name, ${staffName(sql`person`)}], null) as names
        from ${routingRules} rule left join ${teams} team on team.id = rule.team_id
          left join ${users} person on person.id = rule.assignee_id
        where rule.area is not null and rule.category is null)
    select code, coalesce(addressed.number, 0) as "addressCount", coalesce(open.number, 0) as "openCount",
      coalesce(ruled.names, '{}') as "goesTo",
      coalesce((select overrides from ${citySettings}), '{}') as overrides
    from addressed full join open using (code) full join ruled using (code)
    where code <> '' order by code`)
  const city = cityOf(rows[0]?.overrides ?? {})
  return {
    areas: rows.map(({ overrides: _overrides, ...area }) => ({
      ...area,
      name: city.areaNames[area.code] ?? '',
    })),
    version: versionOf(city, section),
  }
}

interface NameChange {
  readonly names: readonly AreaName[]
  readonly version: string
}

/** Empty: the code alone. Other areas keep their names; unknown ones get none. @throws forbidden; invalid; stale. */
export async function setAreaNames(
  context: Context,
  { names, version }: NameChange,
): Promise<{ readonly version: string }> {
  requireStaff(context, 'setAreaNames')
  requireValid(areaErrors(names))
  const known = await listAreas(context)
  if (known.version !== version) throw new DomainError('stale', 'Settings.ChangedMeanwhile')
  const given = new Map(names.map(({ code, name }) => [code, name.trim()]))
  const all = known.areas.map(({ code, name }) => [code, given.get(code) ?? name] as const)
  return storeSection(context, {
    operation: 'setAreaNames',
    section,
    version,
    wanted: { areaNames: Object.fromEntries(all.filter(([, name]) => name !== '')) },
  })
}
