import { centsOf } from '@portal/core/kernel/rules'
import {
  defaultPurpose,
  type Purpose,
  purposeNames,
  suggestedCents,
} from '@portal/core/ledger/rules'
import type { PaymentSearch } from './payment-search.ts'

/** What is paid: a form's fee is also known by its account's name (spec, resident section 4). */
export const purposeIn = ({
  accountNumber,
  accountType,
}: Pick<PaymentSearch, 'accountNumber' | 'accountType'>): Purpose =>
  accountType ?? purposeNames.find((name) => name === accountNumber) ?? defaultPurpose

/** Dollars of an address in cents; a credit has its minus. */
function centsAsked(dollars = ''): number {
  const cents = centsOf(Number(dollars))
  return Number.isSafeInteger(cents) ? cents : 0
}

/** What the address suggests to pay, in cents. */
export const suggestedIn = ({ amount, penaltyAmount }: PaymentSearch): number =>
  suggestedCents(centsAsked(amount), centsAsked(penaltyAmount))

/** What was typed for several accounts, by their numbers. */
export const typedItems = ({ items = '' }: PaymentSearch): ReadonlyMap<string, string> =>
  new Map(
    items
      .split(',')
      .map((item) => item.split(':'))
      .flatMap(([account, amount]) => (account && amount ? [[account, amount] as const] : [])),
  )

/** As `typedItems` reads it. */
export const itemsQuery = (
  items: readonly { readonly accountNumber: string; readonly amount: number }[],
): string =>
  items.map(({ accountNumber, amount }) => `${accountNumber}:${amount.toFixed(2)}`).join(',')
