import type { PickupPlaceFacts, PickupRule } from './pickup-rule.ts'
import type { PickupService } from './services.ts'

export type PickupSeason = Pick<
  PickupRule,
  'fromDay' | 'toDay' | 'weekday' | 'everyWeeks' | 'followsHolidays'
>

const withGarbage = { weekday: null, everyWeeks: 1, followsHolidays: true } as const

/** Until staff set a season of the service in that year. Leaf bags: spec, resident section 9. */
const builtIn: Readonly<Partial<Record<PickupService, readonly [first: string, last: string]>>> = {
  garbage: ['01-01', '12-31'],
  recycling: ['01-01', '12-31'],
  'leaf-bags': ['10-01', '11-30'],
}

export function builtInSeason(service: PickupService, year: string): PickupSeason | null {
  const days = builtIn[service]
  return days
    ? { fromDay: `${year}-${days[0]}`, toDay: `${year}-${days[1]}`, ...withGarbage }
    : null
}

const has = ({ fromDay, toDay }: PickupSeason, day: string): boolean =>
  fromDay <= day && day <= toDay

/**
 * The season of a service that a day is in. A district's own seasons replace those of the whole
 * city in the years in which they begin, and these the built-in ones.
 */
export function seasonOn(
  service: PickupService,
  day: string,
  { district }: Pick<PickupPlaceFacts, 'district'>,
  /** Of the service. */
  seasons: readonly PickupRule[],
): PickupSeason | null {
  const year = day.slice(0, 4)
  for (const scope of [district, null]) {
    const own = seasons.filter((season) => season.district === scope)
    const found = own.find((season) => has(season, day))
    if (found) return found
    if (own.some(({ fromDay }) => fromDay.startsWith(year))) return null
  }
  const usual = builtInSeason(service, year)
  return usual && has(usual, day) ? usual : null
}
