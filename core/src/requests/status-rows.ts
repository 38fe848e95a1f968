import { type SQL, sql } from 'drizzle-orm'
import { recordTypeNames, recordTypes } from './record-types.ts'
import { stationsOf } from './status-path.ts'
import { statusInformation, statusNames } from './statuses.ts'

// Names of our own tables, none of which holds a quote; as parameters they would be hundreds.
const quoted = (name: string): SQL => sql.raw(`'${name}'`)

const rows = recordTypeNames.flatMap((recordType) =>
  statusNames.map((status) => {
    const { color, translationKey } = statusInformation(recordType, status)
    const stations = recordTypes[recordType].hasStatusPath ? stationsOf(status) : []
    return sql`(${quoted(recordType)}, ${quoted(status)}, ${quoted(color)}, ${quoted(translationKey ?? '')}, ${quoted(JSON.stringify(stations))}::json)`
  }),
)

/**
 * How statuses are shown, as rows that a statement joins: `record_type, status, color, text_key` and
 * the `stations` of its path.
 */
export const shownStatuses: SQL = sql`(values ${sql.join(rows, sql`, `)})
  as shown(record_type, status, color, text_key, stations)`

/** The wire's statusInformation of a row joined with `shownStatuses`. */
export const statusObject: SQL = sql`json_build_object('color', coalesce(shown.color, 'gray'),
  'translationKey', shown.text_key)`
