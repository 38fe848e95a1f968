import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireSeenRow, type SeenRow } from '../../platform/database/require-seen-row.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { lockPermit } from '../permits/index.ts'
import { permitInspections } from '../permits/permits.sql.ts'
import { readBooking } from './booker.ts'
import { seenInspection } from './inspections.errors.ts'
import {
  effectsOfFailure,
  effectsOfPass,
  requireSameFailures,
  type ResultStep,
} from './result-effects.ts'
import { readFacts } from './result-facts.ts'
import { findingErrors, type InspectionFinding } from './rules.ts'

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
  const step = { seen, found, facts, finding: { outcome, comment: comment.trim(), corrections } }
  await context.database.write((builder) => [
    ...lockPermit(builder, found),
    ...(outcome === 'passed' ? [] : [requireSameFailures(builder, step)]),
    ...recording(context, builder, step),
    ...(outcome === 'passed'
      ? effectsOfPass(context, builder, step)
      : effectsOfFailure(context, builder, step)),
  ])
  return { version: seen.version + 1 }
}

/** Conditions and the inspection's own row. */
function recording(context: Context, builder: Builder, { seen, found, finding }: ResultStep) {
  const { outcome, comment, corrections } = finding
  const { actor, clock } = context
  const at = sql`${clock.now().toISOString()}::timestamptz`
  const result = outcome === 'passed' ? 'passed' : 'failed'
  const actorId = actor.kind === 'user' ? actor.userId : null
  return [
    ...requireSeenRow(builder, permitInspections, seen, seenInspection),
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
