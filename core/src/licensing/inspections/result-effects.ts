import { sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import type { SeenRow } from '../../platform/database/require-seen-row.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { movePermit, syncRequestStatus } from '../permits/index.ts'
import { permitInspections, permits } from '../permits/permits.sql.ts'
import type { Booking } from './booker.ts'
import { isWaitingForOthers } from './booking-conditions.ts'
import { inspectionFees } from './inspections.sql.ts'
import { notifyPeople, tellFollowers } from './notify-people.ts'
import { billAgain, type FeeAgain, feeAgainOf } from './reinspection-fee.ts'
import { failuresBeside, type ResultFacts } from './result-facts.ts'
import type { InspectionFinding } from './rules.ts'

export interface ResultStep {
  readonly seen: SeenRow
  readonly found: Booking
  readonly facts: ResultFacts
  readonly finding: InspectionFinding
}

const whenOf = (context: Context, { day, window }: Booking) => ({
  day: day ?? isoDay(context.clock.now(), context.city.timeZone),
  window,
})

/** After the inspection's own row says that it passed: the permit lasts longer, or is finished. */
export function effectsOfPass(context: Context, builder: Builder, step: ResultStep) {
  const { found, facts, finding, seen } = step
  const today = isoDay(context.clock.now(), context.city.timeZone)
  const expiresOn = sql`greatest(expires_on, ${today}::date + ${facts.validDays}::int)`
  const { comment } = finding
  return [
    requireThat(
      builder,
      sql`exists (select from ${permits} p where p.id = ${found.id}
        and not ${isWaitingForOthers(sql`${found.code}::text`)})`,
      'conflict',
      'Inspections.FinalLast',
    ),
    builder.execute(sql`update ${permitInspections}
      set expired_before = p.expires_on, expired_after = ${expiresOn}
      from ${permits} p where permit_inspections.id = ${seen.id} and p.id = ${found.id}`),
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
    ...notifyPeople(context, builder, {
      kind: 'inspection-passed',
      told: found,
      when: whenOf(context, found),
      comment,
    }),
  ] as const
}

/** Whether a fee is due must not have changed since it was read. Before the row is changed. */
export const requireSameFailures = (builder: Builder, { seen, found, facts }: ResultStep) =>
  requireThat(
    builder,
    sql`exists (select from ${permitInspections} i where i.id = ${seen.id}
        and ${failuresBeside(sql`i`)} = ${facts.failures})
      and (select count(*) from ${inspectionFees} where permit_id = ${found.id}) = ${facts.bills}`,
    'stale',
    'Inspections.ChangedMeanwhile',
  )

/** After the row says that it failed: from the second failure on, a bill for inspecting again. */
export function effectsOfFailure(context: Context, builder: Builder, step: ResultStep) {
  const { seen, found, facts } = step
  const again: FeeAgain | null =
    facts.failures > 0 ? feeAgainOf(facts.schedule, found, facts.bills + 1) : null
  return [
    syncRequestStatus(context, builder, found),
    ...(again === null ? [] : billAgain(context, builder, { again, inspectionId: seen.id, found })),
    ...newsOfFailure(context, builder, step, again !== null),
  ] as const
}

/** To the applicant, who booked it, and those who follow the permit. */
export function newsOfFailure(
  context: Context,
  builder: Builder,
  { found, finding }: ResultStep,
  hasFee: boolean,
) {
  const comment = [finding.comment, ...finding.corrections].filter(Boolean).join(' · ')
  return [
    ...tellFollowers(context, builder, found, {
      how: 'InspectionFailed',
      comment: finding.comment,
    }),
    ...notifyPeople(context, builder, {
      kind: hasFee ? 'inspection-fee' : 'inspection-failed',
      told: found,
      when: whenOf(context, found),
      comment,
    }),
  ] as const
}
