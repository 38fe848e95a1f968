import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import {
  makeRoom,
  placeSummary,
  requirePlace,
  type SpannedTable,
  todayIn,
  withdrawVersion,
} from '../../platform/dated-rows/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { permitKinds } from '../permits/permits.sql.ts'
import { exemptionExamples } from './exemption-examples.ts'
import { exemptionJson } from './exemption-json.ts'
import { exemptionErrors } from './exemption-rules.ts'
import type { PermitExemption, PermitExemptionEdit } from './permit-exemption.ts'
import { permitExemptions } from './permit-exemptions.sql.ts'

const dated: SpannedTable = {
  table: permitExemptions,
  from: sql`from_day`,
  codes: {
    missing: 'PermitExemptions.NotFound',
    past: 'PermitExemptions.Past',
    inForce: 'PermitExemptions.InForce',
    overlaps: 'PermitExemptions.Overlaps',
    overlapsOne: 'PermitExemptions.OverlapsOne',
  },
}
const placeTexts = {
  closes: 'PermitExemptions.Closes',
  endsOpen: 'PermitExemptions.EndsOpen',
} as const

/** Every kind of permit with the versions of its rule, newest first. @throws forbidden unless staff. */
export async function listPermitExemptions(context: Context): Promise<JsonText> {
  requireStaff(context, 'listPermitExemptions')
  return context.database.json(sql`
    select json_build_object('today', ${todayIn(context)}::text,
      'kinds', (select json_agg(json_build_object('code', k.code, 'name', k.name,
          'nameEs', k.name_es, 'versions', (
            select coalesce(json_agg(${exemptionJson} order by e.from_day desc), '[]')
            from ${permitExemptions} e where e.kind = k.code)) order by k.sort_order, k.code)
        from ${permitKinds} k))::text as body`)
}

interface Place {
  readonly versions: readonly PermitExemption[]
  readonly isKind: boolean
}

async function placeIn({ database }: Context, kind: string): Promise<Place> {
  const rows = await database.rows<{ place: Place }>(sql`
    select json_build_object(
      'isKind', exists (select from ${permitKinds} where code = ${kind}),
      'versions', (select coalesce(json_agg(${exemptionJson} order by e.from_day), '[]')
        from ${permitExemptions} e where e.kind = ${kind})) as place`)
  return rows[0]?.place ?? { versions: [], isKind: false }
}

/** The version that it ends. @throws not-found; conflict that names the version in the way. */
async function requireKindAndPlace(context: Context, edit: PermitExemptionEdit) {
  const { versions, isKind } = await placeIn(context, edit.kind)
  if (!isKind) throw new DomainError('not-found', 'PermitExemptions.NoKind')
  return requirePlace(context, dated, versions, edit)
}

export interface ExemptionPreview {
  /** In the reader's language: what ends, and what residents would be answered. */
  readonly summary: readonly string[]
}

/**
 * What a version would change, tried with answers at and beyond each limit.
 * @throws forbidden, invalid, not-found, conflict as `addPermitExemption`.
 */
export async function previewPermitExemption(
  context: Context,
  edit: PermitExemptionEdit,
): Promise<ExemptionPreview> {
  requireStaff(context, 'previewPermitExemption')
  requireValid(exemptionErrors(edit))
  const closes = await requireKindAndPlace(context, edit)
  return {
    summary: [
      ...placeSummary(context, placeTexts, closes, edit),
      ...exemptionExamples(context, edit),
    ],
  }
}

/**
 * Another version of a kind's rule, which ends the one before it.
 * @throws forbidden; invalid; not-found; conflict if it shares a day with a later one, or begins in
 * the past.
 */
export async function addPermitExemption(
  context: Context,
  edit: PermitExemptionEdit,
): Promise<{ readonly id: string }> {
  requireStaff(context, 'addPermitExemption')
  requireValid(exemptionErrors(edit))
  const closes = await requireKindAndPlace(context, edit)
  const now = context.clock.now()
  const id = newId<'permit exemption'>(now)
  const { kind, rule, ruleEs, source, fromDay, toDay, conditions } = edit
  const row = { kind, rule, ruleEs, source, fromDay, toDay, conditions }
  await context.database.write((builder) => [
    ...makeRoom(builder, dated, edit, closes),
    builder.insert(permitExemptions).values({ id, ...row, createdAt: now }),
    audit(context, builder, {
      operation: 'addPermitExemption',
      entity: 'permit-exemption',
      entityId: id,
      details: { kind, fromDay },
    }),
  ])
  return { id }
}

/**
 * Takes a version back that is not in force yet; the one that it ended goes on.
 * @throws forbidden; not-found; conflict once it is in force.
 */
export async function withdrawPermitExemption(context: Context, id: string): Promise<void> {
  requireStaff(context, 'withdrawPermitExemption')
  await context.database.write((builder) => [
    ...withdrawVersion(context, builder, dated, id),
    audit(context, builder, {
      operation: 'withdrawPermitExemption',
      entity: 'permit-exemption',
      entityId: id,
      details: {},
    }),
  ])
}
