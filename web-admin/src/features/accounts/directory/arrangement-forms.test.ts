import { describe, expect, it } from 'vitest'
import { fieldsOf } from '@portal/web-ui/forms/fields'
import { ownCents, planIn } from './arrangement-forms.ts'

const base = {
  due: '9001',
  today: '2026-11-22',
  count: '2',
  pace: 'monthly',
  first: '2026-12-01',
} as const

const plan = (over: Readonly<Record<string, string>>) =>
  planIn(fieldsOf(Object.entries({ ...base, ...over })))

const own = {
  unequal: 'on',
  'amount-0': '50.00',
  'day-0': '2026-12-01',
  'amount-1': '$40.01',
  'day-1': '2027-01-15',
} as const

describe('an offer', () => {
  it('has equal installments unless the box is checked, whatever the rows contain', () => {
    const { unequal: _, ...rows } = own
    expect(plan(rows)).toEqual({
      kind: 'plan',
      instalments: [
        { amountCents: 4501, dueOn: '2026-12-01' },
        { amountCents: 4500, dueOn: '2027-01-01' },
      ],
    })
  })

  it('may have custom amounts and days that add up to the balance; empty rows are ignored', () => {
    expect(plan({ ...own, 'amount-2': '', 'day-2': '' })).toEqual({
      kind: 'plan',
      instalments: [
        { amountCents: 5000, dueOn: '2026-12-01' },
        { amountCents: 4001, dueOn: '2027-01-15' },
      ],
    })
    expect(ownCents(fieldsOf(Object.entries(own)))).toBe(9001)
  })

  it.each([
    ['a cent too little', { 'amount-1': '40.00' }, 'Arrangement.NotWhatIsDue'],
    ['a cent too much', { 'amount-1': '40.02' }, 'Arrangement.NotWhatIsDue'],
    ['days out of order', { 'day-1': '2026-11-30' }, 'Arrangement.DaysInvalid'],
    ['a first day that is tomorrow', { 'day-0': '2026-11-23' }, 'Arrangement.DaysInvalid'],
    ['one instalment', { 'amount-1': '', 'day-1': '' }, 'Arrangement.CountInvalid'],
    ['an instalment of less than a dollar', { 'amount-1': '0.01' }, 'Arrangement.AmountTooSmall'],
  ])('is refused with %s', (_, over, code) => {
    expect(plan({ ...own, ...over })).toMatchObject({ kind: 'refused', code })
  })

  it.each([
    [{ 'amount-1': '12,50' }, 'amount-1'],
    [{ 'amount-1': '' }, 'amount-1'],
    [{ 'day-1': '' }, 'day-1'],
    [{ 'amount-2': '5' }, 'day-2'],
  ])('names the row that is wrong: %j', (over, field) => {
    expect(plan({ ...own, ...over })).toMatchObject({ kind: 'refused', problems: [{ field }] })
  })
})
