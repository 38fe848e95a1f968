import { describe, expect, it } from 'vitest'
import { daysAfter } from '../kernel/days.ts'
import { afterDecline, cityDay } from './charge-plan.ts'

describe('a declined charge', () => {
  const plannedOn = '2026-11-20'
  it.each([
    ['2026-11-20', { kind: 'declined', nextOn: '2026-11-23' }],
    ['2026-11-22', { kind: 'declined', nextOn: '2026-11-23' }],
    ['2026-11-23', { kind: 'declined', nextOn: '2026-11-27' }],
    // It was late by days: the schedule does not shift with it.
    ['2026-11-25', { kind: 'declined', nextOn: '2026-11-27' }],
    ['2026-11-27', { kind: 'given-up' }],
    ['2026-12-01', { kind: 'given-up' }],
  ])('on %s becomes %j', (today, after) => {
    expect(afterDecline('declined', plannedOn, today)).toEqual(after)
  })

  it.each(['bank-number', 'card-expired', 'card-number'] as const)(
    'because of %s is never tried again',
    (reason) => {
      expect(afterDecline(reason, plannedOn, plannedOn)).toEqual({ kind: 'dead' })
    },
  )
})

describe('the city’s day', () => {
  it.each([
    ['2026-11-20T13:59:00Z', { today: '2026-11-20', isAtWork: false }],
    ['2026-11-20T14:00:00Z', { today: '2026-11-20', isAtWork: true }],
    // Still the evening before, in Chicago.
    ['2026-11-21T05:59:00Z', { today: '2026-11-20', isAtWork: true }],
    ['2026-11-21T06:00:00Z', { today: '2026-11-21', isAtWork: false }],
    // Summer time begins at two.
    ['2026-03-08T13:00:00Z', { today: '2026-03-08', isAtWork: true }],
  ])('at %s is %j', (now, day) => {
    expect(cityDay(new Date(now), 'America/Chicago')).toEqual(day)
  })

  it('is counted across the end of a year', () => {
    expect(daysAfter('2026-12-30', 3)).toBe('2027-01-02')
  })
})
