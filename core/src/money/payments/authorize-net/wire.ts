import { DomainError } from '../../../platform/kernel/errors.ts'
import { type Cents, parseDollars } from '../../../platform/kernel/money.ts'
import type { MaskedMethod, ProviderStatus, ProviderTransaction } from '../payment-provider.ts'

/** The provider's error code for a missing record. */
export const noRecord = 'E00040'

/** The value at a path of a parsed JSON; undefined if missing. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      // Any key of an object may be undefined.
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string | number, unknown>)[key]
        : undefined,
    value,
  )
}

/** A text or a number there, as text; otherwise empty. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const found = at(value, ...path)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}

export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = at(value, ...path)
  return Array.isArray(found) ? found : []
}

/** What the provider said in a way that it never should. */
export const unreadable = () => new DomainError('unavailable', 'Payment.ProviderUnavailable')

function centsAt(value: unknown, ...path: readonly string[]): Cents {
  const amount = parseDollars(textAt(value, ...path))
  if (amount === null) throw unreadable()
  return amount
}

// The provider's transaction statuses (Transaction Reporting, transactionStatus).
const statuses: Readonly<Record<string, ProviderStatus>> = {
  authorizedPendingCapture: 'held',
  capturedPendingSettlement: 'captured',
  settledSuccessfully: 'settled',
  declined: 'declined',
  expired: 'failed',
  voided: 'voided',
  couldNotVoid: 'captured',
  generalError: 'failed',
  communicationError: 'failed',
  failedReview: 'declined',
  settlementError: 'failed',
  FDSPendingReview: 'held',
  FDSAuthorizedPendingReview: 'held',
  underReview: 'held',
  returnedItem: 'returned',
  refundPendingSettlement: 'refund-pending',
  refundSettledSuccessfully: 'refunded',
}

export function statusAt(value: unknown, ...path: readonly string[]): ProviderStatus {
  const status = statuses[textAt(value, ...path)]
  // A word that is new to us must not pass for any of those that we know.
  if (!status) throw unreadable()
  return status
}

/** A method by what lists and answers say of it: its type, and a number that is masked but for four digits. */
export function maskedMethod(accountType: string, accountNumber: string): MaskedMethod {
  const isBank = accountType.toLowerCase() === 'echeck'
  return {
    kind: isBank ? 'bank' : 'card',
    brand: isBank ? 'Checking' : accountType,
    last4: accountNumber.slice(-4),
  }
}

/** A transaction of a list. */
export const transactionOf = (summary: unknown): ProviderTransaction => ({
  transactionId: textAt(summary, 'transId'),
  reference: textAt(summary, 'invoiceNumber'),
  status: statusAt(summary, 'transactionStatus'),
  amount: centsAt(summary, 'settleAmount'),
  method: maskedMethod(textAt(summary, 'accountType'), textAt(summary, 'accountNumber')),
})

/** The amount in a transaction's details. */
export const settledAmount = (details: unknown): Cents => centsAt(details, 'settleAmount')
