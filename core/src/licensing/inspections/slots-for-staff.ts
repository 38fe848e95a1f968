import { sql } from 'drizzle-orm'
import { users, worksOnCases } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter, isDay } from '../../platform/kernel/days.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { isWorkingDay } from '../../platform/kernel/working-days.ts'
import { inspectionSlots } from '../permits/inspection-slots.sql.ts'
import type { InspectionWindow } from '../permits/rules.ts'
import { inspectionLimits } from './rules.ts'

export interface OpenedSlots {
  /** ISO days, both included. */
  readonly fromDay: string
  readonly toDay: string
  readonly windows: readonly InspectionWindow[]
  /** Null: any inspector. */
  readonly inspectorId: string | null
  /** Zero closes them: what is booked stays booked. */
  readonly capacity: number
}

/**
 * Opens or closes slots on the working days of a period.
 * @throws forbidden unless staff; invalid `Inspections.WrongPeriod`; not-found
 * `Inspections.NoInspector`.
 */
export async function setInspectionSlots(
  context: Context,
  wanted: OpenedSlots,
): Promise<{ readonly days: number }> {
  requireStaff(context, 'setInspectionSlots')
  const { capacity, fromDay, inspectorId, toDay, windows } = wanted
  const days = daysOf(context, fromDay, toDay)
  const now = context.clock.now()
  const rows = days.flatMap((day) =>
    windows.map((window) => ({
      id: newId<'inspection-slot'>(now),
      day,
      window,
      inspectorId,
      capacity,
      createdAt: now,
      updatedAt: now,
    })),
  )
  await context.database.write((builder) => [
    requireThat(
      builder,
      sql`${inspectorId}::uuid is null or exists (
        select from ${users} where users.id = ${inspectorId}::uuid and ${worksOnCases})`,
      'not-found',
      'Inspections.NoInspector',
    ),
    builder
      .insert(inspectionSlots)
      .values(rows)
      .onConflictDoUpdate({
        target: [inspectionSlots.day, inspectionSlots.window, inspectionSlots.inspectorId],
        set: { capacity, updatedAt: now },
      }),
    audit(context, builder, {
      operation: 'setInspectionSlots',
      entity: 'inspection-slot',
      entityId: `${fromDay}/${toDay}`,
      details: { windows, inspectorId, capacity },
    }),
  ])
  return { days: days.length }
}

function daysOf({ city }: Context, fromDay: string, toDay: string): readonly string[] {
  const wrong = () => new DomainError('invalid', 'Inspections.WrongPeriod')
  if (!isDay(fromDay) || !isDay(toDay) || fromDay > toDay) throw wrong()
  const days: string[] = []
  for (let day = fromDay; day <= toDay; day = daysAfter(day, 1)) {
    if (days.length >= inspectionLimits.days) throw wrong()
    if (isWorkingDay(day, city.holidays)) days.push(day)
  }
  if (days.length === 0) throw wrong()
  return days
}
