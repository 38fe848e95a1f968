import { expect, it } from 'vitest'
import type { BillingAccount } from '../../parts/billing-history.ts'
import type { Arrangement } from '../../scheduled/queries.ts'
import { withInstalments } from './with-instalments.ts'

// What the rule reads of an account and of an arrangement.
const account = { accountNumber: '1005-5005', dueDate: '2026-11-11' } as BillingAccount
const arrangement = {
  accountNumber: '1005-5005',
  state: 'kept',
  installments: [
    { amount: 29.2, left: 0, dueOn: '2026-11-28', state: 'paid' },
    { amount: 25.55, left: 5.55, dueOn: '2026-12-12', state: 'open' },
    { amount: 18.25, left: 18.25, dueOn: '2026-12-26', state: 'open' },
  ],
} as Arrangement

it('an account whose instalments are kept is due with the next of them, and never called overdue', () => {
  expect(withInstalments([account], [arrangement])).toEqual([
    { ...account, dueDate: '2026-12-12', nextCents: 555 },
  ])
})

it.each(['offered', 'missed', 'broken', 'done'] as const)(
  'an arrangement that is %s leaves the day of the bill',
  (state) => {
    expect(withInstalments([account], [{ ...arrangement, state }])).toEqual([account])
  },
)
