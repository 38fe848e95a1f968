import { sql } from 'drizzle-orm'
import { allStaff, notifyStaff } from '../../people/staff-inbox/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { say } from '../../platform/texts/index.ts'
import { discrepancies, type discrepancyKinds, payments } from '../ledger/payments.sql.ts'
import type { ProviderTransaction } from './payment-provider.ts'
import type { Payment } from './payment.ts'

export interface Discrepancy {
  readonly kind: (typeof discrepancyKinds)[number]
  readonly payment: Pick<Payment, 'id' | 'reference' | 'amountCents' | 'status'> | null
  readonly theirs: ProviderTransaction | null
  /** Resolved: no longer listed for staff. */
  readonly isSettled: boolean
}

/** Once. Notifies finance and administrators, unless it is resolved. */
export async function noteDiscrepancy(
  context: Context,
  { kind, payment, theirs, isSettled }: Discrepancy,
): Promise<void> {
  const { clock, database, texts } = context
  const now = clock.now()
  const id = newId<'discrepancy'>(now)
  const what = `Payments.Kind_${kind}` as const
  await database.write((builder) => [
    builder
      .insert(discrepancies)
      .values({
        id,
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
    notifyStaff(context, builder, {
      kind: 'discrepancy',
      about: sql`
        select staff.id as user_id, 'discrepancy/' || d.id as event_key,
          coalesce(p.reference, d.subject) as reference, ${say({ language: 'en', texts }, what)}::text as title,
          ${say({ language: 'es', texts }, what)}::text as title_es, '/payment_discrepancies' as path
        from ${discrepancies} d left join ${payments} p on p.id = d.payment_id cross join ${allStaff} staff
        where d.id = ${id} and d.resolved_at is null`,
    }),
  ])
}
