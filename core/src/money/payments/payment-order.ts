import type { AppCode } from '../../casework/services/rules.ts'
import type { RateLimitKey } from '../../people/identity/index.ts'
import type { Channel, PaymentQuestion, Purpose } from '../ledger/rules.ts'

/** Something to be paid: `customer-location`, a citation's number, or a request. */
export interface Item {
  readonly accountNumber: string
  readonly amountCents: number
  /** The request whose fee it is. */
  readonly requestId?: string | null
}

/** Who pays. */
export interface Payer {
  /** `user/{id}`, `device/{hash}`, `address/{hash}` or `job:autopay`. */
  readonly caller: string
  readonly userId: string | null
  readonly organizationId: string | null
  /** The receipt's address; null for a guest without one. */
  readonly email: string | null
}

/** A payment that a user wants to make. */
export interface PaymentOrder {
  readonly purpose: Purpose
  readonly items: readonly Item[]
  readonly description: string
  readonly channel: Channel
  /** The caller's own booking code, if it differs from the purpose’s. */
  readonly appCode?: AppCode | undefined
  readonly payer: Payer
  /** What it is counted as, by whom, where trying often is a way to find out cards or accounts. */
  readonly counted?: RateLimitKey | undefined
  /** Which questions about it the payer has answered with yes; none where nothing is said. */
  readonly confirmed?: readonly PaymentQuestion[] | undefined
  /** The caller's own name for this payment, from the first click on; 8 to 128 characters. */
  readonly key: string
}
