import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { type DatedTable, todayIn, withdrawRow } from '../../platform/dated-rows/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { required, requireValid } from '../../platform/kernel/validation.ts'
import { type UseRule, ruleErrors } from './use-rules.ts'
import { zoningDistricts, zoningUses } from './zoning.sql.ts'

/** Rows without a last day: the next one of the same use ends them. */
const dated: DatedTable = {
  table: zoningUses,
  from: sql`starts_on`,
  codes: {
    missing: 'ZoningDistricts.NoRule',
    past: 'ZoningDistricts.Past',
    inForce: 'ZoningDistricts.InForce',
  },
}

interface Known extends Record<string, unknown> {
  /** As this district spells the use; null if it says nothing of it. */
  readonly own: string | null
  /** Its Spanish name, here or in another district. */
  readonly es: string | null
}

/** @throws not-found */
async function knownUse({ database }: Context, districtId: string, use: string): Promise<Known> {
  const same = sql`lower(u.use) = lower(${use})`
  const [known] = await database.rows<Known>(sql`
    select (select u.use from ${zoningUses} u where u.district_id = d.id and ${same}
        order by u.starts_on desc limit 1) as own,
      (select u.use_es from ${zoningUses} u where ${same}
        order by u.district_id = d.id desc, u.starts_on desc limit 1) as es
    from ${zoningDistricts} d where d.id = ${districtId}`)
  if (!known) throw new DomainError('not-found', 'ZoningDistricts.NotFound')
  return known
}

/**
 * What a district says of a use from a day on. The rules before it stay as they were, so that what
 * counted on a day can always be said; only a use's first rule may begin in the past.
 * @throws forbidden; invalid; not-found; conflict for a second rule of a use from the same day, or
 * one that begins in the past.
 */
export async function addZoningUse(
  context: Context,
  districtId: string,
  edit: UseRule,
): Promise<{ readonly id: string }> {
  requireStaff(context, 'addZoningUse')
  requireValid(ruleErrors(edit))
  const typed = edit.use.trim()
  const { own, es } = await knownUse(context, districtId, typed)
  const useEs = edit.useEs.trim() || (es ?? '')
  requireValid(required('useEs', useEs))
  const { permission, startsOn, source } = edit
  if (own !== null && startsOn < todayIn(context))
    throw new DomainError('conflict', dated.codes.past)
  const now = context.clock.now()
  const id = newId<'zoning use'>(now)
  const use = own ?? typed
  await context.database.write((builder) => [
    builder.execute(sql`select from ${zoningDistricts} where id = ${districtId} for update`),
    requireThat(
      builder,
      sql`not exists (select from ${zoningUses} where district_id = ${districtId}
        and lower(use) = lower(${use}) and starts_on = ${startsOn}::date)`,
      'conflict',
      'ZoningDistricts.SameDay',
    ),
    builder
      .insert(zoningUses)
      .values({ id, districtId, use, useEs, permission, startsOn, source, createdAt: now }),
    audit(context, builder, {
      operation: 'addZoningUse',
      entity: 'zoning-use',
      entityId: id,
      details: { use, startsOn },
    }),
  ])
  return { id }
}

/**
 * Takes a rule back before its day.
 * @throws forbidden; not-found; conflict once it counts.
 */
export async function withdrawZoningUse(context: Context, id: string): Promise<void> {
  requireStaff(context, 'withdrawZoningUse')
  await context.database.write((builder) => [
    ...withdrawRow(context, builder, dated, id),
    audit(context, builder, {
      operation: 'withdrawZoningUse',
      entity: 'zoning-use',
      entityId: id,
      details: {},
    }),
  ])
}
