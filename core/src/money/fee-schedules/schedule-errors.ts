import { isDay } from '../../platform/kernel/days.ts'
import { required, type ValidationError, within } from '../../platform/kernel/validation.ts'
import type { FeeLine, FeeSchedule, Penalty, Rebate } from './fee-schedule.ts'
import { type FeeAnswers, isUnits } from './quote.ts'

/** Characters of a text, cents of an amount, how many of each. */
export const feeLimits = {
  kind: 60,
  text: 120,
  source: 300,
  cents: 100_000_000,
  per: 1_000_000,
  lines: 30,
  slabs: 50,
  changes: 10,
  days: 3660,
  basisPoints: 100_000,
} as const

/** What staff enter: a version of a kind's fees. */
export type FeeScheduleEdit = Omit<FeeSchedule, 'id'>

const invalid = (field: string, isRight: boolean): readonly ValidationError[] =>
  isRight ? [] : [{ field, kind: 'Invalid' }]

const isCents = (cents: number): boolean =>
  Number.isInteger(cents) && cents >= 0 && cents <= feeLimits.cents

const isCount = (count: number, most: number): boolean =>
  Number.isInteger(count) && count >= 1 && count <= most

const named = ({ name, nameEs }: { readonly name: string; readonly nameEs: string }) => [
  ...required('name', name),
  ...required('nameEs', nameEs),
]

/** Slabs leave no gap by their shape; their ends must rise, and only the last is open. */
function slabErrors(slabs: Extract<FeeLine, { kind: 'slab' }>['slabs']) {
  if (slabs.length === 0) return [{ field: 'slabs', kind: 'Required' }] as const
  return slabs.flatMap(({ upTo, cents }, i) => {
    const isLast = i === slabs.length - 1
    const before = slabs[i - 1]?.upTo ?? 0
    const isRight = upTo === null ? isLast : !isLast && isUnits(upTo) && upTo > before
    return within(`slabs.${i}`, [...invalid('upTo', isRight), ...invalid('cents', isCents(cents))])
  })
}

function lineErrors(line: FeeLine): readonly ValidationError[] {
  const errors = [...named(line)]
  if (line.kind !== 'slab') errors.push(...invalid('cents', isCents(line.cents)))
  if (line.kind === 'perUnit' || line.kind === 'slab')
    errors.push(
      ...invalid('answer', /^[a-z][a-zA-Z0-9]{0,39}$/.test(line.answer)),
      ...required('unit', line.unit),
      ...required('unitEs', line.unitEs),
    )
  if (line.kind === 'perUnit') errors.push(...invalid('per', isCount(line.per, feeLimits.per)))
  if (line.kind === 'slab') errors.push(...slabErrors(line.slabs))
  return errors
}

function changeErrors(change: Penalty | Rebate, days: number): readonly ValidationError[] {
  const { basisPoints, flatCents, minCents, maxCents } = change
  const isShare =
    Number.isInteger(basisPoints) && basisPoints >= 0 && basisPoints <= feeLimits.basisPoints
  return [
    ...named(change),
    ...invalid('basisPoints', isShare && basisPoints + flatCents > 0),
    ...invalid('flatCents', isCents(flatCents)),
    ...invalid('minCents', minCents === null || isCents(minCents)),
    ...invalid('maxCents', maxCents === null || (isCents(maxCents) && maxCents >= (minCents ?? 0))),
    ...invalid('days', isCount(days, feeLimits.days)),
  ]
}

/** Two that begin on the same day would leave open which counts. */
const twice = (days: readonly number[], list: string): readonly ValidationError[] =>
  days.flatMap((day, i) =>
    days.indexOf(day) === i ? [] : [{ field: `${list}.${i}.days`, kind: 'Invalid' as const }],
  )

/** All wrong fields of a version; `lines.0.name` inside a list. */
export function scheduleErrors(edit: FeeScheduleEdit): readonly ValidationError[] {
  const { kind, source, fromDay, toDay, lines, penalties, rebates } = edit
  return [
    ...invalid('kind', /^(?:permit|license)\.[a-z][a-z0-9_]{0,49}$/.test(kind)),
    ...named(edit),
    ...required('source', source),
    ...invalid('fromDay', isDay(fromDay)),
    ...invalid('toDay', toDay === null || (isDay(toDay) && toDay >= fromDay)),
    ...(lines.length === 0 ? [{ field: 'lines', kind: 'Required' as const }] : []),
    ...lines.flatMap((line, i) => within(`lines.${i}`, lineErrors(line))),
    ...penalties.flatMap((one, i) => within(`penalties.${i}`, changeErrors(one, one.fromDay))),
    ...rebates.flatMap((one, i) => within(`rebates.${i}`, changeErrors(one, one.daysBefore))),
    ...twice(
      penalties.map(({ fromDay: day }) => day),
      'penalties',
    ),
    ...twice(
      rebates.map(({ daysBefore }) => daysBefore),
      'rebates',
    ),
  ]
}

/** What a schedule asks for, once each, in the order of its lines. */
export function askedUnits({ lines }: Pick<FeeSchedule, 'lines'>) {
  const counted = lines.filter((line) => line.kind === 'perUnit' || line.kind === 'slab')
  return counted.filter(
    ({ answer }, i) => counted.findIndex((other) => other.answer === answer) === i,
  )
}

/** By the answer's key. Check before `quoteFees`, which takes only right answers. */
export const answerErrors = (
  schedule: Pick<FeeSchedule, 'lines'>,
  answers: FeeAnswers,
): readonly ValidationError[] =>
  askedUnits(schedule).flatMap(({ answer }) => {
    const units = Object.hasOwn(answers, answer) ? answers[answer] : undefined
    if (units === undefined) return [{ field: answer, kind: 'Required' as const }]
    return invalid(answer, isUnits(units))
  })
