import { sql } from 'drizzle-orm'
import type { Column, DataSet, Line } from '../../platform/data-sets/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { keysetPages } from '../../platform/kernel/keyset-pages.ts'
import { permitNumber } from './permit-columns.ts'
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
const columns: readonly Column[] = [
  permitNumber,
  {
    name: 'Description',
    type: 'text',
    en: 'What is built or changed, in the applicant’s words.',
    es: 'Qué se construye o se cambia, en palabras del solicitante.',
  },
  {
    name: 'AppliedDate',
    type: 'day',
    en: 'The day of the application.',
    es: 'El día de la solicitud.',
  },
  {
    name: 'IssuedDate',
    type: 'day',
    en: 'The day on which the permit was issued. Empty if it was not.',
    es: 'El día en que se emitió el permiso. Vacío si no se emitió.',
  },
  {
    name: 'CompletedDate',
    type: 'day',
    en: 'The day on which the permit passed its final inspection. Empty if it did not.',
    es: 'El día en que el permiso pasó la inspección final. Vacío si no la pasó.',
  },
  {
    name: 'StatusCurrent',
    type: 'text',
    en: 'The status now, in the city’s word.',
    es: 'El estado actual, en la palabra de la ciudad (en inglés).',
  },
  {
    name: 'StatusCurrentMapped',
    type: 'text',
    en: 'The status now, as one of the six words that all cities share (BLDS).',
    es: 'El estado actual, como una de las seis palabras que comparten todas las ciudades (BLDS).',
  },
  {
    name: 'OriginalAddress1',
    type: 'text',
    en: 'The address of the work.',
    es: 'La dirección de la obra.',
  },
  {
    name: 'OriginalAddress2',
    type: 'text',
    en: 'The apartment or suite, if there is one.',
    es: 'El apartamento o la oficina, si hay.',
  },
  { name: 'OriginalCity', type: 'text', en: 'The city.', es: 'La ciudad.' },
  {
    name: 'OriginalState',
    type: 'text',
    en: 'The state, two letters.',
    es: 'El estado, dos letras.',
  },
  { name: 'OriginalZip', type: 'text', en: 'The ZIP code.', es: 'El código postal.' },
  { name: 'PermitType', type: 'text', en: 'The kind of permit.', es: 'El tipo de permiso.' },
  {
    name: 'PIN',
    type: 'text',
    en: 'The number of the lot in the county’s records.',
    es: 'El número del lote en los registros del condado.',
  },
  {
    name: 'EstProjectCost',
    type: 'number',
    decimals: 2,
    en: 'What the applicant expects the work to cost, in dollars.',
    es: 'Lo que el solicitante calcula que costará la obra, en dólares.',
  },
  {
    name: 'TotalSqFt',
    type: 'number',
    en: 'The area of the work, in square feet.',
    es: 'La superficie de la obra, en pies cuadrados.',
  },
  {
    name: 'ContractorLicNum',
    type: 'text',
    en: 'The number of the contractor’s license with the city.',
    es: 'El número de la licencia municipal del contratista.',
  },
  {
    name: 'Latitude',
    type: 'latitude',
    decimals: 6,
    en: 'Degrees north of the lot.',
    es: 'Grados norte del lote.',
  },
  {
    name: 'Longitude',
    type: 'longitude',
    decimals: 6,
    en: 'Degrees east of the lot; negative in America.',
    es: 'Grados este del lote; negativos en América.',
  },
  {
    name: 'ExpiresDate',
    type: 'day',
    en: 'The day on which the permit ends if the work does not go on.',
    es: 'El día en que el permiso vence si la obra no avanza.',
  },
]

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

function lineOf({ city }: Context, row: Row): Line {
  const { status, blds } = permitStates[row.state]
  // `Elgin, IL 60120`: BLDS has the state in a field of its own.
  const [, state = ''] = /,\s*([A-Z]{2})\s/.exec(city.address.line2) ?? []
  return [
    permitNumberText(row),
    row.description,
    row.appliedOn,
    row.issuedOn,
    row.state === 'final' ? row.closedOn : null,
    status,
    blds,
    row.address,
    row.unit,
    city.name,
    state,
    row.zip,
    row.kind,
    row.parcel,
    row.valueCents / 100,
    row.squareFeet,
    row.license,
    row.latitude,
    row.longitude,
    row.expiresOn,
  ]
}

async function* pagesOf(context: Context): AsyncGenerator<readonly Line[], void> {
  const pages = keysetPages<Row>(pageSize, (last) => context.database.rows<Row>(pageOf(last)))
  for await (const rows of pages) yield rows.map((row) => lineOf(context, row))
}

/** All permits, the newest first. */
export const permitsDataSet: DataSet = {
  title: { en: 'Building permits', es: 'Permisos de construcción' },
  about: {
    en: 'One row for each permit, the newest first, in the fields of the Building & Land Development Specification (BLDS). No names of people.',
    es: 'Una fila por permiso, primero los más recientes, con los campos de la especificación BLDS (en inglés). Sin nombres de personas.',
  },
  keywords: ['permits', 'construction', 'BLDS', 'buildings'],
  columns,
  pages: pagesOf,
}
