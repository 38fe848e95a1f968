import type { AppCode } from '../../casework/services/rules.ts'
import type { RateLimitKey } from '../../people/identity/index.ts'
import type { Channel, PaymentQuestion, Purpose } from '../ledger/rules.ts'

/** `customer-location`, a citation's number, or a request. */
export interface Item {
  readonly accountNumber: string
  readonly amountCents: number
  readonly requestId?: string | null
}

export interface Payer {
  /** `user/{id}`, `device/{hash}`, `address/{hash}` or `job:autopay`. */
  readonly caller: string
  readonly userId: string | null
  readonly organizationId: string | null
  /** For the receipt; null for a guest without one. */
  readonly email: string | null
}

export interface PaymentOrder {
  readonly purpose: Purpose
  readonly items: readonly Item[]
  readonly description: string
  readonly channel: Channel
  /** If it differs from the purpose’s. */
  readonly appCode?: AppCode | undefined
  readonly payer: Payer
  /** Where trying often could reveal cards or accounts. */
  readonly rateLimitKey?: RateLimitKey | undefined
  /** Questions that the payer confirmed. */
  readonly confirmed?: readonly PaymentQuestion[] | undefined
  /** Idempotency key, from the first click on; 8 to 128 characters. */
  readonly key: string
}
