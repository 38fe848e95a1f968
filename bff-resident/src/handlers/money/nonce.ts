import type { Means } from '@portal/core/payments'

/** What Accept.js calls what it gives for a number; older apps send the value alone. */
const standardDescriptor = 'COMMON.ACCEPT.INAPP.PAYMENT'

type Sent = string | { readonly dataDescriptor: string; readonly dataValue: string }

/** A nonce as the wire has it; null where none came. */
export function nonceOf(sent: Sent | undefined): Extract<Means, { kind: 'nonce' }> | null {
  if (sent === undefined) return null
  if (typeof sent === 'string')
    return { kind: 'nonce', descriptor: standardDescriptor, value: sent }
  return { kind: 'nonce', descriptor: sent.dataDescriptor, value: sent.dataValue }
}
