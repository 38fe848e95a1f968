import type { Cents } from '../../platform/kernel/money.ts'

/** A card or a bank account as it may be shown. */
export interface MaskedMethod {
  readonly kind: 'card' | 'bank'
  /** `Visa`, …; `Checking` or `Savings` of a bank account. */
  readonly brand: string
  readonly last4: string
}

/** What pays: a card or bank account whose number only the provider knows. */
export type PaymentMethod =
  /** What a browser got for the number that it sent to the provider; good once. */
  | { readonly kind: 'nonce'; readonly descriptor: string; readonly value: string }
  | { readonly kind: 'saved'; readonly customerId: string; readonly methodId: string }

export interface Order {
  /** Our reference, at most 20 characters; a lost answer is found by it. */
  readonly reference: string
  readonly amount: Cents
  readonly description: string
  readonly email: string | null
}

/** Why a charge was declined, as far as its payer can do something about it. */
export type DeclineReason =
  | 'declined'
  | 'card-number'
  | 'card-expired'
  | 'bank-number'
  /** The browser's nonce is invalid or already used. */
  | 'nonce'
  /** The provider no longer has the saved method. */
  | 'method-gone'

/**
 * The result of an order. `unknown` is a result of its own: the money may have moved, and no one may
 * try again before the provider was asked.
 */
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
  /** The very same was ordered already, perhaps by this request sent twice: that one is to be looked up. */
  | { readonly kind: 'duplicate' }
  /** The nonce is invalid: used by this same request sent twice, or never charged. */
  | { readonly kind: 'used-nonce' }
  /** It did not happen, and the payer is not the reason: too many calls, or an error of ours. */
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown' }

/** A transaction's status at the provider. */
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
  /** Why a bank gave the money back (NACHA: R01 to R85). */
  readonly returnCode: string | null
}

/** A hosted page is opened by posting the token to the address. */
export interface HostedPage {
  readonly address: string
  readonly token: string
}

/** How a hosted page ends: it messages our page in a frame, or redirects back. */
export type HostedReturn =
  | { readonly kind: 'frame'; readonly communicatorUrl: string }
  | { readonly kind: 'redirect'; readonly doneUrl: string; readonly cancelUrl: string }

export interface SavedMethod extends MaskedMethod {
  readonly methodId: string
  /** `YYYY-MM`; null for bank accounts. */
  readonly expiry: string | null
}

/** The result of saving a card or a bank account. */
export type SaveAnswer =
  | { readonly kind: 'saved'; readonly methodId: string }
  | { readonly kind: 'refused'; readonly reason: DeclineReason | 'too-many' }

/** Bank numbers that older mobile apps send; they are passed on in the same request and kept nowhere. */
export interface BankNumbers {
  readonly accountType: 'checking' | 'savings'
  readonly routingNumber: string
  readonly accountNumber: string
  readonly nameOnAccount: string
}

/**
 * The provider of card and bank payments. Orders never throw for provider or network failures, they
 * return `unknown`; all other calls throw DomainError unavailable `Payment.ProviderUnavailable`.
 */
export interface PaymentProvider {
  charge(order: Order, method: PaymentMethod): Promise<OrderAnswer>
  /** Undoes what is not settled yet. */
  voidCharge(transactionId: string): Promise<OrderAnswer>
  /** Refunds a settled charge. */
  refund(transactionId: string, order: Order): Promise<OrderAnswer>
  /** Null if the provider has no such transaction. */
  details(transactionId: string): Promise<TransactionDetails | null>
  /**
   * Unsettled transactions, then everything settled between two instants, batch by batch. A transaction
   * only moves from the first list to the second: reading in this order misses none.
   */
  transactions(from: Date, to: Date): AsyncIterable<readonly ProviderTransaction[]>
  paymentPage(order: Order, ends: HostedReturn, customerId: string | null): Promise<HostedPage>
  methodPage(
    customerId: string,
    ends: HostedReturn,
    kind: 'card' | 'bank' | 'any',
  ): Promise<HostedPage>
  /** Creates the customer that owns saved methods; the same key returns the same one. */
  createCustomer(key: string, email: string): Promise<string>
  listMethods(customerId: string): Promise<readonly SavedMethod[]>
  saveMethod(
    customerId: string,
    method: Extract<PaymentMethod, { kind: 'nonce' }> | BankNumbers,
  ): Promise<SaveAnswer>
  /** True even if it was already removed. */
  removeMethod(customerId: string, methodId: string): Promise<void>
}
