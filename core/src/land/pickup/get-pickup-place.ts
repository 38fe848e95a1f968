import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { parcels } from '../parcels/parcels.sql.ts'
import { addressText } from './half-number.ts'
import type { PickupRule } from './pickup-rule.ts'
import { holidayName, reasonOf } from './pickup-words.ts'
import { pickupsBetween } from './pickups.ts'
import { rulesJson } from './rules-sql.ts'
import type { PickupService } from './services.ts'
import { weekdayNamed, weekOf } from './weeks.ts'

/** A page shows so many days, or a year. */
const daysAhead = 62

export interface PlacePickup {
  readonly service: PickupService
  readonly week: string
  readonly regularOn: string
  /** Null: there is none this time. */
  readonly on: string | null
  /** Why it is not on its weekday, in the reader's language. */
  readonly reason: string | null
  /** A holiday moves a week's pickups; staff move those of a day. */
  readonly cause: 'holiday' | 'exception' | null
}

export interface PickupPlace {
  readonly id: string
  readonly address: string
  readonly zip: string
  /** 0 is Sunday; null: not known. */
  readonly weekday: number | null
  readonly district: string
  /** In the city. */
  readonly today: string
  readonly pickups: PlacePickup[]
  /** In the days that are shown, in the reader's language. */
  readonly holidays: { readonly day: string; readonly name: string }[]
}

/** A parcel's address, garbage day and district. */
export interface PlacedParcel {
  readonly id: string
  readonly number: number
  readonly street: string
  readonly unit: string | null
  readonly zip: string
  readonly day: string
  readonly district: string
}

export interface PlaceRow<Rule> extends PlacedParcel, Record<string, unknown> {
  readonly rules: readonly Rule[]
}

export const placeColumns = sql`p.id, p.street_number as number,
  p.street_name || ' ' || p.street_suffix as street, p.unit, p.zip, p.refuse_pickup_day as day,
  p.leaf_district as district`

/**
 * A place with its next pickups, or with all of a year. Also of a parcel that an import left out:
 * its address may be printed or bookmarked.
 * @throws not-found
 */
export async function getPickupPlace(
  context: Context,
  id: string,
  year: number | null,
): Promise<PickupPlace> {
  const today = isoDay(context.clock.now(), context.city.timeZone)
  const from = year === null ? weekOf(today) : `${year}-01-01`
  const to = year === null ? daysAfter(today, daysAhead) : `${year}-12-31`
  const [row] = await context.database.rows<PlaceRow<PickupRule>>(sql`
    select ${placeColumns}, ${rulesJson(from)} as rules from ${parcels} p where p.id = ${id}`)
  if (!row) throw new DomainError('not-found', 'Pickup.NoPlace')
  const { number, street, unit, zip, day, district, rules } = row
  const place = { weekday: weekdayNamed(day), district }
  const pickups = pickupsBetween(place, rules, from, to)
  const holidays = new Map(
    pickups.flatMap(({ holiday }) =>
      holiday ? [[holiday.day, holidayName(context, holiday)] as const] : [],
    ),
  )
  return {
    id,
    address: addressText(number, street, unit),
    zip,
    ...place,
    today,
    pickups: pickups.map((pickup) => ({
      service: pickup.service,
      week: pickup.week,
      regularOn: pickup.regularOn,
      on: pickup.on,
      reason: reasonOf(context, pickup),
      cause: pickup.exception ? 'exception' : pickup.holiday ? 'holiday' : null,
    })),
    holidays: [...holidays].map(([on, name]) => ({ day: on, name })),
  }
}
