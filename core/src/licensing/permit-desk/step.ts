import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { scheduleInForce } from '../../money/fee-schedules/index.ts'
import type { FeeSchedule } from '../../money/fee-schedules/rules.ts'
import { requireStaff, type StaffOperation } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireSeenRow, type SeenRow } from '../../platform/database/require-seen-row.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { movePermit, type PermitMove, permitStateSql } from '../permits/index.ts'
import {
  permitFeeLines,
  permitHistory,
  permitKinds,
  permitReviews,
  permits,
} from '../permits/permits.sql.ts'
import type { PermitDiscipline, PermitState } from '../permits/rules.ts'
import { changedMeanwhile, noPermit } from './permit-desk.errors.ts'
import type { MadeReview } from './rules.ts'

/** The permit's new version. */
export interface Changed {
  readonly version: number
}

interface Review extends MadeReview {
  readonly id: string
  readonly reviewerId: string | null
}

/** What steps decide by, at the version that the clerk saw. */
export interface FoundPermit extends Record<string, unknown> {
  readonly id: string
  readonly requestId: string | null
  readonly version: number
  readonly state: PermitState
  readonly year: number
  readonly number: number
  readonly kind: string
  readonly disciplines: readonly PermitDiscipline[]
  readonly validDays: number
  readonly reviews: readonly Review[]
  readonly feeCents: number
  readonly hasFee: boolean
  readonly hadInspections: boolean
  /** In force on the day of the application; null without one. */
  readonly schedule: FeeSchedule | null
}

/** @throws forbidden unless staff, not-found, stale if it has changed. */
export async function readSeenPermit(
  context: Context,
  operation: StaffOperation,
  { id, version }: SeenRow,
): Promise<FoundPermit> {
  requireStaff(context, operation)
  const [found] = await context.database.rows<FoundPermit>(sql`
    select p.id, p.request_id as "requestId", p.version, ${permitStateSql} as state, p.year,
      p.number, p.kind, k.disciplines, k.valid_days as "validDays",
      coalesce((select json_agg(json_build_object('id', v.id, 'discipline', v.discipline,
          'round', v.round, 'result', v.result, 'reviewerId', v.reviewer_id))
        from ${permitReviews} v where v.permit_id = p.id), '[]'::json) as reviews,
      (select coalesce(sum(l.amount_cents), 0)::int from ${permitFeeLines} l where l.permit_id = p.id)
        as "feeCents",
      exists (select from ${permitFeeLines} l where l.permit_id = p.id) as "hasFee",
      exists (select from ${permitHistory} h where h.permit_id = p.id and h.state = 'inspections')
        as "hadInspections",
      ${scheduleInForce(sql`'permit.' || p.kind`, sql`p.applied_on`)} as schedule
    from ${permits} p join ${permitKinds} k on k.code = p.kind where p.id = ${id}`)
  if (!found) throw noPermit()
  if (found.version !== version) throw changedMeanwhile()
  return found
}

const codes = { missing: 'PermitDesk.NotFound', stale: 'PermitDesk.ChangedMeanwhile' } as const

/** Continues a `write` only if the permit has not changed. */
export const requireSeenPermit = (builder: Builder, seen: SeenRow) =>
  requireSeenRow(builder, permits, seen, codes)

/** Continues a `write` only in these states. */
export const requireState = (builder: Builder, id: string, states: readonly PermitState[]) =>
  requireThat(
    builder,
    sql`exists (select from ${permits} p where p.id = ${id} and ${permitStateSql} in (${sql.join(
      states.map((state) => sql`${state}`),
      sql`, `,
    )}))`,
    'conflict',
    'Permits.NoSuchStep',
  )

interface Step {
  readonly operation: StaffOperation
  readonly move: Omit<PermitMove, 'permit' | 'by'>
  readonly details?: Readonly<Record<string, unknown>>
  /** Checks and statements before the move. */
  readonly before?: (builder: Builder) => readonly BatchItem<'pg'>[]
}

/** Moves a permit that was read, unless it has changed since. */
export async function stepTo(
  context: Context,
  permit: FoundPermit,
  { operation, move, details = {}, before }: Step,
): Promise<Changed> {
  await context.database.write((builder) => [
    ...requireSeenPermit(builder, permit),
    ...(before?.(builder) ?? []),
    ...movePermit(context, builder, { permit, by: 'staff', ...move }),
    noteStep(context, builder, permit, { operation, details: { to: move.to, ...details } }),
  ])
  return { version: permit.version + 1 }
}

export const noteStep = (
  context: Context,
  builder: Builder,
  { id }: Pick<SeenRow, 'id'>,
  { operation, details }: Pick<Step, 'operation'> & Required<Pick<Step, 'details'>>,
) => audit(context, builder, { operation, entity: 'permit', entityId: id, details })

/** Changes a permit that stays in its state. */
export const touch = ({ clock }: Context, builder: Builder, id: string, set: SQL = sql``) =>
  builder.execute(sql`
    update ${permits} set version = version + 1,
      updated_at = ${clock.now().toISOString()}::timestamptz ${set} where id = ${id}`)
