import { jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A UUIDv7 made in core, never by the database. */
export const id = () => uuid().primaryKey()

/**
 * The words of a thing in the address of its page, such as `report-a-pothole`. The database makes them of
 * the English name when the row is added (`portal_give_slug`), and they stay what they are for ever.
 */
export const slug = () => text().notNull().default('').unique()

/** An instant in UTC, to the millisecond. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })

/** A JSON document whose shape the type parameter names. */
export const json = <Shape>() => jsonb().$type<Shape>()
