import { type SQL, sql } from 'drizzle-orm'
import { staffName, users, worksOnCases } from '../../people/users/users.sql.ts'
import { mayCall, requireStaff } from '../../platform/access/index.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { rolesOf } from '../../platform/kernel/staff-role.ts'
import { isWorkingDay } from '../../platform/kernel/working-days.ts'
import { inspectionSlots } from '../permits/inspection-slots.sql.ts'
import { permitInspections, permitKinds, permits } from '../permits/permits.sql.ts'
import { correctableUntil, isOwnResult } from './correct-inspection.ts'
import { type InspectionPhoto, photosJson } from './inspection-photos.ts'
import { inspectionCorrections } from './inspections.sql.ts'
import { routeOrder } from './route-order.ts'
import type { InspectionOutcome } from './rules.ts'
import { roomIn, type WindowOfDay } from './slots.ts'

export interface Inspector {
  readonly id: string
  readonly name: string
}

export interface CalendarSlot extends WindowOfDay {
  readonly id: string
  readonly inspectorId: string | null
  readonly capacity: number
  readonly left: number
}

export interface ListedInspection extends WindowOfDay {
  readonly id: string
  readonly version: number
  readonly inspectorId: string | null
  readonly code: string
  readonly name: string
  readonly outcome: InspectionOutcome | 'booked'
  readonly year: number
  readonly number: number
  readonly kind: string
  readonly address: string
}

/** With what an inspector needs on the way. */
export interface RouteStop extends ListedInspection {
  readonly isFinal: boolean
  readonly description: string
  readonly conditions: string | null
  readonly zip: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly contractorName: string
  readonly contactName: string
  readonly contactPhone: string
  readonly note: string
  readonly comment: string
  readonly corrections: readonly string[]
  readonly photos: readonly InspectionPhoto[]
  /** Until when the reader can correct the result; null if they cannot. */
  readonly correctableUntil: string | null
  /** Results that were recorded by mistake, the latest first. */
  readonly replaced: readonly {
    readonly outcome: InspectionOutcome
    readonly comment: string
    readonly corrections: readonly string[]
    readonly reason: string
    readonly by: string | null
    readonly at: string
  }[]
  /** What was found before, the latest first. */
  readonly earlier: readonly {
    readonly name: string
    readonly day: string
    readonly outcome: InspectionOutcome
    readonly comment: string
    readonly corrections: readonly string[]
  }[]
}

const outcome = sql`case when i.is_no_access then 'noAccess' else i.result end`

const nameIn = (context: Context, code: SQL): SQL => sql`coalesce((
  select value ->> ${context.language === 'es' ? 'nameEs' : 'name'}::text
  from jsonb_array_elements(k.inspections) where value ->> 'code' = ${code} limit 1), ${code})`

const listed = (context: Context): SQL => sql`
  'id', i.id, 'version', i.version, 'day', i.day::text, 'window', i.window,
  'inspectorId', i.inspector_id, 'code', i.code, 'name', ${nameIn(context, sql`i.code`)},
  'outcome', ${outcome}, 'year', p.year, 'number', p.number,
  'kind', ${context.language === 'es' ? sql`k.name_es` : sql`k.name`},
  'address', concat_ws(' ', p.street_number, p.street_name, p.street_suffix, p.unit)`

const inspections = sql`from ${permitInspections} i join ${permits} p on p.id = i.permit_id
  join ${permitKinds} k on k.code = p.kind`

const inspectorsJson = sql`coalesce((
  select json_agg(json_build_object('id', users.id, 'name', ${staffName(sql`users`)})
    order by ${staffName(sql`users`)})
  from ${users} where ${worksOnCases}), '[]'::json)`

export interface CalendarDay {
  readonly day: string
  readonly isWorkingDay: boolean
}

export interface InspectionCalendar extends Record<string, unknown> {
  readonly today: string
  readonly days: readonly CalendarDay[]
  readonly inspectors: readonly Inspector[]
  /** Of all kinds of permits. */
  readonly codes: readonly { readonly code: string; readonly name: string }[]
  readonly slots: readonly CalendarSlot[]
  readonly inspections: readonly ListedInspection[]
}

/** Days from a first one, today by default, with slots and bookings. @throws forbidden. */
export async function listInspections(
  context: Context,
  { from, days: count }: { readonly from: string | null; readonly days: number },
): Promise<InspectionCalendar> {
  requireStaff(context, 'listInspections')
  const { city, clock } = context
  const today = isoDay(clock.now(), city.timeZone)
  const first = from ?? today
  const last = daysAfter(first, count - 1)
  const nameKey = sql`${context.language === 'es' ? 'nameEs' : 'name'}::text`
  const [found] = await context.database.rows<
    Pick<InspectionCalendar, 'inspectors' | 'codes' | 'slots' | 'inspections'> &
      Record<string, unknown>
  >(sql`
    select ${inspectorsJson} as inspectors,
      coalesce((select json_agg(json_build_object('code', one.code, 'name', one.name)
          order by one.name)
        from (select plan ->> 'code' as code, min(plan ->> ${nameKey}) as name
          from ${permitKinds} k, jsonb_array_elements(k.inspections) plan
          group by plan ->> 'code') one), '[]'::json) as codes,
      coalesce((select json_agg(json_build_object('id', s.id, 'day', s.day::text,
          'window', s.window, 'inspectorId', s.inspector_id, 'capacity', s.capacity,
          'left', greatest(${roomIn()}, 0)) order by s.day, s.window desc, s.id)
        from ${inspectionSlots} s
        where s.day between ${first}::date and ${last}::date), '[]'::json) as slots,
      coalesce((select json_agg(json_build_object(${listed(context)}) order by ${routeOrder})
        ${inspections}
        where i.day between ${first}::date and ${last}::date and i.result <> 'canceled'),
        '[]'::json) as inspections`)
  const days = Array.from({ length: count }, (_, i) => {
    const day = daysAfter(first, i)
    return { day, isWorkingDay: isWorkingDay(day, city.holidays) }
  })
  return {
    today,
    days,
    inspectors: found?.inspectors ?? [],
    codes: found?.codes ?? [],
    slots: found?.slots ?? [],
    inspections: found?.inspections ?? [],
  }
}

export interface DayRoute {
  readonly day: string
  readonly inspectorId: string
  readonly inspectors: readonly Inspector[]
  /** In the order of the visits. */
  readonly stops: readonly RouteStop[]
}

/** One inspector's day; by default the reader's own, today. @throws forbidden unless staff. */
export async function getInspectionRoute(
  context: Context,
  wanted: { readonly day: string | null; readonly inspectorId: string | null },
): Promise<DayRoute> {
  const actor = requireStaff(context, 'getInspectionRoute')
  const day = wanted.day ?? isoDay(context.clock.now(), context.city.timeZone)
  const inspectorId = wanted.inspectorId ?? actor.userId
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  const until = correctableUntil(context)
  const correctable = mayCall(rolesOf(actor), 'correctInspection')
    ? sql`case when i.result in ('passed', 'failed') and ${until} >= ${now}
        and ${isOwnResult(actor)} then ${isoInstant(until)} end`
    : sql`null`
  const [found] = await context.database.rows<
    Pick<DayRoute, 'inspectors' | 'stops'> & Record<string, unknown>
  >(sql`
    select ${inspectorsJson} as inspectors,
      coalesce((select json_agg(json_build_object(${listed(context)},
          'isFinal', coalesce((select (value ->> 'isFinal')::boolean
            from jsonb_array_elements(k.inspections) where value ->> 'code' = i.code limit 1), false),
          'description', p.description, 'conditions', p.conditions, 'zip', p.zip,
          'latitude', p.latitude, 'longitude', p.longitude, 'contractorName', p.contractor_name,
          'contactName', i.contact_name, 'contactPhone', i.contact_phone, 'note', i.note,
          'comment', i.comment, 'corrections', i.corrections, 'photos', ${photosJson},
          'correctableUntil', ${correctable},
          'replaced', coalesce((select json_agg(json_build_object('outcome', c.outcome,
              'comment', c.comment, 'corrections', c.corrections, 'reason', c.reason,
              'by', case when u.id is not null then ${staffName(sql`u`)} end,
              'at', ${isoInstant(sql`c.created_at`)}) order by c.created_at desc, c.id desc)
            from ${inspectionCorrections} c left join ${users} u on u.id = c.corrected_by_id
            where c.inspection_id = i.id), '[]'::json),
          'earlier', coalesce((select json_agg(json_build_object(
              'name', ${nameIn(context, sql`before.code`)}, 'day', before.day::text,
              'outcome', case when before.is_no_access then 'noAccess' else before.result end,
              'comment', before.comment, 'corrections', before.corrections)
              order by before.done_at desc nulls last, before.id desc)
            from ${permitInspections} before where before.permit_id = p.id and before.id <> i.id
              and before.result in ('passed', 'failed')), '[]'::json)) order by ${routeOrder})
        ${inspections}
        where i.day = ${day}::date and i.inspector_id = ${inspectorId}
          and i.result <> 'canceled'), '[]'::json) as stops`)
  return { day, inspectorId, inspectors: found?.inspectors ?? [], stops: found?.stops ?? [] }
}
