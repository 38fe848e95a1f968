import type { HandlerContext } from '@portal/bff-pipeline'
import { emailAddressOf, emailErrorsOf, requireValid, wholeCents } from '@portal/core/kernel'
import { type Purpose, purposes } from '@portal/core/ledger/rules'
import type { Payer, PaymentMethod } from '@portal/core/payments'
import { say } from '@portal/core/texts'
import { beginningOwner } from '../device-owner.ts'

/** The payer, and the header that sets a device's secret. */
export function payerOf(context: HandlerContext, email: string | null, key?: string) {
  const { owner, headers } = beginningOwner(context, key)
  const { actor } = context
  const isUser = actor.kind === 'user'
  const payer: Payer = {
    caller: owner,
    userId: isUser ? actor.userId : null,
    organizationId: isUser ? actor.organizationId : null,
    email: isUser || email === null ? null : receiptAddress(email),
  }
  return { payer, headers }
}

/** @throws DomainError invalid */
function receiptAddress(typed: string): string | null {
  requireValid(emailErrorsOf('email', typed))
  return emailAddressOf(typed)
}

/** Core validates the amount; an unreadable one is 0. */
export const centsIn = (amount: number): number => wholeCents(amount) ?? 0

/** In the payer's language, for the provider's page and statements. */
export const descriptionOf = (context: HandlerContext, purpose: Purpose): string =>
  say(context, purposes[purpose].text)

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
