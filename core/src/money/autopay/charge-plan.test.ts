import { describe, expect, it } from 'vitest'
import { daysAfter } from '../../platform/kernel/days.ts'
import { afterDecline, cityDay, deadReturns } from './charge-plan.ts'

describe('a declined charge', () => {
  const plannedOn = '2026-11-20'
  it.each([
    ['2026-11-20', { kind: 'declined', nextOn: '2026-11-23' }],
    ['2026-11-22', { kind: 'declined', nextOn: '2026-11-23' }],
    ['2026-11-23', { kind: 'declined', nextOn: '2026-11-27' }],
    // It was late by days: the schedule does not shift.
    ['2026-11-25', { kind: 'declined', nextOn: '2026-11-27' }],
    ['2026-11-27', { kind: 'given-up' }],
    ['2026-12-01', { kind: 'given-up' }],
  ])('on %s becomes %j', (today, after) => {
    expect(afterDecline('declined', plannedOn, today)).toEqual(after)
  })

  it.each(['bank-number', 'card-expired', 'card-number', 'method-gone'] as const)(
    'because of %s is never tried again',
    (reason) => {
      expect(afterDecline(reason, plannedOn, plannedOn)).toEqual({ kind: 'dead' })
    },
  )
})

/** What the NACHA Operating Rules call each return, and whether the account still works. */
describe('a bank’s return', () => {
  it.each([
    ['R02', 'account closed'],
    ['R03', 'no account'],
    ['R04', 'invalid account number'],
    ['R05', 'unauthorized debit to a consumer account'],
    ['R07', 'authorization revoked'],
    ['R10', 'customer advises not authorized'],
    ['R12', 'branch sold'],
    ['R13', 'invalid routing number'],
    ['R14', 'representative payee deceased'],
    ['R15', 'account holder deceased'],
    ['R16', 'account frozen'],
    ['R20', 'non-transaction account'],
    ['R29', 'corporate customer advises not authorized'],
  ])('%s (%s) ends autopay: the account will not pay', (code) => {
    expect(deadReturns).toContain(code)
  })

  it.each([
    ['R00', 'no reason given'],
    ['R01', 'insufficient funds'],
    ['R06', 'returned at the bank’s own request'],
    ['R08', 'this one payment stopped'],
    ['R09', 'uncollected funds'],
    ['R11', 'entry not in line with the authorization'],
    ['R17', 'file record edit'],
    ['R24', 'duplicate entry'],
    ['R31', 'permissible return'],
  ])('%s (%s) leaves autopay on: the account can pay the next bill', (code) => {
    expect(deadReturns).not.toContain(code)
  })
})

describe('the city’s day', () => {
  it.each([
    ['2026-11-20T13:59:00Z', { today: '2026-11-20', isAtWork: false }],
    ['2026-11-20T14:00:00Z', { today: '2026-11-20', isAtWork: true }],
    // Still the evening before in Chicago.
    ['2026-11-21T05:59:00Z', { today: '2026-11-20', isAtWork: true }],
    ['2026-11-21T06:00:00Z', { today: '2026-11-21', isAtWork: false }],
    // Daylight saving time begins at two.
    ['2026-03-08T13:00:00Z', { today: '2026-03-08', isAtWork: true }],
  ])('at %s is %j', (now, day) => {
    expect(cityDay(new Date(now), 'America/Chicago')).toEqual(day)
  })

  it('is counted across the end of a year', () => {
    expect(daysAfter('2026-12-30', 3)).toBe('2027-01-02')
  })
})
