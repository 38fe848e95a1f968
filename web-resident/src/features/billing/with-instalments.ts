import { centsOf } from '@portal/core/rules'
import type { BillingAccount } from '../../parts/billing-history.ts'
import type { Arrangement } from '../../scheduled/queries.ts'

/** An account, with what is next to be paid of it where it is paid in instalments. */
export interface DueAccount extends BillingAccount {
  readonly nextCents?: number
}

/** Accounts whose instalments are kept are due on the day of the next one, not on the day of their bill. */
export const withInstalments = (
  accounts: readonly BillingAccount[],
  arrangements: readonly Arrangement[],
): readonly DueAccount[] =>
  accounts.map((account) => {
    const kept = arrangements.find(
      ({ accountNumber, state }) => accountNumber === account.accountNumber && state === 'kept',
    )
    const next = kept?.installments.find(({ state }) => state === 'open')
    return next ? { ...account, dueDate: next.dueOn, nextCents: centsOf(next.left) } : account
  })
