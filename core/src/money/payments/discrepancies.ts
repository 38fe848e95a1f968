import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { discrepancies, type discrepancyKinds } from '../ledger/payments.sql.ts'
import type { ProviderTransaction } from './payment-provider.ts'
import type { Payment } from './payment.ts'

export interface Discrepancy {
  readonly kind: (typeof discrepancyKinds)[number]
  readonly payment: Pick<Payment, 'id' | 'reference' | 'amountCents' | 'status'> | null
  readonly theirs: ProviderTransaction | null
  /** Resolved: no longer listed for staff. */
  readonly isSettled: boolean
}

export async function noteDiscrepancy(
  { clock, database }: Context,
  { kind, payment, theirs, isSettled }: Discrepancy,
): Promise<void> {
  const now = clock.now()
  await database.write((builder) => [
    builder
      .insert(discrepancies)
      .values({
        id: newId(now),
        kind,
        paymentId: payment?.id ?? null,
        subject: theirs?.transactionId ?? payment?.reference ?? '',
        ourCents: payment?.amountCents ?? null,
        theirCents: theirs?.amount ?? null,
        ourStatus: payment?.status ?? null,
        theirStatus: theirs?.status ?? null,
        foundAt: now,
        resolvedAt: isSettled ? now : null,
      })
      .onConflictDoNothing(),
  ])
}
