import { type SQL, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireSeenRow, type SeenRow } from '../../platform/database/require-seen-row.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import type { TextKey } from '../../platform/texts/defaults/index.ts'
import { lockPermit } from '../permits/index.ts'
import { permitInspections, permitKinds, permits } from '../permits/permits.sql.ts'
import { readBooking } from './booker.ts'
import { seenInspection } from './inspections.errors.ts'
import { inspectionCorrections } from './inspections.sql.ts'
import {
  effectsOfFailure,
  effectsOfPass,
  newsOfFailure,
  requireSameFailures,
  type ResultStep,
} from './result-effects.ts'
import { readFacts } from './result-facts.ts'
import { correctionErrors, type ResultCorrection } from './rules.ts'
import { type MadeResult, readMadeResult, takeBackBill, takeBackPass } from './take-back.ts'

/**
 * Replaces a result that was recorded by mistake, within the city's time, by the inspector whose it
 * is or an administrator. What followed from it is taken back in the same write: the longer life of
 * the permit, its end, or an unpaid bill for inspecting again. The replaced result is kept.
 * @throws forbidden unless staff; invalid with each wrong field; not-found; stale; conflict
 * `Inspections.NotDone`, `Inspections.OfAnother`, `Inspections.TooLateToCorrect`,
 * `Inspections.HasFollowed`, `Inspections.FeePaid`, `Payment.StillBeingChecked`,
 * `Inspections.FinalLast`, `Permits.NoSuchStep`.
 */
export async function correctInspection(
  context: Context,
  { outcome, comment, corrections, reason, ...seen }: SeenRow & ResultCorrection,
): Promise<{ readonly version: number }> {
  const actor = requireStaff(context, 'correctInspection')
  requireValid(correctionErrors({ outcome, comment, corrections, reason }))
  const [found, facts, made] = await Promise.all([
    readBooking(context, 'staff', { permit: null, inspectionId: seen.id, code: null }),
    readFacts(context, seen.id),
    readMadeResult(context, seen.id),
  ])
  const step = { seen, found, facts, finding: { outcome, comment: comment.trim(), corrections } }
  const now = context.clock.now()
  await context.database.write((builder) => [
    ...lockPermit(builder, found),
    ...requireSeenRow(builder, permitInspections, seen, seenInspection),
    ...mayCorrect(context, builder, step, actor),
    ...(outcome === 'passed' ? [] : [requireSameFailures(builder, step)]),
    builder.execute(sql`
      insert into ${inspectionCorrections}
        (id, inspection_id, outcome, comment, corrections, reason, corrected_by_id, created_at)
      select ${newId<'inspection-correction'>(now)}::uuid, id, ${made.outcome}, comment, corrections,
        ${reason.trim()}, ${actor.userId}::uuid, ${now.toISOString()}::timestamptz
      from ${permitInspections} where id = ${seen.id}`),
    ...changing(context, builder, step, made),
    audit(context, builder, {
      operation: 'correctInspection',
      entity: 'inspection',
      entityId: seen.id,
      details: { permit: found.id, code: found.code, from: made.outcome, to: outcome, reason },
    }),
  ])
  return { version: seen.version + 1 }
}

/** SQL on rows `i` of `permit_inspections`: the last moment in which its result can be corrected. */
export const correctableUntil = ({ city }: Context): SQL =>
  sql`(i.done_at + make_interval(hours => ${city.inspections.correctionHours}::int))`

/** SQL on rows `i`: whose result it is; administrators correct every one. */
export const isOwnResult = ({ isAdmin, userId }: UserActor): SQL =>
  isAdmin ? sql`true` : sql`i.inspector_id = ${userId}`

/**
 * SQL on rows `i`: the permit went on from its result. The same inspection was booked again, or the
 * last one, which waits until all others have passed.
 */
const hasFollowed = (facts: ResultStep['facts']): SQL => sql`exists (
  select from ${permitInspections} later where later.permit_id = i.permit_id
    and later.id <> i.id and later.result <> 'canceled' and later.created_at > i.done_at
    and (later.code = i.code or i.result = 'passed' and not ${facts.isFinal}::boolean
      and exists (select from ${permits} p, ${permitKinds} k, jsonb_array_elements(k.inspections) plan
        where p.id = i.permit_id and k.code = p.kind and plan ->> 'code' = later.code
          and (plan ->> 'isFinal')::boolean)))`

function mayCorrect(
  context: Context,
  builder: Builder,
  { seen, facts }: ResultStep,
  actor: UserActor,
) {
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  const rules: readonly (readonly [holds: SQL, code: TextKey])[] = [
    [sql`i.result in ('passed', 'failed') and i.done_at is not null`, 'Inspections.NotDone'],
    [isOwnResult(actor), 'Inspections.OfAnother'],
    [sql`${now} <= ${correctableUntil(context)}`, 'Inspections.TooLateToCorrect'],
    [sql`not ${hasFollowed(facts)}`, 'Inspections.HasFollowed'],
    [
      sql`exists (select from ${permits} p where p.id = i.permit_id and (p.state in ('issued', 'inspections')
        or p.state = 'final' and i.result = 'passed' and ${facts.isFinal}::boolean))`,
      'Permits.NoSuchStep',
    ],
  ]
  return rules.map(([holds, code]) =>
    requireThat(
      builder,
      sql`exists (select from ${permitInspections} i where i.id = ${seen.id} and ${holds})`,
      'conflict',
      code,
    ),
  )
}

/** The row itself, between what is taken back and what follows instead. */
function changing(context: Context, builder: Builder, step: ResultStep, made: MadeResult) {
  const { seen, finding, facts } = step
  const { outcome, comment, corrections } = finding
  const [hadPassed, hasPassed] = [made.outcome === 'passed', outcome === 'passed']
  const row = builder.execute(sql`
    update ${permitInspections} set result = ${hasPassed ? 'passed' : 'failed'}, comment = ${comment},
      corrections = ${JSON.stringify(corrections)}::jsonb, is_no_access = ${outcome === 'noAccess'},
      updated_at = ${context.clock.now().toISOString()}::timestamptz, version = version + 1
      ${hadPassed === hasPassed ? sql`` : sql`, expired_before = null, expired_after = null`}
    where id = ${seen.id}`)
  if (hadPassed && !hasPassed)
    return [
      ...takeBackPass(context, builder, step, facts.isFinal),
      row,
      ...effectsOfFailure(context, builder, step),
    ]
  if (hasPassed && !hadPassed)
    return [...takeBackBill(context, builder, made), row, ...effectsOfPass(context, builder, step)]
  // The same in other words; a bill stands.
  return hasPassed ? [row] : [row, ...newsOfFailure(context, builder, step, made.billId !== null)]
}
