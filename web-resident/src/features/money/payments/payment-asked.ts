import { centsOf } from '@portal/core/kernel/rules'
import {
  defaultPurpose,
  type Purpose,
  purposeNames,
  suggestedCents,
} from '@portal/core/ledger/rules'
import type { PaymentSearch } from './payment-search.ts'

/** A form's fee is also recognized by its account's name (spec, resident section 4). */
export const purposeIn = ({
  accountNumber,
  accountType,
}: Pick<PaymentSearch, 'accountNumber' | 'accountType'>): Purpose =>
  accountType ?? purposeNames.find((name) => name === accountNumber) ?? defaultPurpose

/** Dollars in a URL as cents; a credit is negative. */
function centsAsked(dollars = ''): number {
  const cents = centsOf(Number(dollars))
  return Number.isSafeInteger(cents) ? cents : 0
}

/** The URL's suggested amount, in cents. */
export const suggestedIn = ({ amount, penaltyAmount }: PaymentSearch): number =>
  suggestedCents(centsAsked(amount), centsAsked(penaltyAmount))

export const typedItems = ({ items = '' }: PaymentSearch): ReadonlyMap<string, string> =>
  new Map(
    items
      .split(',')
      .map((item) => item.split(':'))
      .flatMap(([account, amount]) => (account && amount ? [[account, amount] as const] : [])),
  )

/** The inverse of `typedItems`. */
export const itemsQuery = (
  items: readonly { readonly accountNumber: string; readonly amount: number }[],
): string =>
  items.map(({ accountNumber, amount }) => `${accountNumber}:${amount.toFixed(2)}`).join(',')
