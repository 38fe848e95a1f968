import { type Purpose, purposeNames } from '@portal/core/ledger/rules'

/** Spec, resident section 2, /payment. */
export interface PaymentSearch {
  readonly accountNumber?: string | undefined
  readonly accountType?: Purpose | undefined
  /** Dollars, as in the URL. */
  readonly amount?: string | undefined
  readonly penaltyAmount?: string | undefined
  /** Own accounts with typed amounts: `1001-5001:55.70,1002-5002:3.00`. */
  readonly items?: string | undefined
  readonly activityId?: string | undefined
  readonly reference?: string | undefined
  readonly signature?: string | undefined
}

const textOf = (value: unknown): string | undefined =>
  // The router parses numbers in URLs.
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined

const purposeOf = (value: unknown): Purpose | undefined =>
  purposeNames.find((name) => name === value)

export const paymentSearch = (search: Record<string, unknown>): PaymentSearch => ({
  accountNumber: textOf(search['accountNumber']),
  accountType: purposeOf(search['accountType']),
  amount: textOf(search['amount']),
  penaltyAmount: textOf(search['penaltyAmount']),
  items: textOf(search['items']),
  activityId: textOf(search['activityId']),
  reference: textOf(search['reference']),
  signature: textOf(search['signature']),
})
