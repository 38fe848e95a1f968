import type { DeliveryFailure } from './rules.ts'

/** Thrown by a carrier that knows the reason. */
export class DeliveryError extends Error {
  readonly failure: DeliveryFailure

  constructor(failure: DeliveryFailure, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'DeliveryError'
    this.failure = failure
  }
}

export const failureOf = (error: unknown): DeliveryFailure =>
  error instanceof DeliveryError ? error.failure : 'other'
