import { DomainError } from '../../platform/kernel/errors.ts'
import type { DeclineReason } from './payment-provider.ts'

/** No such item, or not this user's. */
export const feeNotFound = () => new DomainError('not-found', 'Payment.AccountNotFound')

export const paymentNotFound = () => new DomainError('not-found', 'Payment.NotFound')

export const badAmount = () =>
  new DomainError('invalid', 'Payment.AmountInvalid', [
    { field: 'amount', code: 'Payment.AmountInvalid' },
  ])

/** The same payment is in progress or unknown. */
export const stillOpen = (code: 'Payment.InFlight' | 'Payment.StillBeingChecked') =>
  new DomainError('conflict', code)

/** Why nothing was charged; the codes are text keys. */
export const declineCodes = {
  declined: 'Payment.Declined',
  'card-number': 'Payment.CardNumberInvalid',
  'card-expired': 'Payment.CardExpired',
  'bank-number': 'Payment.BankNumberInvalid',
  nonce: 'Payment.NonceInvalid',
  'method-gone': 'Payment.MethodNotFound',
} as const satisfies Readonly<Record<DeclineReason, string>>

/** Not charged; the payer can fix it. */
export const declined = (reason: DeclineReason) => new DomainError('invalid', declineCodes[reason])

/** Not charged; the payer cannot fix it. */
export const notTaken = () => new DomainError('unavailable', 'Payment.ProviderUnavailable')

/** A person cannot approve their own refund. */
export const secondPersonNeeded = () => new DomainError('forbidden', 'Payments.SecondPersonNeeded')

/** It was approved, rejected or withdrawn. */
export const refundDecided = () => new DomainError('conflict', 'Payments.RefundDecided')
