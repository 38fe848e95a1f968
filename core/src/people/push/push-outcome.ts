import type { DeliveryFailure } from '../../platform/deliveries/rules.ts'
import { retryAtOf } from './retry-after.ts'

export type PushOutcome =
  | { readonly kind: 'delivered' }
  /** It unsubscribed or the app was removed, or it never could be reached. */
  | { readonly kind: 'gone' }
  /** The city has no keys for such devices. */
  | { readonly kind: 'skipped' }
  | {
      readonly kind: 'refused'
      readonly failure: DeliveryFailure
      /** 0: there was no answer. */
      readonly status: number
      /** When the service asks for the next try; null: it does not say. */
      readonly retryAt: Date | null
    }

export type Refused = Extract<PushOutcome, { kind: 'refused' }>

export const noAnswer: Refused = {
  kind: 'refused',
  failure: 'unreachable',
  status: 0,
  retryAt: null,
}

/** What a push service would say. */
export const tooLong: Refused = { kind: 'refused', failure: 'content', status: 413, retryAt: null }

export function refusedBy({ status, headers }: Response, now: Date): Refused {
  const retryAt = retryAtOf(headers.get('retry-after'), now)
  return { kind: 'refused', failure: failureBy(status), status, retryAt }
}

function failureBy(status: number): DeliveryFailure {
  if (status === 401 || status === 403) return 'signed-out'
  if (status === 413 || status === 400) return 'content'
  return status >= 500 || status === 429 ? 'unreachable' : 'other'
}
