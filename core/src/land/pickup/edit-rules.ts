import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { lostPickups } from './district-days.ts'
import { districtSummary } from './district-summary.ts'
import type { PickupRule, PickupRuleEdit } from './pickup-rule.ts'
import { pickupRules } from './pickup.sql.ts'
import { pickupsBetween } from './pickups.ts'
import { pickupRuleErrors, settledRule } from './rule-errors.ts'
import {
  districtDays,
  isLive,
  loadPlan,
  type PickupDistrict,
  type PickupPlan,
} from './staff-calendar.ts'

/** A new rule, and the one that it replaces. */
export interface NewPickupRule extends PickupRuleEdit {
  readonly replaces: string | null
}

/** Days back that people may still look at, in a calendar that they subscribed to. */
const daysBack = 62

/** Whether days that have passed stay as they were. */
function keepsPast(
  { routes, today }: PickupPlan,
  before: readonly PickupRule[],
  after: readonly PickupRule[],
): boolean {
  const from = daysAfter(today, -daysBack)
  const yesterday = daysAfter(today, -1)
  const past = (rules: readonly PickupRule[]) =>
    routes.map((route) =>
      pickupsBetween(route, rules, from, yesterday).map(({ service, week, on }) => [
        service,
        week,
        on,
      ]),
    )
  return JSON.stringify(past(before)) === JSON.stringify(past(after))
}

const live = ({ rules }: PickupPlan): readonly PickupRule[] => rules.filter((rule) => isLive(rule))

interface Change {
  readonly plan: PickupPlan
  readonly before: readonly PickupRule[]
  readonly after: readonly PickupRule[]
}

/** What a new rule changes. @throws invalid, not-found, conflict */
async function changeBy(context: Context, id: string, edit: NewPickupRule): Promise<Change> {
  const rule = settledRule(edit)
  requireValid(pickupRuleErrors(edit))
  const plan = await loadPlan(context)
  if (rule.district !== null && plan.routes.every(({ district }) => district !== rule.district))
    throw new DomainError('not-found', 'PickupCalendar.NoDistrict')
  const before = live(plan)
  const kept = before.filter((one) => one.id !== edit.replaces)
  if (edit.replaces !== null && kept.length === before.length)
    throw new DomainError('conflict', 'PickupCalendar.Changed')
  const after = [...kept, { ...rule, id }]
  if (rule.fromDay < plan.today && rule.kind !== 'season')
    throw new DomainError('conflict', 'PickupCalendar.Past')
  if (!keepsPast(plan, before, after)) throw new DomainError('conflict', 'PickupCalendar.Past')
  return { plan, before, after }
}

export interface PickupPreview {
  readonly today: string
  /** Every district's next 60 days as they would be. */
  readonly districts: PickupDistrict[]
  /** What changes in each district, in the reader's language. */
  readonly summary: string[]
}

/**
 * What residents would see with a new rule.
 * @throws forbidden, invalid, not-found, conflict as `addPickupRule`.
 */
export async function previewPickupRule(
  context: Context,
  edit: NewPickupRule,
): Promise<PickupPreview> {
  requireStaff(context, 'previewPickupRule')
  const { plan, before, after } = await changeBy(context, newId<'pickup rule'>(), edit)
  const compared = { rules: after, before }
  const districts = districtDays(context, plan, compared)
  const lost = plan.routes.map((route) => ({
    district: route.district,
    pickups: lostPickups(route, compared, plan.today),
  }))
  return {
    today: plan.today,
    districts,
    summary: districts.map((district) =>
      districtSummary(
        context,
        district,
        lost.filter((one) => one.district === district.code).flatMap((one) => one.pickups),
      ),
    ),
  }
}

const inTheWay = {
  season: 'PickupCalendar.Overlaps',
  holiday: 'PickupCalendar.SameHoliday',
  exception: 'PickupCalendar.SameDay',
} as const

/** A live rule with which it would share a day, a part of the city and a service. */
const clashes = ({ kind, service, district, fromDay, toDay }: PickupRuleEdit) => sql`
  select from ${pickupRules} where withdrawn_at is null and kind = ${kind}
    and daterange(from_day, to_day, '[]') && daterange(${fromDay}::date, ${toDay}::date, '[]')
    and case ${kind}::text
      when 'season' then service = ${service} and district is not distinct from ${district}::text
      else (service is null or ${service}::text is null or service = ${service}::text)
        and (district is null or ${district}::text is null or district = ${district}::text)
    end`

/**
 * Sets a rule of the calendar, at once in place of another one if it replaces that. Days that have
 * passed stay as they were.
 * @throws forbidden; invalid; not-found for an unknown district; conflict for a second rule of the
 * same day and place, one that changes the past, or one whose predecessor is gone.
 */
export async function addPickupRule(
  context: Context,
  edit: NewPickupRule,
): Promise<{ readonly id: string }> {
  requireStaff(context, 'addPickupRule')
  const now = context.clock.now()
  const id = newId<'pickup rule'>(now)
  await changeBy(context, id, edit)
  const { replaces } = edit
  const rule = settledRule(edit)
  const { kind, service, district, fromDay, toDay, weekday, everyWeeks, followsHolidays } = rule
  const { movedTo, name, nameEs } = rule
  const old = sql`${pickupRules} where id = ${replaces}::uuid and withdrawn_at is null`
  await context.database.write((builder) => [
    // A small table: of two writers the second waits and is refused in words.
    builder.execute(sql`lock table ${pickupRules} in share row exclusive mode`),
    requireThat(
      builder,
      sql`${replaces}::uuid is null or exists (select from ${old})`,
      'conflict',
      'PickupCalendar.Changed',
    ),
    builder.execute(sql`update ${pickupRules} set withdrawn_at = ${now.toISOString()}::timestamptz
      where id = ${replaces}::uuid and withdrawn_at is null`),
    requireThat(builder, sql`not exists (${clashes(rule)})`, 'conflict', inTheWay[kind]),
    builder.insert(pickupRules).values({
      id,
      kind,
      service,
      district,
      fromDay,
      toDay,
      weekday,
      everyWeeks,
      followsHolidays,
      movedTo,
      name,
      nameEs,
      createdAt: now,
    }),
    audit(context, builder, {
      operation: 'addPickupRule',
      entity: 'pickup-rule',
      entityId: id,
      details: { kind, fromDay, ...(replaces && { replaces }) },
    }),
  ])
  return { id }
}

/**
 * Takes a rule back; what it said stays in the history.
 * @throws forbidden; not-found; conflict once days that have passed depend on it.
 */
export async function withdrawPickupRule(context: Context, id: string): Promise<void> {
  requireStaff(context, 'withdrawPickupRule')
  const plan = await loadPlan(context)
  const before = live(plan)
  const after = before.filter((rule) => rule.id !== id)
  if (after.length === before.length) throw new DomainError('not-found', 'PickupCalendar.NotFound')
  if (!keepsPast(plan, before, after)) throw new DomainError('conflict', 'PickupCalendar.InForce')
  const of = sql`${pickupRules} where id = ${id} and withdrawn_at is null`
  await context.database.write((builder) => [
    builder.execute(sql`select from ${of} for update`),
    requireThat(builder, sql`exists (select from ${of})`, 'not-found', 'PickupCalendar.NotFound'),
    builder.execute(sql`update ${pickupRules}
      set withdrawn_at = ${context.clock.now().toISOString()}::timestamptz
      where id = ${id} and withdrawn_at is null`),
    audit(context, builder, {
      operation: 'withdrawPickupRule',
      entity: 'pickup-rule',
      entityId: id,
      details: {},
    }),
  ])
}
