import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueOf } from './amounts.ts'

const cents = fc.integer({ min: -1_000_000, max: 1_000_000 })
const balance = fc.record({ balanceCents: cents, penaltyCents: cents, pendingCents: cents })
const seed = { seed: 5 }

describe('what is due', () => {
  it.each([
    [
      { balanceCents: 6120, penaltyCents: 0, pendingCents: 0 },
      { dueCents: 6120, penaltyCents: 0 },
    ],
    [
      { balanceCents: 6732, penaltyCents: 612, pendingCents: 0 },
      { dueCents: 6732, penaltyCents: 612 },
    ],
    [
      { balanceCents: 6732, penaltyCents: 612, pendingCents: 6500 },
      { dueCents: 232, penaltyCents: 232 },
    ],
    [
      { balanceCents: -2350, penaltyCents: 0, pendingCents: 0 },
      { dueCents: 0, penaltyCents: 0 },
    ],
    [
      { balanceCents: 0, penaltyCents: 0, pendingCents: -500 },
      { dueCents: 500, penaltyCents: 0 },
    ],
  ])('of %j is %j', (given, due) => {
    expect(dueOf(given)).toEqual(due)
  })

  it('is never less than nothing, and its penalty never more than all of it', () => {
    fc.assert(
      fc.property(balance, (given) => {
        const due = dueOf(given)
        expect(due.dueCents).toBeGreaterThanOrEqual(0)
        expect(due.penaltyCents).toBeGreaterThanOrEqual(0)
        expect(due.penaltyCents).toBeLessThanOrEqual(due.dueCents)
      }),
      seed,
    )
  })

  it('becomes less by just what is paid of it, and nothing when all is', () => {
    fc.assert(
      fc.property(balance, fc.nat(), (given, paid) => {
        const before = dueOf(given).dueCents
        const part = Math.min(paid, before)
        const after = (pendingCents: number) => dueOf({ ...given, pendingCents }).dueCents
        expect(after(given.pendingCents + part)).toBe(before - part)
        expect(after(given.pendingCents + before)).toBe(0)
      }),
      seed,
    )
  })
})
