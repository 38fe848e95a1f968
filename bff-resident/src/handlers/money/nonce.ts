import type { PaymentMethod } from '@portal/core/payments'

/** Accept.js's name for the kind of nonce; older apps send only the value. */
const standardDescriptor = 'COMMON.ACCEPT.INAPP.PAYMENT'

type Sent = string | { readonly dataDescriptor: string; readonly dataValue: string }

/** Null if it is missing. */
export function nonceOf(sent: Sent | undefined): Extract<PaymentMethod, { kind: 'nonce' }> | null {
  if (sent === undefined) return null
  if (typeof sent === 'string')
    return { kind: 'nonce', descriptor: standardDescriptor, value: sent }
  return { kind: 'nonce', descriptor: sent.dataDescriptor, value: sent.dataValue }
}
