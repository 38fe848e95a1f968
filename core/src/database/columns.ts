import { jsonb, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A UUIDv7 made in core, never by the database. */
export const id = () => uuid().primaryKey()

/** An instant in UTC, to the millisecond. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })

/** A JSON document whose shape the type parameter names. */
export const json = <Shape>() => jsonb().$type<Shape>()
