import { type SQL, sql } from 'drizzle-orm'
import { users } from '../../people/users/users.sql.ts'
import { requireContact } from '../../platform/access/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { actsForPermit } from '../permits/index.ts'
import { permitInspections, permitKinds, permits } from '../permits/permits.sql.ts'
import { type InspectionWindow, type StoredState, readPermitNumber } from '../permits/rules.ts'
import { noInspection, noPermit, notYours } from './inspections.errors.ts'
import type { Told } from './notify-people.ts'

/** As typed or linked. */
export interface PermitKey {
  readonly year: string
  readonly number: string
}

/** A permit, and one of its inspections, as someone changes it. */
export interface Booking extends Told {
  readonly id: string
  readonly state: StoredState
  readonly expiresOn: string | null
  /** Of the booked inspection that changes. */
  readonly day: string | null
  readonly window: InspectionWindow
  readonly mayChange: boolean
}

export const permitAt = (context: Context, { year, number }: PermitKey): SQL => {
  const thisYear = Number(isoDay(context.clock.now(), context.city.timeZone).slice(0, 4))
  const key = readPermitNumber(year, number, thisYear)
  return sql`p.year = ${key?.year ?? null} and p.number = ${key?.number ?? null}`
}

export interface Wanted {
  readonly permit: PermitKey | null
  /** Null for a new one. */
  readonly inspectionId: string | null
  /** Of a new one. */
  readonly code: string | null
}

/** SQL on rows `p` of `permits`: who may book; staff for everyone. */
const mayChangeSql = (context: Context, by: By): SQL =>
  by === 'staff' ? sql`true` : actsForPermit(requireContact(context))

export type By = 'resident' | 'staff'

/** @throws not-found; forbidden if another person's. */
export async function readBooking(context: Context, by: By, wanted: Wanted): Promise<Booking> {
  const { code, inspectionId, permit } = wanted
  const { actor } = context
  const actorId = actor.kind === 'user' ? actor.userId : null
  const rows = await context.database.rows<Booking & Record<string, unknown>>(sql`
    select p.id, p.request_id as "requestId", p.year, p.number, p.state,
      p.expires_on::text as "expiresOn", i.day::text as day,
      coalesce(i.window, 'morning') as "window",
      coalesce(i.code, ${code}) as code,
      coalesce(plan.value ->> 'name', i.code, ${code}) as "nameEn",
      coalesce(plan.value ->> 'nameEs', i.code, ${code}) as "nameEs",
      u.email as "bookerEmail", coalesce(u.language, 'en') as "bookerLanguage",
      ${mayChangeSql(context, by)} as "mayChange"
    from ${permits} p join ${permitKinds} k on k.code = p.kind
    left join ${permitInspections} i on i.permit_id = p.id and i.id = ${inspectionId}::uuid
    left join lateral (select value from jsonb_array_elements(k.inspections)
      where value ->> 'code' = coalesce(i.code, ${code}) limit 1) plan on true
    left join ${users} u on u.id = coalesce(i.booked_by_id, ${actorId}::uuid)
      and u.deleted_at is null
      and not exists (select from requests r where r.id = p.request_id and r.user_id = u.id)
    where ${permit ? permitAt(context, permit) : sql`i.id = ${inspectionId}::uuid`}`)
  const [found] = rows
  if (!found) throw permit ? noPermit() : noInspection()
  if (!found.mayChange) throw notYours()
  if (inspectionId !== null && found.day === null) throw noInspection()
  return found
}

/** The same inside the `write`: they may have lost the right meanwhile. */
export const requireBooker = (context: Context, builder: Builder, by: By, permitId: string) =>
  requireThat(
    builder,
    sql`exists (select from ${permits} p where p.id = ${permitId} and ${mayChangeSql(context, by)})`,
    'forbidden',
    'Inspections.NotYours',
  )
