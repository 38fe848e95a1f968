import { jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A UUIDv7 made in core, never by the database. */
export const id = () => uuid().primaryKey()

/**
 * In its page's address: `report-a-pothole`. Made from the English name on insert by
 * `portal_give_slug`; never changes.
 */
export const slug = () => text().notNull().default('').unique()

/** UTC, in milliseconds. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })

export const json = <Shape>() => jsonb().$type<Shape>()
