import { and, eq } from 'drizzle-orm'
import type { Context } from '../kernel/context.ts'
import { toCents } from '../kernel/money.ts'
import { claimPayment, type PaymentOrder } from './claim-payment.ts'
import type { HostedPage, HostedReturn, PaymentProvider } from './payment-provider.ts'
import type { Payment } from './payment.ts'
import { stillOpen } from './payments.errors.ts'
import { payments } from './payments.sql.ts'
import { takeStep } from './take-step.ts'

/** A page of the provider on which a payment is made. */
export interface HostedPayment extends HostedPage {
  readonly payment: Payment
}

/**
 * Opens the provider's page for a payment. Whoever opens it again, in another window or after a reload,
 * gets another page of the very same payment: paid on one, it is refused on the other.
 * @throws DomainError as `claimPayment`; conflict `Payment.StillBeingChecked` while a payment of the same
 *   thing by somebody else, or by other means, is open; unavailable where the provider does not answer.
 */
export async function openHostedPayment(
  context: Context,
  provider: PaymentProvider,
  order: PaymentOrder,
  endsFor: (reference: string) => HostedReturn,
  customerId: string | null,
): Promise<HostedPayment> {
  const { payment, isNew } = await claimPayment(context, order, 'created')
  const isOwn = payment.caller === order.payer.caller && payment.channel === 'hosted'
  if (!isNew && !isOwn) throw stillOpen('Payment.StillBeingChecked')
  const { reference, amountCents } = payment
  const page = await provider.paymentPage(
    {
      reference,
      amount: toCents(amountCents),
      description: order.description,
      email: order.payer.email,
    },
    endsFor(reference),
    customerId,
  )
  // From here on the provider can take the money. A second window only begins its quarter of an hour anew.
  if (!(await takeStep(context, payment, { to: 'submitted', cause: 'payer' })))
    await context.database.write((builder) => [
      builder
        .update(payments)
        .set({ updatedAt: context.clock.now() })
        .where(and(eq(payments.id, payment.id), eq(payments.status, 'submitted'))),
    ])
  return { ...page, payment }
}
