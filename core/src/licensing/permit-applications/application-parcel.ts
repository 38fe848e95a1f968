import { type SQL, sql } from 'drizzle-orm'
import { foldedSql } from '../../land/parcels/index.ts'
import { parcels } from '../../land/parcels/parcels.sql.ts'
import { parcelQueryOf } from '../../land/zoning/rules.ts'

export interface KnownParcel {
  readonly id: string
  readonly address: string
  readonly parcelNumber: string
  readonly unit: string | null
}

/** More lots at one address than a sentence can list. */
const maxMatches = 20

/** A select of the lots that a typed address may mean, as JSON. */
export function parcelsAt(typed: string): SQL {
  const { number, street, zip, unit } = parcelQueryOf(typed)
  const name = foldedSql(sql`street_name || ' ' || street_suffix`)
  const whole = foldedSql(sql`street_name || ' ' || street_suffix || ' ' || coalesce(unit, '')`)
  return sql`(select coalesce(json_agg(json_build_object('id', id, 'address', address,
      'parcelNumber', parcel_number, 'unit', unit) order by unit nulls first, parcel_number), '[]')
    from (select id, parcel_number, unit, street_number || ' ' || street_name || ' ' ||
        street_suffix || coalesce(' Unit ' || unit, '') as address
      from ${parcels} where retired_at is null and street_number = ${/^\d{1,6}$/.test(number) ? Number(number) : -1}
        and ${street} <> '' and (${name} || ' ' like ${street} || ' %' or ${whole} = ${street})
        and (${zip} = '' or zip = ${zip})
        and (${unit} = '' or lower(unit) = lower(${unit}))
      order by unit nulls first, parcel_number limit ${maxMatches}) found)`
}

export type ParcelAnswer =
  | { readonly kind: 'one'; readonly parcel: KnownParcel }
  | { readonly kind: 'none' }
  /** Each choice, typed as it is, is one lot. */
  | { readonly kind: 'several'; readonly choices: readonly string[] }

/** A unit tells homes at one address apart, and the parcel number lots without units. */
export function chosenParcel(found: readonly KnownParcel[], typed: string): ParcelAnswer {
  const named = found.find(({ parcelNumber }) => typed.includes(parcelNumber))
  if (named) return { kind: 'one', parcel: named }
  // The house itself is meant where nobody says a unit.
  const houses = found.filter(({ unit }) => unit === null)
  const meant = houses.length > 0 ? houses : found
  const [first] = meant
  if (!first) return { kind: 'none' }
  if (meant.length === 1) return { kind: 'one', parcel: first }
  const choices = meant.map(({ address, parcelNumber }) =>
    meant.filter((other) => other.address === address).length > 1
      ? `${address}, ${parcelNumber}`
      : address,
  )
  return { kind: 'several', choices }
}
