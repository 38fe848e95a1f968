import { centsOf } from '@portal/core/kernel/rules'
import { type BillingAccount, dueDayOf } from '../utility-accounts/billing-history.ts'

/** Where an account is paid (spec, resident section 2, /payment). */
export const payHref = ({ accountNumber, type, amount, penaltyAmount }: BillingAccount): string =>
  `/payment?${new URLSearchParams({
    accountNumber,
    accountType: type,
    amount: amount.toFixed(2),
    penaltyAmount: penaltyAmount.toFixed(2),
  })}`

/** What is due on all of them, in cents: a credit on one pays no other (spec, resident section 9). */
export const totalDueCents = (accounts: readonly BillingAccount[]): number =>
  accounts.reduce((sum, { totalAmountDue }) => sum + centsOf(totalAmountDue), 0)

const isDue = ({ totalAmountDue }: BillingAccount): boolean => centsOf(totalAmountDue) > 0

/** Those on which something is due. */
export const dueAccounts = (accounts: readonly BillingAccount[]): readonly BillingAccount[] =>
  accounts.filter(isDue)

/** Whether it has to be said which account is to be paid. */
export const severalDue = (accounts: readonly BillingAccount[]): boolean =>
  accounts.filter(isDue).length > 1

/** The account that is to be paid next: the first to be due of those on which something is. */
export const firstDue = (accounts: readonly BillingAccount[]): BillingAccount | undefined =>
  accounts
    .filter(isDue)
    .toSorted((a, b) => (dueDayOf(a) ?? '9').localeCompare(dueDayOf(b) ?? '9'))[0]

/** What is in favor of all of them, in cents. */
export const totalCreditCents = (accounts: readonly BillingAccount[]): number =>
  accounts.reduce((sum, { creditAmount }) => sum + centsOf(creditAmount), 0)
