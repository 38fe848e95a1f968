import type { DeliveryFailure } from './rules.ts'

/** What a carrier throws that knows why it could not deliver. */
export class DeliveryError extends Error {
  readonly failure: DeliveryFailure

  constructor(failure: DeliveryFailure, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'DeliveryError'
    this.failure = failure
  }
}

/** Why a delivery failed, by what was thrown. */
export const failureOf = (error: unknown): DeliveryFailure =>
  error instanceof DeliveryError ? error.failure : 'other'
