import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { dayText, moneyText } from '../../platform/kernel/format.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { say } from '../../platform/texts/index.ts'
import type { FeeSchedule } from './fee-schedule.ts'
import { feeSchedules } from './fee-schedules.sql.ts'
import { scheduleJson } from './in-force.ts'
import { placeOf } from './place-schedule.ts'
import { quoteFees } from './quote.ts'
import { askedUnits, type FeeScheduleEdit, scheduleErrors } from './schedule-errors.ts'

const todayIn = ({ clock, city }: Context): string => isoDay(clock.now(), city.timeZone)

/** Every version of every kind, newest first within its kind. @throws forbidden unless staff. */
export async function listFeeSchedules(context: Context): Promise<JsonText> {
  requireStaff(context, 'listFeeSchedules')
  return context.database.json(sql`
    select json_build_object('today', ${todayIn(context)}::text,
      'schedules', (select coalesce(json_agg(${scheduleJson} order by s.kind, s.from_day desc), '[]')
        from ${feeSchedules} s))::text as body`)
}

async function versionsOf({ database }: Context, kind: string): Promise<readonly FeeSchedule[]> {
  const rows = await database.rows<{ version: FeeSchedule }>(sql`
    select ${scheduleJson} as version from ${feeSchedules} s where s.kind = ${kind} order by from_day`)
  return rows.map(({ version }) => version)
}

/** @throws conflict that names the version in the way. */
function requirePlace(context: Context, versions: readonly FeeSchedule[], edit: FeeScheduleEdit) {
  const { closes, isPast, overlaps } = placeOf(versions, edit, todayIn(context))
  if (overlaps) {
    const refusal = new DomainError('conflict', 'FeeSchedules.Overlaps')
    const day = dayText(overlaps.fromDay, context.language)
    refusal.detail = say(context, 'FeeSchedules.OverlapsOne', { day })
    throw refusal
  }
  if (isPast) throw new DomainError('conflict', 'FeeSchedules.Past')
  return closes
}

/** Units for examples of what people would pay. */
const exampleUnits = [1, 10, 100, 1000] as const

const costs = (schedule: FeeSchedule, units: number): number =>
  quoteFees(schedule, Object.fromEntries(askedUnits(schedule).map(({ answer }) => [answer, units])))
    .totalCents

export interface SchedulePreview {
  /** In the reader's language: what ends, and what people would pay then and pay now. */
  readonly summary: readonly string[]
}

/** What a version would change. @throws forbidden, invalid, conflict as `addFeeSchedule`. */
export async function previewFeeSchedule(
  context: Context,
  edit: FeeScheduleEdit,
): Promise<SchedulePreview> {
  requireStaff(context, 'previewFeeSchedule')
  requireValid(scheduleErrors(edit))
  const versions = await versionsOf(context, edit.kind)
  const closes = requirePlace(context, versions, edit)
  const now = versions.find(({ id }) => id === closes?.id) ?? null
  const { language } = context
  const day = (text: string): string => dayText(text, language)
  const money = (cents: number): string => moneyText(cents, language)
  const wanted: FeeSchedule = { ...edit, id: '' }
  const asks = askedUnits(edit).length > 0
  const amounts = (asks ? exampleUnits : [1]).map((units) => {
    const [amount, before] = [costs(wanted, units), now && costs(now, units)]
    const values = { units: String(units), amount: money(amount) }
    if (before === null) return say(context, 'FeeSchedules.Example', values)
    const change = amount - before
    return say(context, 'FeeSchedules.ExampleChange', {
      ...values,
      before: money(before),
      difference: `${change < 0 ? '−' : '+'}${money(Math.abs(change))}`,
    })
  })
  return {
    summary: [
      ...(closes
        ? [say(context, 'FeeSchedules.Closes', { day: day(daysAfter(edit.fromDay, -1)) })]
        : []),
      ...(edit.toDay === null
        ? []
        : [say(context, 'FeeSchedules.EndsOpen', { day: day(edit.toDay) })]),
      ...amounts,
    ],
  }
}

/**
 * Another version of a kind, which ends the one before it.
 * @throws forbidden; invalid; conflict if it shares a day with a later one, or begins in the past.
 */
export async function addFeeSchedule(
  context: Context,
  edit: FeeScheduleEdit,
): Promise<{ readonly id: string }> {
  requireStaff(context, 'addFeeSchedule')
  requireValid(scheduleErrors(edit))
  const closes = requirePlace(context, await versionsOf(context, edit.kind), edit)
  const now = context.clock.now()
  const id = newId<'fee schedule'>(now)
  const { kind, name, nameEs, source, fromDay, toDay, lines, penalties, rebates } = edit
  const row = { kind, name, nameEs, source, fromDay, toDay, lines, penalties, rebates }
  await context.database.write((builder) => [
    // A small table: of two writers the second waits and is refused in words.
    builder.execute(sql`lock table ${feeSchedules} in share row exclusive mode`),
    builder.execute(sql`
      update ${feeSchedules} set to_day = ${daysAfter(fromDay, -1)}::date
      where id = ${closes?.id ?? null}::uuid`),
    requireThat(
      builder,
      sql`not exists (select from ${feeSchedules} where kind = ${kind}
        and daterange(from_day, to_day, '[]') && daterange(${fromDay}::date, ${toDay}::date, '[]'))`,
      'conflict',
      'FeeSchedules.Overlaps',
    ),
    builder.insert(feeSchedules).values({ id, ...row, createdAt: now }),
    audit(context, builder, {
      operation: 'addFeeSchedule',
      entity: 'fee-schedule',
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
export async function withdrawFeeSchedule(context: Context, id: string): Promise<void> {
  requireStaff(context, 'withdrawFeeSchedule')
  const of = sql`${feeSchedules} where id = ${id}::uuid`
  await context.database.write((builder) => [
    builder.execute(sql`lock table ${feeSchedules} in share row exclusive mode`),
    requireThat(builder, sql`exists (select from ${of})`, 'not-found', 'FeeSchedules.NotFound'),
    requireThat(
      builder,
      sql`exists (select from ${of} and from_day > ${todayIn(context)}::date)`,
      'conflict',
      'FeeSchedules.InForce',
    ),
    builder.execute(sql`
      with gone as (delete from ${of} returning kind, from_day, to_day)
      update ${feeSchedules} earlier set to_day = gone.to_day from gone
      where earlier.kind = gone.kind and earlier.to_day = gone.from_day - 1`),
    audit(context, builder, {
      operation: 'withdrawFeeSchedule',
      entity: 'fee-schedule',
      entityId: id,
      details: {},
    }),
  ])
}
