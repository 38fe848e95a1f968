import { sql } from 'drizzle-orm'
import { quoteFees, scheduleInForce } from '../../money/fee-schedules/index.ts'
import {
  answerErrors,
  askedUnits,
  type FeeAnswers,
  type FeeSchedule,
} from '../../money/fee-schedules/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import type { ContractorTrade } from '../licenses/rules.ts'
import { permitKinds, permits } from '../permits/permits.sql.ts'
import { type InspectionPlan, kindOf, type PermitDiscipline } from '../permits/rules.ts'
import { exemptionInForce } from './exemption-json.ts'
import type { ExemptionCondition, PermitExemption } from './permit-exemption.ts'

export interface AskedNeed {
  readonly propertyType: string
  /** Empty for a new building. */
  readonly option: string
  /** What is known of the work already, for the fee. */
  readonly units: FeeAnswers
}

/** In the reader's language. */
export interface NeedFee {
  /** Without all units the least that it can be. */
  readonly isLeast: boolean
  readonly totalCents: number
  readonly source: string
  readonly fromDay: string
  readonly lines: readonly { readonly name: string; readonly cents: number }[]
  /** What the fee counts. */
  readonly asks: readonly { readonly answer: string; readonly unit: string }[]
}

/** In the reader's language. */
export type NeedQuestion =
  | Pick<Extract<ExemptionCondition, { kind: 'atMost' }>, 'kind' | 'key' | 'text' | 'unit' | 'most'>
  | Pick<Extract<ExemptionCondition, { kind: 'is' }>, 'kind' | 'key' | 'text' | 'answer'>

interface NeedExemption extends Pick<PermitExemption, 'rule' | 'source' | 'fromDay'> {
  readonly questions: NeedQuestion[]
}

export interface PermitNeed {
  /** In the city. */
  readonly today: string
  readonly kind: string
  readonly name: string
  readonly disciplines: PermitDiscipline[]
  readonly inspections: string[]
  readonly needsContractor: boolean
  /** Of contractors who may do it; empty: all. */
  readonly trades: ContractorTrade[]
  /** Half of the last permits of this kind were issued within so many days; null for too few. */
  readonly typicalDays: number | null
  /** In force today; null if this work always needs a permit. */
  readonly exemption: NeedExemption | null
  /** Null if no schedule is in force. */
  readonly fee: NeedFee | null
}

interface Row extends Record<string, unknown> {
  readonly name: string
  readonly nameEs: string
  readonly disciplines: PermitDiscipline[]
  readonly inspections: readonly InspectionPlan[]
  readonly needsContractor: boolean
  /** Of contractors who may do it; empty: all. */
  readonly trades: ContractorTrade[]
  readonly typicalDays: number | null
  readonly exemption: PermitExemption | null
  readonly schedule: FeeSchedule | null
}

/** Of so many recent permits; fewer than the least say nothing. */
const recent = { most: 100, least: 5 } as const

/** Whether the work needs a permit, and what one takes. @throws not-found `PermitNeed.NoOption`. */
export async function getPermitNeed(context: Context, asked: AskedNeed): Promise<PermitNeed> {
  const kind = kindOf(asked.propertyType, asked.option)
  const today = isoDay(context.clock.now(), context.city.timeZone)
  const day = sql`${today}::date`
  const [row] =
    kind === null
      ? []
      : await context.database.rows<Row>(sql`
    select k.name, k.name_es as "nameEs", k.disciplines, k.inspections,
      k.needs_contractor as "needsContractor", k.trades,
      (select case when count(*) >= ${recent.least}
          then percentile_disc(0.5) within group (order by waited) end
        from (select issued_on - applied_on as waited from ${permits}
          where kind = k.code and issued_on is not null
          order by applied_on desc limit ${recent.most}) recent) as "typicalDays",
      ${exemptionInForce(sql`k.code`, day)} as exemption,
      ${scheduleInForce(sql`'permit.' || k.code`, day)} as schedule
    from ${permitKinds} k where k.code = ${kind} and k.is_offered`)
  if (kind === null || !row) throw new DomainError('not-found', 'PermitNeed.NoOption')
  const isSpanish = context.language === 'es'
  const { disciplines, needsContractor, trades, typicalDays, exemption, schedule } = row
  return {
    today,
    kind,
    name: isSpanish ? row.nameEs : row.name,
    disciplines,
    inspections: row.inspections.map((plan) => (isSpanish ? plan.nameEs : plan.name)),
    needsContractor,
    trades,
    typicalDays,
    exemption: exemption && exemptionIn(exemption, isSpanish),
    fee: schedule && feeOf(schedule, asked.units, isSpanish),
  }
}

function exemptionIn(exemption: PermitExemption, isSpanish: boolean): NeedExemption {
  const { rule, ruleEs, source, fromDay, conditions } = exemption
  return {
    rule: isSpanish ? ruleEs : rule,
    source,
    fromDay,
    questions: conditions.map((one): NeedQuestion => {
      const asked = { key: one.key, text: isSpanish ? one.textEs : one.text }
      return one.kind === 'is'
        ? { kind: one.kind, ...asked, answer: one.answer }
        : { kind: one.kind, ...asked, unit: isSpanish ? one.unitEs : one.unit, most: one.most }
    }),
  }
}

function feeOf(schedule: FeeSchedule, units: FeeAnswers, isSpanish: boolean): NeedFee {
  const asks = askedUnits(schedule)
  const isLeast = answerErrors(schedule, units).length > 0
  const none = Object.fromEntries(asks.map(({ answer }) => [answer, 0]))
  const { lines, totalCents } = quoteFees(schedule, isLeast ? none : units)
  return {
    isLeast,
    totalCents,
    source: schedule.source,
    fromDay: schedule.fromDay,
    // Nothing yet for what is not counted yet.
    lines: lines
      .filter(({ cents }) => cents > 0)
      .map(({ name, nameEs, cents }) => ({ name: isSpanish ? nameEs : name, cents })),
    asks: asks.map(({ answer, unit, unitEs }) => ({ answer, unit: isSpanish ? unitEs : unit })),
  }
}
