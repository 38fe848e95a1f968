import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { defaultLanguage, type Language } from '../../platform/kernel/language.ts'
import { say, type TextKey } from '../../platform/texts/index.ts'
import {
  chargePayment,
  type DeclineReason,
  isPaid,
  type jobChannels,
  minimumPaymentCents,
  type PaymentProvider,
  type PaymentOrder,
  type PaymentStatus,
} from '../payments/index.ts'

/** A charge that a job is to make, as it stands at this moment. */
export interface PlannedCharge {
  /** `1001-5001` */
  readonly account: string
  /** What is to be taken. */
  readonly dueCents: number
  /** Somebody else pays at this moment, or may have paid. */
  readonly isBeingPaid: boolean
  /** With what; null where it is saved no more. */
  readonly methodId: string | null
  readonly customerId: string | null
  readonly userId: string | null
  readonly organizationId: string | null
  /** Where the receipt goes, and its language. */
  readonly email: string | null
  readonly language: Language | null
  /** The payment of this very try, where it was begun before. */
  readonly paymentId: string | null
  readonly paymentStatus: PaymentStatus | null
  readonly declineReason: DeclineReason | null
}

/** As what a job charges. */
export interface ChargeWay {
  readonly channel: (typeof jobChannels)[number]
  readonly caller: string
  /** What this try's payment is called: the same try again is the same payment. */
  readonly key: string
  readonly description: TextKey
}

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
function known({ paymentId, paymentStatus, declineReason }: PlannedCharge): ChargeOutcome | null {
  if (paymentId === null || paymentStatus === null) return null
  if (isPaid(paymentStatus)) return { kind: 'paid', paymentId }
  if (paymentStatus === 'declined') return { kind: 'declined', reason: declineReason ?? 'declined' }
  return { kind: 'open' }
}

function orderOf(context: Context, charge: PlannedCharge, way: ChargeWay): PaymentOrder {
  const { account, email, language, organizationId, userId } = charge
  const speaker = { language: language ?? defaultLanguage, texts: context.texts }
  return {
    purpose: 'UTILITY',
    items: [{ accountNumber: account, amountCents: charge.dueCents }],
    description: say(speaker, way.description, { account }),
    channel: way.channel,
    payer: { caller: way.caller, userId, organizationId, email },
    key: way.key,
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
  charge: PlannedCharge,
  way: ChargeWay,
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
    const { payment, isPaid: isDone } = await chargePayment(
      own,
      provider,
      orderOf(own, charge, way),
      {
        kind: 'saved',
        customerId,
        methodId,
      },
    )
    return isDone ? { kind: 'paid', paymentId: payment.id } : { kind: 'open' }
  } catch (error) {
    return refused(error)
  }
}
