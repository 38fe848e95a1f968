import { sql } from 'drizzle-orm'

/** SQL on rows `i` of `permit_inspections`: the inspector's way through a day. */
export const routeOrder = sql`i.day, i.window desc, i.position nulls last, i.id`
