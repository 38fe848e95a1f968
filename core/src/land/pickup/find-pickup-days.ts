import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { likelyStreets } from '../parcels/index.ts'
import { parcels, streetAliases, streets } from '../parcels/parcels.sql.ts'
import { type AskedAddress, askedAddress } from './asked-address.ts'
import type { PlacedParcel } from './get-pickup-place.ts'
import { addressText, isHalfUnit } from './half-number.ts'
import type { PickupPlaceFacts, PickupRule } from './pickup-rule.ts'
import { holidayName } from './pickup-words.ts'
import { type Pickup, pickupsBetween } from './pickups.ts'
import { rulesJson } from './rules-sql.ts'
import { weekdayNamed, weekOf } from './weeks.ts'

/** A street has more addresses than a list should. */
export const maxPickupDays = 50

/** Streets that are this much less like the text than the best one are left out. */
const worseBy = 0.25

/** The wire's fields (spec, resident section 3), and ours. */
export interface FoundPickupDay {
  readonly Parcel_Address__c: string
  readonly Refuse_Pickup_Day__c: string
  readonly isDelayedFromHoliday: boolean
  /** In the reader's language; empty without a delay. */
  readonly holidayName: string
  readonly Id: string
  readonly zip: string
  /** The next day on which garbage is collected; null if it is not known. */
  readonly nextOn: string | null
}

interface Row extends Record<string, unknown> {
  readonly parcels: readonly PlacedParcel[]
  readonly rules: readonly PickupRule[]
}

const columns = sql`p.id, p.street_number, p.street_name, p.street_suffix, p.unit, p.zip,
  p.refuse_pickup_day, p.leaf_district`

const order = sql`p.street_number, p.street_name, p.street_suffix, p.unit nulls first, p.id`

/** A street as it is written, up to its end or that of a word. */
const isTyped = (name: SQL, street: string): SQL => {
  const key = sql`(portal_search_key(${name}) collate "C")`
  const typed = sql`(portal_search_key(${street}) collate "C")`
  // The range is the index's.
  return sql`(${typed} <> '' and ${key} >= ${typed} and ${key} < ${typed} || '~'
    and ${key} || ' ' like ${typed} || ' %')`
}

/** By its own name, or by another that the street has. */
function exactly({ number, street }: AskedAddress): SQL {
  const numbered = number === '' ? sql`true` : sql`p.street_number = ${Number(number)}::int`
  if (street === '')
    return sql`exact as materialized (select ${columns} from ${parcels} p
      where ${numbered} and p.retired_at is null order by ${order} limit ${maxPickupDays})`
  return sql`
    named as materialized (
      select name, suffix from ${streets} where ${isTyped(sql`name || ' ' || suffix`, street)}
      union select street_name, street_suffix from ${streetAliases}
      where ${isTyped(sql`alias`, street)}),
    exact as materialized (
      select ${columns} from named
      join ${parcels} p on p.street_name = named.name and p.street_suffix = named.suffix
      where ${numbered} and p.retired_at is null order by ${order} limit ${maxPickupDays})`
}

/** With typing mistakes in the street's name; only if nothing is spelled as typed. */
const nearly = ({ number }: AskedAddress): SQL => sql`
  select ${columns} from likely
  join ${parcels} p on p.street_name = likely.name and p.street_suffix = likely.suffix
  where not exists (select from exact)
    and likely.likeness >= (select max(likeness) from likely) - ${worseBy}::float8
    and (${number} = '' or p.street_number::text = ${number}) and p.retired_at is null
  order by likely.likeness desc, ${order} limit ${maxPickupDays}`

const asked = (address: AskedAddress): SQL => sql`
  with ${exactly(address)}
  ${address.street === '' ? sql`` : sql`, ${likelyStreets(address.street)}, near as (${nearly(address)})`}
  , found as (select * from exact ${address.street === '' ? sql`` : sql`union all select * from near`})`

/**
 * The pickup days of addresses by number, street or both (spec, resident section 2,
 * /garbage-search). None without either. A half number finds the address with the half, or those
 * of the whole number if there is none.
 */
export async function findPickupDays(
  context: Context,
  { streetNumber, street }: { readonly streetNumber: string; readonly street: string },
): Promise<FoundPickupDay[]> {
  const address = askedAddress(streetNumber, street)
  if (address === null) return []
  const today = isoDay(context.clock.now(), context.city.timeZone)
  const [found] = await context.database.rows<Row>(sql`
    ${asked(address)}
    select coalesce((select json_agg(json_build_object('id', p.id, 'number', p.street_number,
        'street', p.street_name || ' ' || p.street_suffix, 'unit', p.unit, 'zip', p.zip,
        'day', p.refuse_pickup_day, 'district', p.leaf_district)) from found p), '[]') as parcels,
      ${rulesJson(today)} as rules`)
  if (!found) return []
  const halves = address.isHalf ? found.parcels.filter(({ unit }) => isHalfUnit(unit)) : []
  const shown = halves.length > 0 ? halves : found.parcels
  const daysOf = garbageDays(today, found.rules)
  return shown.map((parcel) => {
    const place = { weekday: weekdayNamed(parcel.day), district: parcel.district }
    return foundDay(context, parcel, today, daysOf(place))
  })
}

/** When garbage comes to a place this week and next, worked out once for all of its addresses. */
function garbageDays(today: string, rules: readonly PickupRule[]) {
  const known = new Map<string, readonly Pickup[]>()
  return (place: PickupPlaceFacts): readonly Pickup[] => {
    const key = `${place.weekday} ${place.district}`
    const days =
      known.get(key) ??
      pickupsBetween(place, rules, weekOf(today), daysAfter(today, 28), ['garbage'])
    known.set(key, days)
    return days
  }
}

function foundDay(
  context: Context,
  { id, number, street, unit, zip, day }: PlacedParcel,
  today: string,
  garbage: readonly Pickup[],
): FoundPickupDay {
  const thisWeek = garbage.find(({ week }) => week === weekOf(today))
  const holiday = thisWeek?.holiday ?? null
  return {
    Parcel_Address__c: addressText(number, street, unit),
    Refuse_Pickup_Day__c: day,
    isDelayedFromHoliday: holiday !== null,
    holidayName: holiday ? holidayName(context, holiday) : '',
    Id: id,
    zip,
    nextOn: garbage.find(({ on }) => on !== null && on >= today)?.on ?? null,
  }
}
