import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { parcels, streetAliases } from '../parcels/parcels.sql.ts'
import { type PickupRoute, type RouteDay, routeDays } from './district-days.ts'
import { reasonOf } from './pickup-words.ts'
import { dayOfPickup } from './pickups.ts'
import { type KnownRule, knownRulesJson } from './rules-sql.ts'
import { weekdayNamed } from './weeks.ts'

interface StreetAlias {
  readonly id: string
  readonly alias: string
  readonly street: string
}

interface Row extends Record<string, unknown> {
  readonly routes: readonly {
    readonly district: string
    readonly day: string
    readonly addresses: number
  }[]
  readonly rules: readonly KnownRule[]
  readonly aliases: StreetAlias[]
}

export interface PickupPlan {
  /** In the city. */
  readonly today: string
  readonly routes: readonly PickupRoute[]
  /** Also those that were taken back. */
  readonly rules: readonly KnownRule[]
  readonly aliases: StreetAlias[]
}

/** Routes with one spelling of their day; none for addresses in no district. */
function routesOf(found: Row['routes']): readonly PickupRoute[] {
  const routes = new Map<string, PickupRoute>()
  for (const { district, day, addresses } of found) {
    const weekday = weekdayNamed(day)
    const key = `${district} ${weekday}`
    const known = routes.get(key)
    routes.set(key, { district, weekday, addresses: addresses + (known?.addresses ?? 0) })
  }
  return [...routes.values()]
    .filter(({ district }) => district !== '')
    .toSorted((a, b) => a.district.localeCompare(b.district) || (a.weekday ?? 7) - (b.weekday ?? 7))
}

/** All that staff decide by, in one statement. */
export async function loadPlan(context: Context): Promise<PickupPlan> {
  const today = isoDay(context.clock.now(), context.city.timeZone)
  const [row] = await context.database.rows<Row>(sql`
    select (select coalesce(json_agg(counted), '[]') from (
        select leaf_district as district, refuse_pickup_day as day, count(*)::int as addresses
        from ${parcels} where retired_at is null group by 1, 2) counted) as routes,
      ${knownRulesJson(today)} as rules,
      (select coalesce(json_agg(json_build_object('id', id, 'alias', alias,
        'street', street_name || ' ' || street_suffix) order by lower(alias)), '[]')
        from ${streetAliases}) as aliases`)
  return {
    today,
    routes: routesOf(row?.routes ?? []),
    rules: row?.rules ?? [],
    aliases: row?.aliases ?? [],
  }
}

interface DistrictDay extends Pick<
  RouteDay,
  'weekday' | 'regularOn' | 'on' | 'services' | 'isNew'
> {
  /** Why it is not on its weekday, in the reader's language. */
  readonly reason: string | null
}

export interface PickupDistrict {
  readonly code: string
  /** As the city calls it; empty if by its code alone. */
  readonly name: string
  readonly addresses: number
  /** Of the next 60 days. */
  readonly days: DistrictDay[]
}

/** Every district's next 60 days by these rules, with what is new in them. */
export function districtDays(
  context: Context,
  { routes, today }: Pick<PickupPlan, 'routes' | 'today'>,
  rules: Parameters<typeof routeDays>[1],
): PickupDistrict[] {
  const codes = [...new Set(routes.map(({ district }) => district))]
  return codes.map((code) => {
    const own = routes.filter(({ district }) => district === code)
    const days = own
      .flatMap((route) => routeDays(route, rules, today))
      .toSorted((a, b) => dayOfPickup(a.pickup).localeCompare(dayOfPickup(b.pickup)))
    return {
      code,
      name: context.city.areaNames[code] ?? '',
      addresses: own.reduce((sum, { addresses }) => sum + addresses, 0),
      days: days.map(({ pickup, ...day }) => ({ ...day, reason: reasonOf(context, pickup) })),
    }
  })
}

export interface PickupDesk {
  readonly today: string
  readonly districts: PickupDistrict[]
  /** The newest first. */
  readonly rules: KnownRule[]
  readonly aliases: StreetAlias[]
}

export const isLive = ({ withdrawnAt }: KnownRule): boolean => withdrawnAt === null

/** The pickup calendar as staff keep it. @throws forbidden unless staff. */
export async function listPickupRules(context: Context): Promise<PickupDesk> {
  requireStaff(context, 'listPickupRules')
  const plan = await loadPlan(context)
  const live = plan.rules.filter((rule) => isLive(rule))
  return {
    today: plan.today,
    districts: districtDays(context, plan, { rules: live, before: live }),
    rules: plan.rules.toReversed(),
    aliases: plan.aliases,
  }
}
