import type { FeeLine, FeeSchedule, Penalty, Rebate } from './fee-schedule.ts'

/** By a line's `answer`: how many units, with at most three decimals. */
export type FeeAnswers = Readonly<Record<string, number>>

export interface QuoteLine {
  readonly kind: FeeLine['kind'] | 'penalty' | 'rebate'
  readonly name: string
  readonly nameEs: string
  /** Negative for a rebate. */
  readonly cents: number
  /** Of the answer; null if the line counts nothing. */
  readonly units: number | null
  /** Whose rule it is. */
  readonly source: string
  readonly fromDay: string
}

export interface FeeQuote {
  readonly scheduleId: string
  readonly kind: string
  readonly lines: readonly QuoteLine[]
  readonly feeCents: number
  readonly penaltyCents: number
  /** Zero or more; the total is less by it. */
  readonly rebateCents: number
  readonly totalCents: number
}

/** ISO days in the city's zone; without them, no penalty and no rebate. */
export interface FeeDays {
  readonly dueOn: string
  readonly paidOn: string
}

/** Units in thousandths, so that amounts are exact. */
const thousandths = (units: number): bigint => BigInt(Math.round(units * 1000))

/** Half a cent goes up: the one place where a fee is rounded. Not for negative amounts. */
export const roundHalfUp = (numerator: bigint, denominator: bigint): number =>
  Number((numerator * 2n + denominator) / (denominator * 2n))

/** Never floating point: 2.675 times 100 is 267.49999999999994. */
function amountOf(line: Exclude<FeeLine, { kind: 'minimum' }>, answers: FeeAnswers): number {
  if (line.kind === 'flat') return line.cents
  const units = unitsOf(line.answer, answers)
  if (line.kind === 'slab') {
    const slab = line.slabs.find(({ upTo }) => upTo === null || units <= upTo)
    if (!slab) throw new RangeError(`no slab for ${units} ${line.unit}`)
    return slab.cents
  }
  const step = BigInt(line.per) * 1000n
  const counted = thousandths(units)
  const cents = BigInt(line.cents)
  return line.isStarted
    ? Number(((counted + step - 1n) / step) * cents)
    : roundHalfUp(counted * cents, step)
}

function unitsOf(answer: string, answers: FeeAnswers): number {
  const units = Object.hasOwn(answers, answer) ? answers[answer] : undefined
  if (units === undefined || !isUnits(units)) throw new RangeError(`no units for ${answer}`)
  return units
}

/** Zero to a billion, with at most three decimals. */
export const isUnits = (units: number): boolean =>
  units >= 0 && units <= 1e9 && Math.abs(Math.round(units * 1000) / 1000 - units) < 1e-9

const dayMs = 86_400_000

/** Days from the due day; days have no hours, so a clock change does not count. */
export const daysLate = ({ dueOn, paidOn }: FeeDays): number =>
  Math.round((Date.parse(`${paidOn}T00:00:00Z`) - Date.parse(`${dueOn}T00:00:00Z`)) / dayMs)

function changeOf(change: Penalty | Rebate, feeCents: number): number {
  const share = roundHalfUp(
    BigInt(feeCents) * BigInt(change.basisPoints) + BigInt(change.flatCents) * 10_000n,
    10_000n,
  )
  const most = change.maxCents ?? Number.MAX_SAFE_INTEGER
  return Math.min(Math.max(share, change.minCents ?? 0), most)
}

const penaltyAt = (penalties: readonly Penalty[], late: number): Penalty | undefined =>
  penalties.filter(({ fromDay }) => fromDay <= late).toSorted((a, b) => b.fromDay - a.fromDay)[0]

const rebateAt = (rebates: readonly Rebate[], early: number): Rebate | undefined =>
  rebates
    .filter(({ daysBefore }) => daysBefore <= early)
    .toSorted((a, b) => b.daysBefore - a.daysBefore)[0]

/** Each line names the rule that it comes from; the lines add up to the total. */
export function quoteFees(
  schedule: FeeSchedule,
  answers: FeeAnswers,
  days: FeeDays | null = null,
): FeeQuote {
  const { id, kind, source, fromDay } = schedule
  const lines: QuoteLine[] = []
  let feeCents = 0
  const add = (line: Pick<QuoteLine, 'kind' | 'name' | 'nameEs' | 'cents' | 'units'>) => {
    const { name, nameEs, cents, units } = line
    lines.push({ kind: line.kind, name, nameEs, cents, units, source, fromDay })
  }
  for (const line of schedule.lines) {
    const cents =
      line.kind === 'minimum' ? Math.max(line.cents - feeCents, 0) : amountOf(line, answers)
    if (line.kind === 'minimum' && cents === 0) continue
    feeCents += cents
    add({ ...line, cents, units: 'answer' in line ? unitsOf(line.answer, answers) : null })
  }
  const late = days === null ? 0 : daysLate(days)
  const penalty = feeCents > 0 ? penaltyAt(schedule.penalties, late) : undefined
  const rebate = days === null ? undefined : rebateAt(schedule.rebates, -late)
  const penaltyCents = penalty ? changeOf(penalty, feeCents) : 0
  // A rebate never pays anything out.
  const rebateCents = rebate ? Math.min(changeOf(rebate, feeCents), feeCents) : 0
  if (penalty) add({ ...penalty, kind: 'penalty', cents: penaltyCents, units: null })
  if (rebate) add({ ...rebate, kind: 'rebate', cents: -rebateCents, units: null })
  const totalCents = feeCents + penaltyCents - rebateCents
  return { scheduleId: id, kind, lines, feeCents, penaltyCents, rebateCents, totalCents }
}
