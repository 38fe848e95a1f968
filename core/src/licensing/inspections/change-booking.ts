import { sql } from 'drizzle-orm'
import { requireContact, requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { lockPermit, syncRequestStatus } from '../permits/index.ts'
import { permitInspections, permits } from '../permits/permits.sql.ts'
import { type Booking, type By, type PermitKey, readBooking, requireBooker } from './booker.ts'
import { isFeeDue } from './booking-conditions.ts'
import { withNextFree } from './next-free.ts'
import { notifyPeople } from './notify-people.ts'
import { requireBeforeCutOff, requireBookableDay } from './requested-day.ts'
import { freeSlot, lockSlots, type WindowOfDay } from './slots.ts'

/** A booked inspection; staff need no permit. */
export interface BookedInspection {
  readonly id: string
  readonly permit: PermitKey | null
}

/**
 * Moves a booked inspection into another slot with room, and keeps it where it was otherwise.
 * @throws not-found; forbidden; conflict `Inspections.NotBooked`, `Inspections.TooLate` after the
 * cut-off, `Inspections.DayClosed`, `Inspections.AfterExpiry`, `Inspections.SlotTaken`.
 */
export async function moveInspection(
  context: Context,
  wanted: BookedInspection & WindowOfDay,
): Promise<void> {
  requireContact(context)
  return move(context, 'resident', wanted)
}

export async function moveInspectionForStaff(
  context: Context,
  wanted: BookedInspection & WindowOfDay,
): Promise<void> {
  requireStaff(context, 'moveInspectionForStaff')
  return move(context, 'staff', wanted)
}

/** @throws not-found; forbidden; conflict `Inspections.NotBooked`, `Inspections.TooLate`. */
export async function cancelInspection(context: Context, booked: BookedInspection): Promise<void> {
  requireContact(context)
  return cancel(context, 'resident', booked)
}

export async function cancelInspectionForStaff(
  context: Context,
  booked: BookedInspection,
): Promise<void> {
  requireStaff(context, 'cancelInspectionForStaff')
  return cancel(context, 'staff', booked)
}

async function find(context: Context, by: By, { id, permit }: BookedInspection) {
  const found = await readBooking(context, by, { permit, inspectionId: id, code: null })
  const day = found.day ?? isoDay(context.clock.now(), context.city.timeZone)
  requireBeforeCutOff(context, by, day)
  return { ...found, day }
}

/** Still booked for the day that was read, whose cut-off was checked. */
const requireBooked = (builder: Builder, id: string, day: string) =>
  requireThat(
    builder,
    sql`exists (select from ${permitInspections}
      where id = ${id} and result = 'booked' and day = ${day}::date)`,
    'conflict',
    'Inspections.NotBooked',
  )

const auditOf = (by: By, operation: 'moveInspection' | 'cancelInspection') =>
  by === 'staff' ? (`${operation}ForStaff` as const) : operation

function move(context: Context, by: By, wanted: BookedInspection & WindowOfDay): Promise<void> {
  return withNextFree(context, async () => {
    const found = await find(context, by, wanted)
    const { id, day, window } = wanted
    requireBookableDay(context, by, day, found.expiresOn)
    const at = sql`${context.clock.now().toISOString()}::timestamptz`
    await context.database.write((builder) => [
      ...beginning(context, builder, by, found),
      requireBooked(builder, id, found.day),
      requireThat(
        builder,
        sql`exists (select from ${permits} p where p.id = ${found.id} and not ${isFeeDue})`,
        'conflict',
        'Inspections.FeeDue',
      ),
      lockSlots(builder, wanted),
      builder.execute(sql`
        update ${permitInspections} set day = ${day}::date, "window" = ${window},
          slot_id = slot.id, inspector_id = slot.inspector_id, position = null,
          reminded_at = null, version = version + 1, updated_at = ${at}
        from ${freeSlot(wanted, id)} slot where permit_inspections.id = ${id}`),
      requireThat(
        builder,
        sql`exists (select from ${permitInspections}
          where id = ${id} and updated_at = ${at} and day = ${day}::date and "window" = ${window})`,
        'conflict',
        'Inspections.SlotTaken',
      ),
      ...notifyPeople(context, builder, { kind: 'inspection-booked', told: found, when: wanted }),
      audit(context, builder, {
        operation: auditOf(by, 'moveInspection'),
        entity: 'inspection',
        entityId: id,
        details: { permit: found.id, from: found.day, day, window },
      }),
    ])
  })
}

async function cancel(context: Context, by: By, booked: BookedInspection): Promise<void> {
  const found = await find(context, by, booked)
  const { id } = booked
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  await context.database.write((builder) => [
    ...beginning(context, builder, by, found),
    requireBooked(builder, id, found.day),
    builder.execute(sql`
      update ${permitInspections} set result = 'canceled', done_at = ${at},
        version = version + 1, updated_at = ${at}
      where id = ${id}`),
    syncRequestStatus(context, builder, found),
    ...notifyPeople(context, builder, {
      kind: 'inspection-canceled',
      told: found,
      when: { day: found.day, window: found.window },
    }),
    audit(context, builder, {
      operation: auditOf(by, 'cancelInspection'),
      entity: 'inspection',
      entityId: id,
      details: { permit: found.id, day: found.day },
    }),
  ])
}

const beginning = (context: Context, builder: Builder, by: By, found: Booking) =>
  [...lockPermit(builder, found), requireBooker(context, builder, by, found.id)] as const
