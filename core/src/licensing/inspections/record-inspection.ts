import { type SQL, sql } from 'drizzle-orm'
import { scheduleInForce } from '../../money/fee-schedules/index.ts'
import type { FeeSchedule } from '../../money/fee-schedules/rules.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireSeenRow, type SeenRow } from '../../platform/database/require-seen-row.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { lockPermit, movePermit, syncRequestStatus } from '../permits/index.ts'
import { permitInspections, permitKinds, permits } from '../permits/permits.sql.ts'
import { type Booking, readBooking } from './booker.ts'
import { isWaitingForOthers } from './booking-conditions.ts'
import { noInspection } from './inspections.errors.ts'
import { inspectionFees } from './inspections.sql.ts'
import { notifyPeople, tellFollowers } from './notify-people.ts'
import { billAgain, type FeeAgain, feeAgainOf } from './reinspection-fee.ts'
import { findingErrors, type InspectionFinding } from './rules.ts'

interface Facts extends Record<string, unknown> {
  readonly isFinal: boolean
  readonly validDays: number
  /** Of this inspection of the permit, before. */
  readonly failures: number
  /** Bills for inspecting the permit again, before. */
  readonly bills: number
  readonly schedule: FeeSchedule | null
}

const codes = { missing: 'Inspections.NotFound', stale: 'Inspections.ChangedMeanwhile' } as const

const failuresOf = (permitId: string, code: string): SQL => sql`(select count(*)::int
  from ${permitInspections} i
  where i.permit_id = ${permitId} and i.code = ${code} and i.result = 'failed')`

/**
 * Notes what an inspector found. A passed one extends the permit, and the last one finishes it.
 * From the second failure of the same inspection on, a fee is due before it can be booked again.
 * Nobody there counts as failed.
 * @throws forbidden unless staff; invalid with each wrong field; not-found; stale; conflict
 * `Inspections.NotBooked`, `Inspections.FinalLast`, `Permits.NoSuchStep`.
 */
export async function recordInspection(
  context: Context,
  { outcome, comment, corrections, ...seen }: SeenRow & InspectionFinding,
): Promise<{ readonly version: number }> {
  requireStaff(context, 'recordInspection')
  requireValid(findingErrors({ outcome, comment, corrections }))
  const [found, facts] = await Promise.all([
    readBooking(context, 'staff', { permit: null, inspectionId: seen.id, code: null }),
    readFacts(context, seen.id),
  ])
  const finding = { outcome, comment: comment.trim(), corrections }
  await context.database.write((builder) =>
    outcome === 'passed'
      ? passing(context, builder, { seen, found, facts, finding })
      : failing(context, builder, { seen, found, facts, finding }),
  )
  return { version: seen.version + 1 }
}

async function readFacts(context: Context, id: string): Promise<Facts> {
  const today = isoDay(context.clock.now(), context.city.timeZone)
  const [facts] = await context.database.rows<Facts>(sql`
    select coalesce((select (value ->> 'isFinal')::boolean
        from jsonb_array_elements(k.inspections) where value ->> 'code' = i.code limit 1), false)
        as "isFinal",
      k.valid_days as "validDays",
      (select count(*)::int from ${permitInspections} other where other.permit_id = i.permit_id
        and other.code = i.code and other.result = 'failed') as failures,
      (select count(*)::int from ${inspectionFees} f where f.permit_id = i.permit_id) as bills,
      ${scheduleInForce(sql`'permit.reinspection'`, sql`${today}::date`)} as schedule
    from ${permitInspections} i join ${permits} p on p.id = i.permit_id
    join ${permitKinds} k on k.code = p.kind where i.id = ${id}`)
  if (!facts) throw noInspection()
  return facts
}

interface Step {
  readonly seen: SeenRow
  readonly found: Booking
  readonly facts: Facts
  readonly finding: InspectionFinding
}

/** Locks, conditions and the inspection's own row. */
function recording(context: Context, builder: Builder, { seen, found, finding }: Step) {
  const { outcome, comment, corrections } = finding
  const { actor, clock } = context
  const at = sql`${clock.now().toISOString()}::timestamptz`
  const result = outcome === 'passed' ? 'passed' : 'failed'
  const actorId = actor.kind === 'user' ? actor.userId : null
  return [
    ...lockPermit(builder, found),
    ...requireSeenRow(builder, permitInspections, seen, codes),
    requireThat(
      builder,
      sql`exists (select from ${permitInspections} where id = ${seen.id} and result = 'booked')`,
      'conflict',
      'Inspections.NotBooked',
    ),
    builder.execute(sql`
      update ${permitInspections} set result = ${result}, comment = ${comment},
        corrections = ${JSON.stringify(corrections)}::jsonb, is_no_access = ${outcome === 'noAccess'},
        inspector_id = coalesce(inspector_id, ${actorId}::uuid), done_at = ${at}, updated_at = ${at},
        version = version + 1
      where id = ${seen.id}`),
    audit(context, builder, {
      operation: 'recordInspection',
      entity: 'inspection',
      entityId: seen.id,
      details: { permit: found.id, code: found.code, outcome },
    }),
  ] as const
}

function passing(context: Context, builder: Builder, step: Step) {
  const { found, facts, finding } = step
  const today = isoDay(context.clock.now(), context.city.timeZone)
  const expiresOn = sql`greatest(expires_on, ${today}::date + ${facts.validDays}::int)`
  const when = { day: found.day ?? today, window: found.window }
  const { comment } = finding
  return [
    ...recording(context, builder, step),
    requireThat(
      builder,
      sql`exists (select from ${permits} p where p.id = ${found.id}
        and not ${isWaitingForOthers(sql`${found.code}::text`)})`,
      'conflict',
      'Inspections.FinalLast',
    ),
    ...(facts.isFinal
      ? movePermit(context, builder, {
          permit: found,
          to: 'final',
          by: 'staff',
          set: sql`expires_on = ${expiresOn}`,
        })
      : [
          builder.execute(sql`update ${permits} set expires_on = ${expiresOn},
            version = version + 1 where id = ${found.id}`),
          syncRequestStatus(context, builder, found),
          ...tellFollowers(context, builder, found, { how: 'InspectionPassed', comment }),
        ]),
    ...notifyPeople(context, builder, { kind: 'inspection-passed', told: found, when, comment }),
  ] as const
}

function failing(context: Context, builder: Builder, step: Step) {
  const { seen, found, facts, finding } = step
  const today = isoDay(context.clock.now(), context.city.timeZone)
  const again: FeeAgain | null =
    facts.failures > 0 ? feeAgainOf(facts.schedule, found, facts.bills + 1) : null
  const when = { day: found.day ?? today, window: found.window }
  const comment = [finding.comment, ...finding.corrections].filter(Boolean).join(' · ')
  return [
    ...lockPermit(builder, found),
    // Another failure meanwhile would change whether a fee is due.
    requireThat(
      builder,
      sql`${failuresOf(found.id, found.code)} = ${facts.failures}
        and (select count(*) from ${inspectionFees} where permit_id = ${found.id}) = ${facts.bills}`,
      'stale',
      'Inspections.ChangedMeanwhile',
    ),
    ...recording(context, builder, step),
    syncRequestStatus(context, builder, found),
    ...tellFollowers(context, builder, found, {
      how: 'InspectionFailed',
      comment: finding.comment,
    }),
    ...(again === null ? [] : billAgain(context, builder, { again, inspectionId: seen.id, found })),
    ...notifyPeople(context, builder, {
      kind: again === null ? 'inspection-failed' : 'inspection-fee',
      told: found,
      when,
      comment,
    }),
  ] as const
}
