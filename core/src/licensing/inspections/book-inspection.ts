import { sql } from 'drizzle-orm'
import { requireContact, requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { lockPermit, movePermit, syncRequestStatus } from '../permits/index.ts'
import { permitInspections, permits } from '../permits/permits.sql.ts'
import { type Booking, type By, type PermitKey, readBooking, requireBooker } from './booker.ts'
import { bookingRules } from './booking-conditions.ts'
import { withNextFree } from './next-free.ts'
import { notifyPeople } from './notify-people.ts'
import { requireBookableDay } from './requested-day.ts'
import { retryWhenMoved } from './retry-when-moved.ts'
import { type BookingContact, contactErrors } from './rules.ts'
import { freeSlot, lockSlots, type WindowOfDay } from './slots.ts'

export interface NewBooking extends WindowOfDay, BookingContact {
  readonly permit: PermitKey
  /** Of the plan of its kind of permit. */
  readonly code: string
}

export interface Booked {
  readonly id: string
}

/**
 * Books an inspection in a slot with room. The first one begins the permit's inspections.
 * @throws not-found; forbidden `Inspections.NotYours`; invalid with each wrong field; conflict: a
 * code of `bookingRules`, `Inspections.DayClosed`, `Inspections.SlotTaken` with the next free ones.
 */
export async function bookInspection(context: Context, wanted: NewBooking): Promise<Booked> {
  requireContact(context)
  return book(context, 'resident', wanted)
}

/** The same by staff, for anyone, and after the cut-off too. */
export async function bookInspectionForStaff(
  context: Context,
  wanted: NewBooking,
): Promise<Booked> {
  requireStaff(context, 'bookInspectionForStaff')
  return book(context, 'staff', wanted)
}

function book(context: Context, by: By, wanted: NewBooking): Promise<Booked> {
  requireValid(contactErrors(wanted))
  return withNextFree(context, () =>
    retryWhenMoved(async () => {
      const { code, permit } = wanted
      const found = await readBooking(context, by, { permit, code, inspectionId: null })
      requireBookableDay(context, by, wanted.day, found.expiresOn)
      const id = newId<'inspection'>(context.clock.now())
      await context.database.write((builder) =>
        booking(context, builder, { by, id, found, wanted }),
      )
      return { id }
    }),
  )
}

interface Step {
  readonly by: By
  readonly id: string
  readonly found: Booking
  readonly wanted: NewBooking
}

function booking(context: Context, builder: Builder, { by, id, found, wanted }: Step) {
  const { actor, city, clock } = context
  const { code, contactName, contactPhone, note, window, day } = wanted
  const now = clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const actorId = actor.kind === 'user' ? actor.userId : null
  return [
    ...lockPermit(builder, found),
    requireBooker(context, builder, by, found.id),
    ...bookingRules(sql`${code}::text`, isoDay(now, city.timeZone)).map((rule) =>
      requireThat(
        builder,
        sql`exists (select from ${permits} p where p.id = ${found.id} and ${rule.holds})`,
        'conflict',
        rule.code,
      ),
    ),
    lockSlots(builder, wanted),
    builder.execute(sql`
      insert into ${permitInspections} (id, permit_id, code, result, day, "window", slot_id,
        inspector_id, booked_by_id, contact_name, contact_phone, note, created_at, updated_at)
      select ${id}::uuid, ${found.id}::uuid, ${code}, 'booked', ${day}::date, ${window}, slot.id,
        slot.inspector_id, ${actorId}::uuid, ${contactName.trim()}, ${contactPhone.trim()},
        ${note.trim()}, ${at}, ${at}
      from ${freeSlot(wanted)} slot`),
    requireThat(
      builder,
      sql`exists (select from ${permitInspections} where id = ${id})`,
      'conflict',
      'Inspections.SlotTaken',
    ),
    ...(found.state === 'issued'
      ? movePermit(context, builder, { permit: found, to: 'inspections', by, status: 'Scheduled' })
      : [syncRequestStatus(context, builder, found)]),
    ...notifyPeople(context, builder, { kind: 'inspection-booked', told: found, when: wanted }),
    audit(context, builder, {
      operation: by === 'staff' ? 'bookInspectionForStaff' : 'bookInspection',
      entity: 'inspection',
      entityId: id,
      details: { permit: found.id, code, day, window },
    }),
  ] as const
}
