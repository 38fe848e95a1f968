import { centsOf } from '@portal/core/kernel/rules'
import { type BillingAccount, dueDayOf } from '../utility-accounts/billing-history.ts'

/** Spec, resident section 2, /payment. */
export const payHref = ({ accountNumber, type, amount, penaltyAmount }: BillingAccount): string =>
  `/payment?${new URLSearchParams({
    accountNumber,
    accountType: type,
    amount: amount.toFixed(2),
    penaltyAmount: penaltyAmount.toFixed(2),
  })}`

/** In cents; one account's credit does not reduce another's balance (spec, resident section 9). */
export const totalDueCents = (accounts: readonly BillingAccount[]): number =>
  accounts.reduce((sum, { totalAmountDue }) => sum + centsOf(totalAmountDue), 0)

const isDue = ({ totalAmountDue }: BillingAccount): boolean => centsOf(totalAmountDue) > 0

export const dueAccounts = (accounts: readonly BillingAccount[]): readonly BillingAccount[] =>
  accounts.filter(isDue)

/** Whether the button has to name its account. */
export const severalDue = (accounts: readonly BillingAccount[]): boolean =>
  accounts.filter(isDue).length > 1

/** The account with a balance that is due first. */
export const firstDue = (accounts: readonly BillingAccount[]): BillingAccount | undefined =>
  accounts
    .filter(isDue)
    .toSorted((a, b) => (dueDayOf(a) ?? '9').localeCompare(dueDayOf(b) ?? '9'))[0]

/** In cents. */
export const totalCreditCents = (accounts: readonly BillingAccount[]): number =>
  accounts.reduce((sum, { creditAmount }) => sum + centsOf(creditAmount), 0)
