import { describe, expect, it } from 'vitest'
import type { FeeLine, FeeSchedule } from './fee-schedule.ts'
import { daysLate, quoteFees, roundHalfUp } from './quote.ts'
import { answerErrors, scheduleErrors } from './schedule-errors.ts'

const scheduleOf = (given: Partial<FeeSchedule>): FeeSchedule => ({
  id: '01900000-0000-7000-8000-000000000001',
  kind: 'permit.roof',
  name: 'Roof permit',
  nameEs: 'Permiso de techo',
  source: 'Ordinance G-1',
  fromDay: '2026-01-01',
  toDay: null,
  lines: [],
  penalties: [],
  rebates: [],
  ...given,
})
const names = { name: 'Base', nameEs: 'Base' }
const counted = { ...names, answer: 'squares', unit: 'squares', unitEs: 'cuadros' }
const flat: FeeLine = { kind: 'flat', ...names, cents: 4500 }
const each: FeeLine = { kind: 'perUnit', ...counted, cents: 300, per: 1, isStarted: false }
const change = { ...names, basisPoints: 0, flatCents: 0, minCents: null, maxCents: null }
const due = '2026-12-31'

/** Numbers below `below`, the same in each run (Lehmer). */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

describe('quoteFees', () => {
  it('adds a flat fee and a fee per unit, each with its rule', () => {
    const quote = quoteFees(scheduleOf({ lines: [flat, each] }), { squares: 20 })
    expect(quote).toMatchObject({ feeCents: 10_500, totalCents: 10_500 })
    const rule = { source: 'Ordinance G-1', fromDay: '2026-01-01' }
    expect(quote.lines).toMatchObject([
      { kind: 'flat', cents: 4500, units: null, ...rule },
      { kind: 'perUnit', cents: 6000, units: 20, ...rule },
    ])
  })

  it.each([
    // 0.5 cents up, 0.499 down; 2.675 dollars is no floating-point number.
    [1, 2, 1, 1],
    [1, 2, 0.998, 0],
    [535, 2, 1, 268],
    [1250, 1000, 12_345.678, 15_432],
  ])('%d cents for each %d: %d units cost %d', (cents, per, squares, expected) => {
    const line = { ...each, cents, per }
    const schedule = scheduleOf({ lines: [line] })
    expect(quoteFees(schedule, { squares }).totalCents).toBe(expected)
  })

  it.each([
    [0, 0],
    [1, 1000],
    [1000, 1000],
    [1000.001, 2000],
  ])('charges a step that has begun: %d units cost %d', (squares, expected) => {
    const line = { ...each, cents: 1000, per: 1000, isStarted: true }
    expect(quoteFees(scheduleOf({ lines: [line] }), { squares }).totalCents).toBe(expected)
  })

  it.each([
    [0, 100],
    [10, 100],
    [10.001, 200],
    [20, 200],
    [1e9, 300],
  ])('takes the slab that %d units are in', (squares, expected) => {
    const slabs = [
      { upTo: 10, cents: 100 },
      { upTo: 20, cents: 200 },
      { upTo: null, cents: 300 },
    ]
    const schedule = scheduleOf({ lines: [{ kind: 'slab', ...counted, slabs }] })
    expect(scheduleErrors(schedule)).toEqual([])
    expect(quoteFees(schedule, { squares }).totalCents).toBe(expected)
  })

  it('shows a minimum only where it raises the fees', () => {
    const schedule = scheduleOf({ lines: [each, { kind: 'minimum', ...names, cents: 5000 }] })
    expect(quoteFees(schedule, { squares: 10 })).toMatchObject({
      totalCents: 5000,
      lines: [{ cents: 3000 }, { kind: 'minimum', cents: 2000 }],
    })
    expect(quoteFees(schedule, { squares: 20 }).lines).toHaveLength(1)
  })

  const penalties = [
    { ...change, fromDay: 1, basisPoints: 1000 },
    { ...change, fromDay: 31, basisPoints: 2500, minCents: 2000, maxCents: 10_000 },
  ]
  it.each([
    ['2026-12-31', 0],
    ['2027-01-01', 450],
    ['2027-01-30', 450],
    ['2027-01-31', 2000],
  ])('paid on %s, the penalty is %d cents', (paidOn, expected) => {
    const quote = quoteFees(scheduleOf({ lines: [flat], penalties }), {}, { dueOn: due, paidOn })
    expect(quote).toMatchObject({ penaltyCents: expected, totalCents: 4500 + expected })
  })

  it('caps a penalty, and asks none for what costs nothing', () => {
    const days = { dueOn: due, paidOn: '2027-06-01' }
    const dear = scheduleOf({ lines: [{ ...flat, cents: 1_000_000 }], penalties })
    expect(quoteFees(dear, {}, days).penaltyCents).toBe(10_000)
    const free = scheduleOf({ lines: [{ ...flat, cents: 0 }], penalties })
    expect(quoteFees(free, {}, days).totalCents).toBe(0)
  })

  it('takes a rebate off for an early payment, and never more than the fees', () => {
    const rebates = [{ ...change, daysBefore: 30, flatCents: 9000 }]
    const schedule = scheduleOf({ lines: [flat], rebates })
    const paid = (paidOn: string) => quoteFees(schedule, {}, { dueOn: due, paidOn })
    expect(paid('2026-12-01')).toMatchObject({ rebateCents: 4500, totalCents: 0 })
    expect(paid('2026-12-02')).toMatchObject({ rebateCents: 0, totalCents: 4500 })
  })

  it('counts days, whatever the clocks do, and February 29', () => {
    expect(daysLate({ dueOn: '2026-10-31', paidOn: '2026-11-02' })).toBe(2)
    expect(daysLate({ dueOn: '2028-02-28', paidOn: '2028-03-01' })).toBe(2)
    expect(daysLate({ dueOn: '2027-02-28', paidOn: '2027-03-01' })).toBe(1)
    expect(daysLate({ dueOn: '2028-02-29', paidOn: '2029-02-28' })).toBe(365)
  })

  it.each([undefined, -1, Number.NaN, Infinity, 1.0001, 1e10])(
    'refuses %s units',
    (squares = Number.NaN) => {
      const schedule = scheduleOf({ lines: [each] })
      expect(answerErrors(schedule, { squares })).toEqual([{ field: 'squares', kind: 'Invalid' }])
      expect(() => quoteFees(schedule, { squares })).toThrow(RangeError)
    },
  )

  it('asks for each answer once, and not for what Object has', () => {
    const schedule = scheduleOf({ lines: [each, each, { ...each, answer: 'constructor' }] })
    expect(answerErrors(schedule, {})).toEqual([
      { field: 'squares', kind: 'Required' },
      { field: 'constructor', kind: 'Required' },
    ])
  })
})

describe('of any schedule and any answers', () => {
  const next = numbersFrom(20_261_123)
  const kinds = [
    (): FeeLine => ({ kind: 'flat', ...names, cents: next(100_000) }),
    (): FeeLine => ({
      kind: 'perUnit',
      ...counted,
      cents: next(5000),
      per: 1 + next(1000),
      isStarted: next(2) === 1,
    }),
    (): FeeLine => ({
      kind: 'slab',
      ...counted,
      slabs: [
        { upTo: 1 + next(500), cents: next(9000) },
        { upTo: null, cents: next(9000) },
      ],
    }),
    (): FeeLine => ({ kind: 'minimum', ...names, cents: next(50_000) }),
  ]
  const any = () => ({
    schedule: scheduleOf({
      lines: Array.from({ length: 1 + next(6) }, () => kinds[next(4)]?.() ?? flat),
      penalties: [{ ...change, fromDay: 1 + next(60), basisPoints: next(9999) + 1 }],
      rebates: [{ ...change, daysBefore: 1 + next(60), flatCents: next(9999) + 1 }],
    }),
    squares: next(1_000_000) / 1000,
    paidOn: `2026-${next(2) ? '12' : '11'}-${String(1 + next(30)).padStart(2, '0')}`,
    dueOn: `2026-12-${String(1 + next(31)).padStart(2, '0')}`,
  })

  it('lines are whole cents, add up to the total, and the total is never negative', () => {
    for (let i = 0; i < 2000; i += 1) {
      const { schedule, squares, ...days } = any()
      expect(scheduleErrors(schedule)).toEqual([])
      const quote = quoteFees(schedule, { squares }, days)
      expect(quote.lines.every(({ cents }) => Number.isSafeInteger(cents))).toBe(true)
      const sum = quote.lines.reduce((total, { cents }) => total + cents, 0)
      expect(sum).toBe(quote.totalCents)
      expect(quote.totalCents).toBeGreaterThanOrEqual(0)
      expect(quote.feeCents + quote.penaltyCents - quote.rebateCents).toBe(quote.totalCents)
    }
  })

  it('more units of a price per unit never cost less', () => {
    for (let i = 0; i < 2000; i += 1) {
      const line = { ...each, cents: next(5000), per: 1 + next(1000), isStarted: next(2) === 1 }
      const squares = next(1_000_000) / 1000
      const cost = (units: number) =>
        quoteFees(scheduleOf({ lines: [line] }), { squares: units }).totalCents
      expect(cost(squares + next(1000) / 1000)).toBeGreaterThanOrEqual(cost(squares))
    }
  })

  it('rounding is off by at most half a cent, and half a cent goes up', () => {
    for (let i = 0; i < 2000; i += 1) {
      const [top, bottom] = [BigInt(next(1e9)), BigInt(1 + next(1e6))]
      const doubled = 2n * (BigInt(roundHalfUp(top, bottom)) * bottom - top)
      expect(doubled > -bottom && doubled <= bottom).toBe(true)
    }
  })
})

describe('scheduleErrors', () => {
  const fieldsOf = (given: Partial<FeeSchedule>) =>
    scheduleErrors(scheduleOf({ lines: [flat], ...given })).map(({ field }) => field)

  it.each([
    ['kind', { kind: 'roof' }],
    ['source', { source: ' ' }],
    ['nameEs', { nameEs: '' }],
    ['fromDay', { fromDay: '2027-02-29' }],
    ['toDay', { toDay: '2025-12-31' }],
    ['lines', { lines: [] }],
    ['lines.0.cents', { lines: [{ ...flat, cents: -1 }] }],
    ['lines.0.cents', { lines: [{ ...each, cents: 267.5 }] }],
    ['lines.0.answer', { lines: [{ ...each, answer: '__proto__' }] }],
    ['lines.0.per', { lines: [{ ...each, per: 0 }] }],
    ['penalties.0.basisPoints', { penalties: [{ ...change, fromDay: 1 }] }],
    ['rebates.0.days', { rebates: [{ ...change, daysBefore: 0, flatCents: 1 }] }],
  ] as const)('finds a wrong %s', (field, given) => {
    expect(fieldsOf(given)).toEqual([field])
  })

  it('refuses slabs that fall, stay open in the middle or end', () => {
    const slab = (...upTo: readonly (number | null)[]) =>
      fieldsOf({
        lines: [{ kind: 'slab', ...counted, slabs: upTo.map((end) => ({ upTo: end, cents: 1 })) }],
      })
    expect(slab(5, 5, null)).toEqual(['lines.0.slabs.1.upTo'])
    expect(slab(null, null)).toEqual(['lines.0.slabs.0.upTo'])
    expect(slab(5, 10)).toEqual(['lines.0.slabs.1.upTo'])
    expect(slab()).toEqual(['lines.0.slabs'])
  })

  it('refuses two penalties from the same day, which leave open what counts', () => {
    const penalty = { ...change, fromDay: 1, basisPoints: 100 }
    expect(fieldsOf({ penalties: [penalty, penalty] })).toEqual(['penalties.1.days'])
  })

  it('takes February 29 of a leap year', () => {
    expect(fieldsOf({ fromDay: '2028-02-29', toDay: '2028-02-29' })).toEqual([])
  })
})
