import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { defaultLanguage, type Language } from '../../platform/kernel/language.ts'
import { say, type TextKey } from '../../platform/texts/index.ts'
import {
  isPaid,
  type jobChannels,
  minimumPaymentCents,
  type PaymentStatus,
} from '../ledger/rules.ts'
import type { DeclineReason, JobOrder, JobResult } from '../payments/index.ts'

export interface PlannedCharge {
  /** `1001-5001` */
  readonly account: string
  readonly dueCents: number
  /** Another payment is open, or may have gone through. */
  readonly isBeingPaid: boolean
  /** Null if it was removed. */
  readonly methodId: string | null
  readonly customerId: string | null
  readonly userId: string | null
  readonly organizationId: string | null
  /** For the receipt. */
  readonly email: string | null
  readonly language: Language | null
  /** The payment of this try, if it was started before. */
  readonly paymentId: string | null
  readonly paymentStatus: PaymentStatus | null
  readonly declineReason: DeclineReason | null
}

export interface ChargeMode {
  readonly channel: (typeof jobChannels)[number]
  readonly caller: string
  /** The payment's idempotency key: the same try again is the same payment. */
  readonly key: string
  readonly description: TextKey
}

export type ChargeOutcome =
  | { readonly kind: 'paid'; readonly paymentId: string }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  /** Nothing is due, or autopay is off. */
  | { readonly kind: 'skipped' }
  /** Another payment is open, or payments are closed: retried soon. */
  | { readonly kind: 'postponed' }
  /** Unknown, or the provider failed: the payment's status decides at the next claim. */
  | { readonly kind: 'open' }

const reasons: Readonly<Record<string, DeclineReason>> = {
  'Payment.Declined': 'declined',
  'Payment.CardNumberInvalid': 'card-number',
  'Payment.CardExpired': 'card-expired',
  'Payment.BankNumberInvalid': 'bank-number',
  'Payment.MethodNotFound': 'method-gone',
}

/** Null if the payment of this try was not started. */
function known({ paymentId, paymentStatus, declineReason }: PlannedCharge): ChargeOutcome | null {
  if (paymentId === null || paymentStatus === null) return null
  if (isPaid(paymentStatus)) return { kind: 'paid', paymentId }
  if (paymentStatus === 'declined') return { kind: 'declined', reason: declineReason ?? 'declined' }
  return { kind: 'open' }
}

function orderOf(context: Context, charge: PlannedCharge, way: ChargeMode): JobOrder {
  const { account, email, organizationId, userId } = charge
  // The receipt is in the payer's language.
  const language = charge.language ?? defaultLanguage
  const speaker = { language, texts: context.texts }
  return {
    purpose: 'UTILITY',
    items: [{ accountNumber: account, amountCents: charge.dueCents }],
    description: say(speaker, way.description, { account }),
    channel: way.channel,
    payer: { caller: way.caller, userId, organizationId, email },
    key: way.key,
    language,
  }
}

function refused(error: unknown): ChargeOutcome {
  if (!(error instanceof DomainError)) throw error
  const reason = reasons[error.code]
  if (reason) return { kind: 'declined', reason }
  if (error.code === 'Billing.MaintenanceClosed') return { kind: 'postponed' }
  // Another payment of the same item is unknown, or the provider is unavailable.
  if (error.kind === 'conflict' || error.kind === 'unavailable') return { kind: 'open' }
  throw error
}

/** Without asking the provider; null for a charge to make. */
export function decided(charge: PlannedCharge): ChargeOutcome | null {
  const before = known(charge)
  if (before) return before
  const { customerId, dueCents, isBeingPaid, methodId } = charge
  if (customerId === null || methodId === null) return { kind: 'skipped' }
  if (isBeingPaid) return { kind: 'postponed' }
  return dueCents < minimumPaymentCents ? { kind: 'skipped' } : null
}

/** What is due right now; an earlier payment is resumed, so that it is never charged twice. */
export const jobCharge = (context: Context, charge: PlannedCharge, way: ChargeMode) => ({
  order: orderOf(context, charge, way),
  method: {
    kind: 'saved',
    // `decided` let it pass.
    customerId: charge.customerId ?? '',
    methodId: charge.methodId ?? '',
  } as const,
})

/** @throws errors of ours. */
export function outcomeOf(result: JobResult): ChargeOutcome {
  if ('error' in result) return refused(result.error)
  const { isPaid: isDone, payment } = result.charged
  return isDone ? { kind: 'paid', paymentId: payment.id } : { kind: 'open' }
}
