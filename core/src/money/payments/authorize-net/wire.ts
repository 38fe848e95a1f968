import { DomainError } from '../../../platform/kernel/errors.ts'
import { type Cents, parseDollars } from '../../../platform/kernel/money.ts'
import type { MaskedMethod, ProviderStatus, ProviderTransaction } from '../payment-provider.ts'

/** The provider's error code for a missing record. */
export const noRecord = 'E00040'

/** Undefined if missing. */
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

/** A text or number, as text; otherwise empty. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const found = at(value, ...path)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}

export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = at(value, ...path)
  return Array.isArray(found) ? found : []
}

/** An invalid reply. */
export const unreadable = () => new DomainError('unavailable', 'Payment.ProviderUnavailable')

function centsAt(value: unknown, ...path: readonly string[]): Cents {
  const amount = parseDollars(textAt(value, ...path))
  if (amount === null) throw unreadable()
  return amount
}

// Transaction Reporting, transactionStatus.
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
  // A new status must not pass for a known one.
  if (!status) throw unreadable()
  return status
}

/** From its type and masked number. */
export function maskedMethod(accountType: string, accountNumber: string): MaskedMethod {
  const isBank = accountType.toLowerCase() === 'echeck'
  return {
    kind: isBank ? 'bank' : 'card',
    brand: isBank ? 'Checking' : accountType,
    last4: accountNumber.slice(-4),
  }
}

export const transactionOf = (summary: unknown): ProviderTransaction => ({
  transactionId: textAt(summary, 'transId'),
  reference: textAt(summary, 'invoiceNumber'),
  status: statusAt(summary, 'transactionStatus'),
  amount: centsAt(summary, 'settleAmount'),
  method: maskedMethod(textAt(summary, 'accountType'), textAt(summary, 'accountNumber')),
})

export const settledAmount = (details: unknown): Cents => centsAt(details, 'settleAmount')
