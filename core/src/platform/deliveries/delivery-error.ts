import type { DeliveryFailure } from './rules.ts'

/** Thrown by a carrier that knows the reason. */
export class DeliveryError extends Error {
  readonly failure: DeliveryFailure
  /** When the other side asks for the next try; null: it does not say. */
  readonly retryAt: Date | null

  constructor(failure: DeliveryFailure, cause: unknown, retryAt: Date | null = null) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'DeliveryError'
    this.failure = failure
    this.retryAt = retryAt
  }
}

export const failureOf = (error: unknown): DeliveryFailure =>
  error instanceof DeliveryError ? error.failure : 'other'

export const wantedRetry = (error: unknown): Date | null =>
  error instanceof DeliveryError ? error.retryAt : null
