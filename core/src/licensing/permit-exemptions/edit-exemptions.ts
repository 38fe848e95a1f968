import { sql } from 'drizzle-orm'
import { placeOf } from '../../money/fee-schedules/index.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { dayText } from '../../platform/kernel/format.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { say } from '../../platform/texts/index.ts'
import { permitKinds } from '../permits/permits.sql.ts'
import { exemptionExamples } from './exemption-examples.ts'
import { exemptionJson } from './exemption-json.ts'
import { exemptionErrors } from './exemption-rules.ts'
import type { PermitExemption, PermitExemptionEdit } from './permit-exemption.ts'
import { permitExemptions } from './permit-exemptions.sql.ts'

const todayIn = ({ clock, city }: Context): string => isoDay(clock.now(), city.timeZone)

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
async function requirePlace(context: Context, edit: PermitExemptionEdit) {
  const { versions, isKind } = await placeIn(context, edit.kind)
  if (!isKind) throw new DomainError('not-found', 'PermitExemptions.NoKind')
  const { closes, isPast, overlaps } = placeOf(versions, edit, todayIn(context))
  if (overlaps) {
    const refusal = new DomainError('conflict', 'PermitExemptions.Overlaps')
    const day = dayText(overlaps.fromDay, context.language)
    refusal.detail = say(context, 'PermitExemptions.OverlapsOne', { day })
    throw refusal
  }
  if (isPast) throw new DomainError('conflict', 'PermitExemptions.Past')
  return closes
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
  const closes = await requirePlace(context, edit)
  const day = (text: string): string => dayText(text, context.language)
  const { fromDay, toDay } = edit
  return {
    summary: [
      ...(closes
        ? [say(context, 'PermitExemptions.Closes', { day: day(daysAfter(fromDay, -1)) })]
        : []),
      ...(toDay === null ? [] : [say(context, 'PermitExemptions.EndsOpen', { day: day(toDay) })]),
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
  const closes = await requirePlace(context, edit)
  const now = context.clock.now()
  const id = newId<'permit exemption'>(now)
  const { kind, rule, ruleEs, source, fromDay, toDay, conditions } = edit
  const row = { kind, rule, ruleEs, source, fromDay, toDay, conditions }
  await context.database.write((builder) => [
    // A small table: of two writers the second waits and is refused in words.
    builder.execute(sql`lock table ${permitExemptions} in share row exclusive mode`),
    builder.execute(sql`
      update ${permitExemptions} set to_day = ${daysAfter(fromDay, -1)}::date
      where id = ${closes?.id ?? null}::uuid`),
    requireThat(
      builder,
      sql`not exists (select from ${permitExemptions} where kind = ${kind}
        and daterange(from_day, to_day, '[]') && daterange(${fromDay}::date, ${toDay}::date, '[]'))`,
      'conflict',
      'PermitExemptions.Overlaps',
    ),
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
  const of = sql`${permitExemptions} where id = ${id}::uuid`
  await context.database.write((builder) => [
    builder.execute(sql`lock table ${permitExemptions} in share row exclusive mode`),
    requireThat(builder, sql`exists (select from ${of})`, 'not-found', 'PermitExemptions.NotFound'),
    requireThat(
      builder,
      sql`exists (select from ${of} and from_day > ${todayIn(context)}::date)`,
      'conflict',
      'PermitExemptions.InForce',
    ),
    builder.execute(sql`
      with gone as (delete from ${of} returning kind, from_day, to_day)
      update ${permitExemptions} earlier set to_day = gone.to_day from gone
      where earlier.kind = gone.kind and earlier.to_day = gone.from_day - 1`),
    audit(context, builder, {
      operation: 'withdrawPermitExemption',
      entity: 'permit-exemption',
      entityId: id,
      details: {},
    }),
  ])
}
