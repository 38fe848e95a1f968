import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { csvStream } from '../../platform/kernel/csv.ts'
import { type PermitState, permitStates } from './permit-life.ts'
import { permitNumberText } from './permit-number.ts'
import { permitStateSql } from './permit-sql.ts'
import { permitKinds, permits } from './permits.sql.ts'

interface Row extends Record<string, unknown> {
  readonly year: number
  readonly number: number
  readonly kind: string
  readonly state: PermitState
  readonly description: string
  readonly address: string
  readonly unit: string | null
  readonly zip: string
  readonly parcel: string | null
  readonly valueCents: number
  readonly squareFeet: number
  readonly license: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly appliedOn: string
  readonly issuedOn: string | null
  readonly expiresOn: string | null
  readonly closedOn: string | null
}

/** Core and recommended fields of the Building & Land Development Specification. */
const header = [
  'PermitNum',
  'Description',
  'AppliedDate',
  'IssuedDate',
  'CompletedDate',
  'StatusCurrent',
  'StatusCurrentMapped',
  'OriginalAddress1',
  'OriginalAddress2',
  'OriginalCity',
  'OriginalState',
  'OriginalZip',
  'PermitType',
  'PIN',
  'EstProjectCost',
  'TotalSqFt',
  'ContractorLicNum',
  'Latitude',
  'Longitude',
  'ExpiresDate',
] as const

const pageSize = 5_000

/** Keyset pages by the permit's number, which no change of a permit disturbs. */
const pageOf = (last: Row | undefined) => sql`
  select p.year, p.number, k.name as kind, ${permitStateSql} as state, p.description,
    concat_ws(' ', p.street_number, p.street_name, p.street_suffix) as address, p.unit, p.zip,
    p.parcel_number as parcel, p.estimated_value_cents::float8 as "valueCents",
    p.square_feet as "squareFeet", p.contractor_license as license, p.latitude, p.longitude,
    p.applied_on::text as "appliedOn", p.issued_on::text as "issuedOn",
    p.expires_on::text as "expiresOn", p.closed_on::text as "closedOn"
  from ${permits} p join ${permitKinds} k on k.code = p.kind
  where ${last ? sql`(p.year, p.number) < (${last.year}, ${last.number})` : sql`true`}
  order by p.year desc, p.number desc limit ${pageSize}`

function lineOf({ city }: Context, row: Row): readonly string[] {
  const { status, blds } = permitStates[row.state]
  // `Elgin, IL 60120`: BLDS has the state in a field of its own.
  const [, state = ''] = /,\s*([A-Z]{2})\s/.exec(city.address.line2) ?? []
  return [
    permitNumberText(row),
    row.description,
    row.appliedOn,
    row.issuedOn ?? '',
    row.state === 'final' ? (row.closedOn ?? '') : '',
    status,
    blds,
    row.address,
    row.unit ?? '',
    city.name,
    state,
    row.zip,
    row.kind,
    row.parcel ?? '',
    (row.valueCents / 100).toFixed(2),
    String(row.squareFeet),
    row.license,
    row.latitude?.toFixed(6) ?? '',
    row.longitude?.toFixed(6) ?? '',
    row.expiresOn ?? '',
  ]
}

async function* pagesOf(context: Context): AsyncGenerator<readonly (readonly string[])[]> {
  for (let last: Row | undefined; ;) {
    // Each page begins where the last ended.
    // oxlint-disable-next-line no-await-in-loop -- see above
    const rows: readonly Row[] = await context.database.rows<Row>(pageOf(last))
    if (rows.length > 0) yield rows.map((row) => lineOf(context, row))
    if (rows.length < pageSize) return
    last = rows.at(-1)
  }
}

/** All permits as open data, streamed, without the names of people. */
export const exportPermits = (context: Context): Promise<ReadableStream> =>
  csvStream({ header, pages: pagesOf(context) })
