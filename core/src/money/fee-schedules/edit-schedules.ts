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
import { moneyText } from '../../platform/kernel/format.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { say } from '../../platform/texts/index.ts'
import type { FeeSchedule } from './fee-schedule.ts'
import { feeSchedules } from './fee-schedules.sql.ts'
import { scheduleJson } from './in-force.ts'
import { quoteFees } from './quote.ts'
import { askedUnits, type FeeScheduleEdit, scheduleErrors } from './schedule-errors.ts'

const dated: SpannedTable = {
  table: feeSchedules,
  from: sql`from_day`,
  codes: {
    missing: 'FeeSchedules.NotFound',
    past: 'FeeSchedules.Past',
    inForce: 'FeeSchedules.InForce',
    overlaps: 'FeeSchedules.Overlaps',
    overlapsOne: 'FeeSchedules.OverlapsOne',
  },
}
const placeTexts = { closes: 'FeeSchedules.Closes', endsOpen: 'FeeSchedules.EndsOpen' } as const

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
  const closes = requirePlace(context, dated, versions, edit)
  const now = versions.find(({ id }) => id === closes?.id) ?? null
  const { language } = context
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
    summary: [...placeSummary(context, placeTexts, closes, edit), ...amounts],
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
  const versions = await versionsOf(context, edit.kind)
  const closes = requirePlace(context, dated, versions, edit)
  const now = context.clock.now()
  const id = newId<'fee schedule'>(now)
  const { kind, name, nameEs, source, fromDay, toDay, lines, penalties, rebates } = edit
  const row = { kind, name, nameEs, source, fromDay, toDay, lines, penalties, rebates }
  await context.database.write((builder) => [
    ...makeRoom(builder, dated, edit, closes),
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
  await context.database.write((builder) => [
    ...withdrawVersion(context, builder, dated, id),
    audit(context, builder, {
      operation: 'withdrawFeeSchedule',
      entity: 'fee-schedule',
      entityId: id,
      details: {},
    }),
  ])
}
