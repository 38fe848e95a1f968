import { jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A UUIDv7 made in core, never by the database. */
export const id = () => uuid().primaryKey()

/**
 * Names a thing in its page's address, such as `report-a-pothole`. The database makes it from the
 * English name on insert (`portal_give_slug`); it never changes.
 */
export const slug = () => text().notNull().default('').unique()

/** UTC, in milliseconds. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })

export const json = <Shape>() => jsonb().$type<Shape>()
