import { describe, expect, it } from 'vitest'
import { daysAfter, isDay } from '../../platform/kernel/days.ts'
import {
  answerBy,
  brokenAfterDays,
  isBroken,
  paces,
  planError,
  planInstalments,
  splitEvenly,
  standingOf,
  stateOf,
} from './rules.ts'

const today = '2026-11-22'
const first = '2026-12-01'

/** Pseudo-random, the same in every run. */
function* numbers(seed: number, most: number) {
  let state = seed
  for (;;) {
    state = (state * 48_271) % 2_147_483_647
    yield state % most
  }
}

const next = (source: Generator<number>): number => source.next().value

describe('instalments', () => {
  it('always add up to the cent, and differ by one cent at most', () => {
    const random = numbers(7, 9_999_999)
    for (let run = 0; run < 2_000; run += 1) {
      const total = 1_200 + next(random)
      const count = 2 + (next(random) % 11)
      const sums = splitEvenly(total, count)
      expect(sums.reduce((sum, each) => sum + each, 0)).toBe(total)
      expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(1)
    }
  })

  it.each(paces)('at a %s pace can always be offered for what is due', (pace) => {
    const random = numbers(11, 500_000)
    for (let run = 0; run < 500; run += 1) {
      const total = 1_200 + next(random)
      const count = 2 + (next(random) % 11)
      const start = daysAfter(today, 2 + (next(random) % 28))
      const plan = planInstalments(total, { first: start, count, pace })
      expect(plan.every(({ dueOn }) => isDay(dueOn))).toBe(true)
      expect(planError(plan, total, today)).toBe(null)
    }
  })

  it('of a month without their day are due on its last one', () => {
    const plan = planInstalments(40_000, { first: '2027-01-31', count: 4, pace: 'monthly' })
    expect(plan.map(({ dueOn }) => dueOn)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ])
  })

  const plan = planInstalments(30_000, { first, count: 3, pace: 'monthly' })
  it.each([
    ['Arrangement.CountInvalid', plan.slice(0, 1), 10_000],
    [
      'Arrangement.CountInvalid',
      planInstalments(30_000, { first, count: 13, pace: 'weekly' }),
      30_000,
    ],
    ['Arrangement.DaysInvalid', plan.toReversed(), 30_000],
    ['Arrangement.DaysInvalid', plan.map((each) => ({ ...each, dueOn: first })), 30_000],
    [
      'Arrangement.DaysInvalid',
      plan.map((each, i) => (i ? each : { ...each, dueOn: '2026-11-23' })),
      30_000,
    ],
    [
      'Arrangement.DaysInvalid',
      plan.map((each, i) => (i ? each : { ...each, dueOn: '2026-11-31' })),
      30_000,
    ],
    [
      'Arrangement.DaysInvalid',
      plan.map((each, i) => (i < 2 ? each : { ...each, dueOn: '2027-12-01' })),
      30_000,
    ],
    ['Arrangement.AmountTooSmall', planInstalments(250, { first, count: 3, pace: 'weekly' }), 250],
    [
      'Arrangement.AmountTooSmall',
      plan.map((each) => ({ ...each, amountCents: 10_000.5 })),
      30_001.5,
    ],
    ['Arrangement.NotWhatIsDue', plan, 30_001],
    ['Arrangement.NotWhatIsDue', plan, 29_999],
    [null, plan, 30_000],
  ] as const)('are refused with %s', (error, offered, due) => {
    expect(planError(offered, due, today)).toBe(error)
  })
})

describe('an offer', () => {
  it.each([
    ['2026-12-30', '2026-12-06'],
    ['2026-12-01', '2026-11-30'],
  ])('whose first instalment is due on %s can be accepted until %s', (firstDueOn, last) => {
    expect(answerBy(today, firstDueOn)).toBe(last)
  })
})

describe('what was paid', () => {
  const plan = planInstalments(30_000, { first: '2026-11-20', count: 3, pace: 'weekly' })

  it('counts for the first instalments first, and never for more than there is', () => {
    const random = numbers(3, 40_000)
    for (let run = 0; run < 500; run += 1) {
      const paid = next(random) - 5_000
      const standing = standingOf(plan, paid, today)
      const left = standing.reduce((sum, { leftCents }) => sum + leftCents, 0)
      expect(left).toBe(Math.min(30_000, Math.max(0, 30_000 - Math.max(0, paid))))
      const lefts = standing.map(({ leftCents }) => leftCents)
      expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
    }
  })

  it.each([
    [0, '2026-11-20', 'kept', ['open', 'open', 'open']],
    [0, '2026-11-21', 'missed', ['missed', 'open', 'open']],
    [9_999, '2026-11-21', 'missed', ['missed', 'open', 'open']],
    [10_000, '2026-11-21', 'kept', ['paid', 'open', 'open']],
    [30_000, '2027-11-21', 'kept', ['paid', 'paid', 'paid']],
  ] as const)('%i cents on %s is %s', (paid, on, state, states) => {
    const standing = standingOf(plan, paid, on)
    expect(standing.map((each) => each.state)).toEqual(states)
    expect(stateOf('accepted', standing)).toBe(state)
    expect(stateOf('done', standing)).toBe('done')
  })

  it('too late breaks the arrangement, not a day sooner', () => {
    const last = daysAfter('2026-11-20', brokenAfterDays)
    expect(isBroken(standingOf(plan, 0, last), last)).toBe(false)
    const after = daysAfter(last, 1)
    expect(isBroken(standingOf(plan, 0, after), after)).toBe(true)
    expect(isBroken(standingOf(plan, 20_000, after), after)).toBe(false)
  })
})
