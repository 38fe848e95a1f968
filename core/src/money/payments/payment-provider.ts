import type { Cents } from '../../platform/kernel/money.ts'

export interface MaskedMethod {
  readonly kind: 'card' | 'bank'
  /** `Visa`, …; `Checking` or `Savings` for a bank account. */
  readonly brand: string
  readonly last4: string
}

/** Only the provider knows the number. */
export type PaymentMethod =
  /** From the provider, in the browser; good once. */
  | { readonly kind: 'nonce'; readonly descriptor: string; readonly value: string }
  | { readonly kind: 'saved'; readonly customerId: string; readonly methodId: string }

export interface Order {
  /** Our reference, at most 20 characters; finds a charge whose reply was lost. */
  readonly reference: string
  readonly amount: Cents
  readonly description: string
  readonly email: string | null
}

/** As far as the payer can do something about it. */
export type DeclineReason =
  | 'declined'
  | 'card-number'
  | 'card-expired'
  | 'bank-number'
  /** The browser's nonce is invalid or already used. */
  | 'nonce'
  /** The provider no longer has the saved method. */
  | 'method-gone'

/** `unknown`: the money may have moved; ask the provider before a retry. */
export type OrderAnswer =
  | {
      readonly kind: 'approved' | 'held'
      readonly transactionId: string
      readonly method: MaskedMethod
    }
  | {
      readonly kind: 'declined'
      readonly transactionId: string | null
      readonly reason: DeclineReason
    }
  /** Already ordered, perhaps by this request sent twice: look it up. */
  | { readonly kind: 'duplicate' }
  /** The nonce is invalid: used by this same request sent twice, or never charged. */
  | { readonly kind: 'used-nonce' }
  /** Not charged, and not because of the payer: too many calls, or an error of ours. */
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown' }

export type ProviderStatus =
  | 'held'
  | 'captured'
  | 'settled'
  | 'declined'
  | 'voided'
  | 'failed'
  | 'returned'
  | 'refund-pending'
  | 'refunded'

export interface ProviderTransaction {
  readonly transactionId: string
  readonly reference: string
  readonly status: ProviderStatus
  readonly amount: Cents
  readonly method: MaskedMethod
}

export interface TransactionDetails extends ProviderTransaction {
  /** Of a bank return (NACHA: R01 to R85). */
  readonly returnCode: string | null
}

/** Opened by posting the token to the address. */
export interface HostedPage {
  readonly address: string
  readonly token: string
}

/** A page messages its parent frame, or redirects back. */
export type HostedReturn =
  | { readonly kind: 'frame'; readonly communicatorUrl: string }
  | { readonly kind: 'redirect'; readonly doneUrl: string; readonly cancelUrl: string }

export interface SavedMethod extends MaskedMethod {
  readonly methodId: string
  /** `YYYY-MM`; null for bank accounts. */
  readonly expiry: string | null
}

export type SaveAnswer =
  | { readonly kind: 'saved'; readonly methodId: string }
  | { readonly kind: 'refused'; readonly reason: DeclineReason | 'too-many' }

/** Bank numbers from older mobile apps; passed on, never stored. */
export interface BankNumbers {
  readonly accountType: 'checking' | 'savings'
  readonly routingNumber: string
  readonly accountNumber: string
  readonly nameOnAccount: string
}

/**
 * Orders return `unknown` for provider or network failures; other calls throw DomainError
 * unavailable `Payment.ProviderUnavailable`.
 */
export interface PaymentProvider {
  charge(order: Order, method: PaymentMethod): Promise<OrderAnswer>
  /** Only while unsettled. */
  voidCharge(transactionId: string): Promise<OrderAnswer>
  /** Only once settled. */
  refund(transactionId: string, order: Order): Promise<OrderAnswer>
  details(transactionId: string): Promise<TransactionDetails | null>
  /** Unsettled first: a transaction only moves to the settled list, so this order misses none. */
  transactions(from: Date, to: Date): AsyncIterable<readonly ProviderTransaction[]>
  paymentPage(order: Order, ends: HostedReturn, customerId: string | null): Promise<HostedPage>
  methodPage(
    customerId: string,
    ends: HostedReturn,
    kind: 'card' | 'bank' | 'any',
  ): Promise<HostedPage>
  /** The same key returns the same customer. */
  createCustomer(key: string, email: string): Promise<string>
  listMethods(customerId: string): Promise<readonly SavedMethod[]>
  saveMethod(
    customerId: string,
    method: Extract<PaymentMethod, { kind: 'nonce' }> | BankNumbers,
  ): Promise<SaveAnswer>
  /** True even if it was already removed. */
  removeMethod(customerId: string, methodId: string): Promise<void>
}
