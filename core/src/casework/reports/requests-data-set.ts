import { type SQL, sql } from 'drizzle-orm'
import { type DataSet, type Keyed, keyedPages } from '../../platform/data-sets/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { ReportCategory } from '../report-categories/rules.ts'
import { requests } from '../requests/requests.sql.ts'
import type { Channel, Status } from '../requests/rules.ts'
import { joinNearestBlock } from './nearest-block.ts'
import { isShown } from './shown-requests.ts'

interface Row extends Keyed {
  readonly number: string
  readonly category: ReportCategory
  readonly status: Status
  readonly isOpen: boolean
  readonly isDuplicate: boolean
  readonly createdOn: string
  readonly dueOn: string | null
  readonly closedOn: string | null
  readonly channel: Channel
  readonly area: string | null
  readonly zip: string | null
  readonly block: number | null
  readonly street: string | null
  readonly latitude: number
  readonly longitude: number
}

/**
 * Names each column that leaves: no text that a person typed, no contact, file or exact time is among
 * them. The place is a cell of about 100 by 80 meters, as on the page of open reports, and the block is
 * of the nearest lot, so that a row fits a piece of street and not a home.
 */
function select({ city }: Context): SQL {
  const day = (instant: string) =>
    sql`(${sql.raw(instant)} at time zone ${city.timeZone})::date::text`
  return sql`
    select listed.id, listed.number, listed.category, listed.status,
      listed.closed_at is null as "isOpen", listed.merged_into_id is not null as "isDuplicate",
      ${day('listed.created_at')} as "createdOn", ${day('listed.due_at')} as "dueOn",
      ${day('listed.closed_at')} as "closedOn", listed.channel, listed.area, near.zip,
      near.street_number / 100 * 100 as block, near.street_name || ' ' || near.street_suffix as street,
      round(listed.latitude::numeric, 3)::float8 as latitude,
      round(listed.longitude::numeric, 3)::float8 as longitude
    from (select r.* from ${requests} r where ${isShown('r')}) listed
    ${joinNearestBlock('listed')}`
}

/** Reports of problems in the street, without people. */
export const requestsDataSet: DataSet = {
  title: { en: 'Service requests', es: 'Solicitudes de servicio' },
  about: {
    en: 'One row for each reported problem of the street, such as graffiti or a pothole, the oldest first. Requests about homes and people are left out. There are no names, texts or pictures, days have no time, and places are rounded to about 100 meters.',
    es: 'Una fila por cada problema de la calle reportado, como grafiti o un bache, primero los más antiguos. No están las solicitudes sobre viviendas y personas. No hay nombres, textos ni fotos, los días no llevan hora y los lugares se redondean a unos 100 metros.',
  },
  keywords: ['311', 'service requests', 'reports', 'streets'],
  columns: [
    {
      name: 'request_number',
      type: 'text',
      en: 'The request’s number, as in Open311.',
      es: 'El número de la solicitud, como en Open311.',
    },
    {
      name: 'category',
      type: 'text',
      en: 'What was reported, as the service code of Open311.',
      es: 'Qué se reportó, con el código de servicio de Open311.',
    },
    {
      name: 'status',
      type: 'text',
      en: 'The status now, in the city’s word.',
      es: 'El estado actual, en la palabra de la ciudad (en inglés).',
    },
    {
      name: 'is_open',
      type: 'yes-no',
      en: 'Whether the city still works on it.',
      es: 'Si la ciudad todavía trabaja en ella.',
    },
    {
      name: 'is_duplicate',
      type: 'yes-no',
      en: 'Whether another request reports the same problem, and goes on.',
      es: 'Si otra solicitud reporta el mismo problema y sigue en su lugar.',
    },
    {
      name: 'created_on',
      type: 'day',
      en: 'The day on which it was reported.',
      es: 'El día en que se reportó.',
    },
    {
      name: 'due_on',
      type: 'day',
      en: 'The day by which the city wants to resolve it. Empty without a target.',
      es: 'El día para el que la ciudad quiere resolverla. Vacío si no hay plazo.',
    },
    {
      name: 'closed_on',
      type: 'day',
      en: 'The day on which it was closed. Empty while it is open.',
      es: 'El día en que se cerró. Vacío mientras está abierta.',
    },
    {
      name: 'channel',
      type: 'text',
      en: 'How it reached the city: online, by phone, or by Open311.',
      es: 'Cómo llegó a la ciudad: online (en línea), phone (por teléfono) u open311.',
    },
    {
      name: 'area',
      type: 'text',
      en: 'The part of the city, by its code.',
      es: 'La zona de la ciudad, por su código.',
    },
    {
      name: 'zip',
      type: 'text',
      en: 'The ZIP code of the nearest lot.',
      es: 'El código postal del lote más cercano.',
    },
    {
      name: 'block',
      type: 'number',
      en: 'The hundred of house numbers of the nearest lot.',
      es: 'La centena de los números de casa del lote más cercano.',
    },
    {
      name: 'street',
      type: 'text',
      en: 'The street of the nearest lot.',
      es: 'La calle del lote más cercano.',
    },
    {
      name: 'latitude',
      type: 'latitude',
      decimals: 3,
      en: 'Degrees north, to a thousandth: about 100 meters.',
      es: 'Grados norte, con tres decimales: unos 100 metros.',
    },
    {
      name: 'longitude',
      type: 'longitude',
      decimals: 3,
      en: 'Degrees east, to a thousandth: about 80 meters. Negative in America.',
      es: 'Grados este, con tres decimales: unos 80 metros. Negativos en América.',
    },
  ],
  pages: (context) =>
    keyedPages<Row>(context, select(context), (row) => [
      row.number,
      row.category,
      row.status,
      row.isOpen,
      row.isDuplicate,
      row.createdOn,
      row.dueOn,
      row.closedOn,
      row.channel,
      row.area,
      row.zip,
      row.block,
      row.street,
      row.latitude,
      row.longitude,
    ]),
}
