import { type SQL, sql } from 'drizzle-orm'
import { recordTypeNames, recordTypes } from './record-types.ts'
import { stationsOf } from './status-path.ts'
import { statusInformation, statusNames } from './statuses.ts'

// Our own names, without quotes. As hundreds of parameters they would cost more to build than the
// tables they are joined to.
const quoted = (name: string): string => `'${name}'`

const looks = recordTypeNames.flatMap((recordType) =>
  statusNames.map((status) => {
    const { color, translationKey } = statusInformation(recordType, status)
    const stations = recordTypes[recordType].hasStatusPath ? stationsOf(status) : []
    const look = [recordType, status, color, translationKey ?? ''].map(quoted).join(', ')
    return { look, stations: `${quoted(JSON.stringify(stations))}::json` }
  }),
)

/** Rows to join: `record_type, status, color, text_key`. */
export const shownStatuses: SQL =
  sql.raw(`(values ${looks.map(({ look }) => `(${look})`).join(', ')})
  as shown(record_type, status, color, text_key)`)

/** The same with the `stations` of each status's path. */
export const shownStations: SQL = sql.raw(`(values
  ${looks.map(({ look, stations }) => `(${look}, ${stations})`).join(', ')})
  as shown(record_type, status, color, text_key, stations)`)

/** The wire's statusInformation of a row joined with either. */
export const statusObject: SQL = sql`json_build_object('color', coalesce(shown.color, 'gray'),
  'translationKey', shown.text_key)`
