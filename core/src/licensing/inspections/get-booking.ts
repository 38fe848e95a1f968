import { sql } from 'drizzle-orm'
import { requests } from '../../casework/requests/requests.sql.ts'
import { permitBills } from '../../money/permit-fees/permit-fees.sql.ts'
import { contacts } from '../../people/profiles/residents.sql.ts'
import { staffName, users } from '../../people/users/users.sql.ts'
import { requireContact } from '../../platform/access/index.ts'
import type { InspectionSettings } from '../../platform/city/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { actsForPermit } from '../permits/index.ts'
import { permitInspections, permits } from '../permits/permits.sql.ts'
import { bookableDays, cutOffOf } from './bookable-days.ts'
import { permitAt, type PermitKey } from './booker.ts'
import { isBooked, hasPassed, planOf, refusalOf } from './booking-conditions.ts'
import { type InspectionPhoto, photosJson } from './inspection-photos.ts'
import { noPermit } from './inspections.errors.ts'
import { inspectionFees } from './inspections.sql.ts'
import { routeOrder } from './route-order.ts'
import type { InspectionOutcome } from './rules.ts'
import { freeWindows, type WindowOfDay } from './slots.ts'

/** One of the permit's plan. */
export interface PlannedInspection {
  readonly code: string
  readonly name: string
  readonly isFinal: boolean
  readonly state: 'needed' | 'booked' | 'passed'
  /** Why it cannot be booked now; null if it can. */
  readonly refusal: string | null
}

export interface OwnBooking extends WindowOfDay {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly inspector: string | null
  readonly contactName: string
  readonly contactPhone: string
  readonly note: string
  /** On its day: how many come first, from 1; null before, and without an inspector. */
  readonly place: number | null
  /** Before its cut-off. */
  readonly canChange: boolean
}

export interface OwnResult {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly day: string
  readonly outcome: InspectionOutcome
  readonly comment: string
  readonly corrections: readonly string[]
  readonly photos: readonly InspectionPhoto[]
}

export interface FeeDue {
  /** Where it is paid. */
  readonly path: string
  readonly amountCents: number
  /** For inspecting again; else the permit's own. */
  readonly isForInspectingAgain: boolean
}

interface Found {
  readonly acts: boolean
  readonly planned: readonly PlannedInspection[]
  readonly booked: readonly Omit<OwnBooking, 'canChange'>[]
  readonly results: readonly OwnResult[]
  readonly fees: readonly FeeDue[]
  readonly free: readonly (WindowOfDay & { readonly left: number })[]
  readonly contactName: string
  readonly contactPhone: string
}

/** What people who act for a permit see and book. */
export interface PermitBooking extends Omit<Found, 'acts' | 'booked'> {
  readonly booked: readonly OwnBooking[]
  readonly settings: Omit<InspectionSettings, 'correctionHours'>
}

/**
 * A permit's inspections for those who book them, with the slots that they can book now; null for
 * everyone else, who can open the permit's page too.
 * @throws not-found.
 */
export async function getBooking(
  context: Context,
  permit: PermitKey,
): Promise<PermitBooking | null> {
  const actor = requireContact(context)
  const { city, clock, language } = context
  const now = clock.now()
  const today = isoDay(now, city.timeZone)
  const days = bookableDays(now, city)
  const nameKey = sql`${language === 'es' ? 'nameEs' : 'name'}::text`
  const code = sql`one.plan ->> 'code'`
  const nameOf = sql`coalesce((select one.plan ->> ${nameKey} from ${planOf} one
    where one.plan ->> 'code' = i.code limit 1), i.code)`
  const [found] = await context.database.rows<Found & Record<string, unknown>>(sql`
    select ${actsForPermit(actor)} as acts,
      coalesce((select json_agg(json_build_object('code', ${code},
          'name', one.plan ->> ${nameKey}, 'isFinal', (one.plan ->> 'isFinal')::boolean,
          'state', case when ${hasPassed(code)} then 'passed' when ${isBooked(code)} then 'booked'
            else 'needed' end,
          'refusal', ${refusalOf(code, today)}) order by one.place)
        from ${planOf} one), '[]'::json) as planned,
      coalesce((select json_agg(json_build_object('id', i.id, 'code', i.code, 'name', ${nameOf},
          'day', i.day::text, 'window', i.window,
          'inspector', case when u.id is not null then ${staffName(sql`u`)} end,
          'contactName', i.contact_name, 'contactPhone', i.contact_phone, 'note', i.note,
          'place', case when i.day = ${today}::date and i.inspector_id is not null then (
            select place from (select i.id, row_number() over (order by ${routeOrder})::int as place
              from ${permitInspections} i where i.day = ${today}::date and i.result = 'booked'
                and i.inspector_id = u.id) route where route.id = i.id) end) order by i.day, i.id)
        from ${permitInspections} i left join ${users} u on u.id = i.inspector_id
        where i.permit_id = p.id and i.result = 'booked'), '[]'::json) as booked,
      coalesce((select json_agg(json_build_object('id', i.id, 'code', i.code, 'name', ${nameOf},
          'day', i.day::text,
          'outcome', case when i.is_no_access then 'noAccess' else i.result end,
          'comment', i.comment, 'corrections', i.corrections, 'photos', ${photosJson})
          order by i.done_at desc nulls last, i.id desc)
        from ${permitInspections} i
        where i.permit_id = p.id and i.result in ('passed', 'failed')), '[]'::json) as results,
      coalesce((select json_agg(due.fee) from (
        select json_build_object('path', '/' || b.record_id, 'isForInspectingAgain', true,
          'amountCents', b.interest_cents + (select sum((a ->> 'feeCents')::int)
            from jsonb_array_elements(b.applications) a)::int) as fee
        from ${inspectionFees} f join ${permitBills} b on b.id = f.permit_bill_id
        where f.permit_id = p.id and b.paid_at is null
        union all
        select json_build_object('path', '/activity-view/' || r.record_type || '/' || r.number,
          'isForInspectingAgain', false, 'amountCents', r.payment_amount_cents)
        from ${requests} r where r.id = p.request_id and r.payment_amount_cents > 0
          and r.paid_at is null) due), '[]'::json) as fees,
      ${freeWindows(days)} as free,
      trim(c.first_name || ' ' || c.last_name) as "contactName",
      coalesce(c.phone_number, '') as "contactPhone"
    from ${permits} p left join ${contacts} c on c.id = ${actor.contactId}
    where ${permitAt(context, permit)}`)
  if (!found) throw noPermit()
  const facts: Found = found
  const { acts, booked, ...rest } = facts
  if (!acts) return null
  const { correctionHours: _hours, ...settings } = city.inspections
  return {
    ...rest,
    booked: booked.map((one) => ({ ...one, canChange: now < cutOffOf(one.day, city) })),
    settings,
  }
}
