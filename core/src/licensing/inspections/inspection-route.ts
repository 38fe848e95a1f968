import { sql } from 'drizzle-orm'
import { users, worksOnCases } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireSeenRow, type SeenRow } from '../../platform/database/require-seen-row.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { permitInspections } from '../permits/permits.sql.ts'
import { seenInspection } from './inspections.errors.ts'

/**
 * Gives a booked inspection to an inspector, or to nobody yet.
 * @throws forbidden unless staff; not-found; stale; conflict `Inspections.NotBooked`.
 */
export async function assignInspection(
  context: Context,
  { inspectorId, ...seen }: SeenRow & { readonly inspectorId: string | null },
): Promise<{ readonly version: number }> {
  requireStaff(context, 'assignInspection')
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  await context.database.write((builder) => [
    ...requireSeenRow(builder, permitInspections, seen, seenInspection),
    requireThat(
      builder,
      sql`exists (select from ${permitInspections} where id = ${seen.id} and result = 'booked')`,
      'conflict',
      'Inspections.NotBooked',
    ),
    requireThat(
      builder,
      sql`${inspectorId}::uuid is null or exists (
        select from ${users} where users.id = ${inspectorId}::uuid and ${worksOnCases})`,
      'not-found',
      'Inspections.NoInspector',
    ),
    builder.execute(sql`
      update ${permitInspections} set inspector_id = ${inspectorId}::uuid, position = null,
        version = version + 1, updated_at = ${at}
      where id = ${seen.id}`),
    audit(context, builder, {
      operation: 'assignInspection',
      entity: 'inspection',
      entityId: seen.id,
      details: { inspectorId },
    }),
  ])
  return { version: seen.version + 1 }
}

export interface InspectionRoute {
  readonly day: string
  readonly inspectorId: string
  /** Of all booked inspections of the day, in the order of the visits. */
  readonly ids: readonly string[]
}

/**
 * Sets the order in which an inspector visits. Mornings stay before afternoons.
 * @throws forbidden unless staff; stale `Inspections.ChangedMeanwhile` if the list has others.
 */
export async function orderInspections(
  context: Context,
  { day, inspectorId, ids }: InspectionRoute,
): Promise<void> {
  requireStaff(context, 'orderInspections')
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  const booked = sql`from ${permitInspections} i where i.day = ${day}::date
    and i.inspector_id = ${inspectorId} and i.result = 'booked'`
  const wanted = sql`json_array_elements_text(${JSON.stringify(ids)}::json)
    with ordinality wanted (id, place)`
  await context.database.write((builder) => [
    builder.execute(sql`select ${booked} order by i.id for update`),
    requireThat(
      builder,
      sql`(select coalesce(array_agg(i.id::text order by i.id::text), '{}') ${booked})
        = (select coalesce(array_agg(wanted.id order by wanted.id), '{}') from ${wanted})`,
      'stale',
      'Inspections.ChangedMeanwhile',
    ),
    builder.execute(sql`
      update ${permitInspections} set position = wanted.place, updated_at = ${at}
      from ${wanted} where permit_inspections.id = wanted.id::uuid`),
    audit(context, builder, {
      operation: 'orderInspections',
      entity: 'inspection-route',
      entityId: `${day}/${inspectorId}`,
      details: { count: ids.length },
    }),
  ])
}
