import { type SQL, sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import { inspectionSlots } from '../permits/inspection-slots.sql.ts'
import { permitInspections } from '../permits/permits.sql.ts'
import type { InspectionWindow } from '../permits/rules.ts'

/** A morning or an afternoon. */
export interface WindowOfDay {
  /** ISO, in the city's time zone. */
  readonly day: string
  readonly window: InspectionWindow
}

/** SQL on rows `s` of `inspection_slots`: how many more inspections fit. */
export const roomIn = (without: string | null = null): SQL => sql`(s.capacity - (
  select count(*) from ${permitInspections} i where i.slot_id = s.id and i.result <> 'canceled'
    and i.id is distinct from ${without}::uuid))`

/** Everyone who books takes this lock after the permit's, so that the last place goes to one. */
export const lockSlots = (builder: Builder, { day, window }: WindowOfDay) =>
  builder.execute(sql`select from ${inspectionSlots} s
    where s.day = ${day}::date and s.window = ${window} order by s.id for update`)

/** The slot with the most room, for an `insert` or `update` after the lock. Rows `slot`. */
export const freeSlot = ({ day, window }: WindowOfDay, without: string | null = null): SQL => sql`(
  select s.id, s.inspector_id from ${inspectionSlots} s
  where s.day = ${day}::date and s.window = ${window} and ${roomIn(without)} > 0
  order by ${roomIn(without)} desc, s.id limit 1)`

/** JSON: mornings and afternoons of these days that have room. */
export const freeWindows = (days: readonly string[]): SQL => sql`
  coalesce((select json_agg(json_build_object('day', free.day::text, 'window', free.window,
      'left', free.room) order by free.day, free.window desc)
    from (select s.day, s.window, sum(greatest(${roomIn()}, 0))::int as room
      from ${inspectionSlots} s
      where s.day in (select value::date from json_array_elements_text(${JSON.stringify(days)}::json))
      group by s.day, s.window) free
    where free.room > 0), '[]'::json)`
