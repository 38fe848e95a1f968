import type { Context } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { defaultLanguage } from '../kernel/language.ts'
import {
  chargePayment,
  type DeclineReason,
  isPaid,
  minimumPaymentCents,
  type PaymentProvider,
  type PaymentOrder,
} from '../payments/index.ts'
import { say } from '../translations/index.ts'
import { type ClaimedCharge, keyOf } from './claim-charges.ts'
import { autopayCaller } from './due.ts'

/** What came of a charge. */
export type ChargeOutcome =
  | { readonly kind: 'paid'; readonly paymentId: string }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  /** Nothing is due, or nothing pays any more. */
  | { readonly kind: 'skipped' }
  /** Somebody pays at this moment, or paying is closed: it is tried again soon. */
  | { readonly kind: 'postponed' }
  /** Nobody knows yet, or the provider could not: what its payment says counts when it is claimed again. */
  | { readonly kind: 'open' }

const reasons: Readonly<Record<string, DeclineReason>> = {
  'Payment.Declined': 'declined',
  'Payment.CardNumberInvalid': 'card-number',
  'Payment.CardExpired': 'card-expired',
  'Payment.BankNumberInvalid': 'bank-number',
  'Payment.MethodNotFound': 'method-gone',
}

/** What the payment of this very try says, where it was begun before; null where it was not. */
function known({ paymentId, paymentStatus, declineReason }: ClaimedCharge): ChargeOutcome | null {
  if (paymentId === null || paymentStatus === null) return null
  if (isPaid(paymentStatus)) return { kind: 'paid', paymentId }
  if (paymentStatus === 'declined') return { kind: 'declined', reason: declineReason ?? 'declined' }
  return { kind: 'open' }
}

function orderOf(context: Context, charge: ClaimedCharge): PaymentOrder {
  const { account, email, language, organizationId, userId } = charge
  const speaker = { language: language ?? defaultLanguage, texts: context.texts }
  return {
    purpose: 'UTILITY',
    items: [{ accountNumber: account, amountCents: charge.dueCents }],
    description: say(speaker, 'Autopay.Description', { account }),
    channel: 'autopay',
    payer: { caller: autopayCaller, userId, organizationId, email },
    key: keyOf(charge),
  }
}

/** What a refusal of the payment machine means here. */
function refused(error: unknown): ChargeOutcome {
  if (!(error instanceof DomainError)) throw error
  const reason = reasons[error.code]
  if (reason) return { kind: 'declined', reason }
  if (error.code === 'Billing.MaintenanceClosed') return { kind: 'postponed' }
  // Another payment of the same is not yet known, or the provider cannot take it now.
  if (error.kind === 'conflict' || error.kind === 'unavailable') return { kind: 'open' }
  throw error
}

/** Makes one claimed charge: what is due at this moment, once, whatever was begun before. */
export async function chargeOne(
  context: Context,
  provider: PaymentProvider,
  charge: ClaimedCharge,
): Promise<ChargeOutcome> {
  const before = known(charge)
  if (before) return before
  const { customerId, methodId } = charge
  if (customerId === null || methodId === null) return { kind: 'skipped' }
  if (charge.isBeingPaid) return { kind: 'postponed' }
  if (charge.dueCents < minimumPaymentCents) return { kind: 'skipped' }
  // The receipt is in the payer's language.
  const own = { ...context, language: charge.language ?? defaultLanguage }
  try {
    const { payment, isPaid: isDone } = await chargePayment(own, provider, orderOf(own, charge), {
      kind: 'saved',
      customerId,
      methodId,
    })
    return isDone ? { kind: 'paid', paymentId: payment.id } : { kind: 'open' }
  } catch (error) {
    return refused(error)
  }
}
