import { DomainError } from '../../platform/kernel/errors.ts'
import type { DeclineReason } from './payment-provider.ts'

/** No such item to pay, or not for this user. */
export const feeNotFound = () => new DomainError('not-found', 'Payment.AccountNotFound')

export const paymentNotFound = () => new DomainError('not-found', 'Payment.NotFound')

export const badAmount = () =>
  new DomainError('invalid', 'Payment.AmountInvalid', [
    { field: 'amount', code: 'Payment.AmountInvalid' },
  ])

/** The same payment is in progress, or its result is not known yet. */
export const stillOpen = (code: 'Payment.InFlight' | 'Payment.StillBeingChecked') =>
  new DomainError('conflict', code)

/** Why nothing was taken: codes, which are keys of texts. */
export const declineCodes = {
  declined: 'Payment.Declined',
  'card-number': 'Payment.CardNumberInvalid',
  'card-expired': 'Payment.CardExpired',
  'bank-number': 'Payment.BankNumberInvalid',
  nonce: 'Payment.NonceInvalid',
  'method-gone': 'Payment.MethodNotFound',
} as const satisfies Readonly<Record<DeclineReason, string>>

/** Nothing was taken, and the payer can do something about it. */
export const declined = (reason: DeclineReason) => new DomainError('invalid', declineCodes[reason])

/** Nothing was taken, and the payer can do nothing about it. */
export const notTaken = () => new DomainError('unavailable', 'Payment.ProviderUnavailable')
