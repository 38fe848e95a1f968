import { type SQL, sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import { type Condition, requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { paymentEvents, payments } from '../ledger/payments.sql.ts'
import { isPaid, type PaymentStatus, stepsTo, type PaymentCause } from '../ledger/rules.ts'
import { notTakenEffects, paidEffects, reversalEffects } from './effects.ts'
import type { DeclineReason, MaskedMethod } from './payment-provider.ts'
import type { Payment } from './payment.ts'

export interface Transition {
  readonly to: PaymentStatus
  readonly cause: PaymentCause
  readonly transactionId?: string | null
  readonly method?: MaskedMethod | null
  readonly declineReason?: DeclineReason | null
  readonly returnCode?: string | null
  /** The refunded part, if not all. */
  readonly backCents?: number
  /** Locks the rows that the conditions read, for concurrent transitions. */
  readonly hold?: SQL
  /** A failed one throws its error. */
  readonly conditions?: readonly Condition[]
}

/** As columns of the payment's row. */
const methodOf = ({ method }: Transition) =>
  method && { methodKind: method.kind, methodBrand: method.brand, methodLast4: method.last4 }

const lost = 'Payment.StepTaken'

/** With all effects, in one round trip. False if not allowed, or if another came first. */
export async function transition(
  context: Context,
  payment: Payment,
  change: Transition,
): Promise<boolean> {
  const { status: from, id } = payment
  const { to } = change
  if (!stepsTo(to).includes(from)) return false
  const now = context.clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const eventId = newId<'event'>(now)
  const moved = (builder: Builder) =>
    builder.execute(sql`
      with moved as (
        update ${payments} p set status = ${to}, updated_at = ${at},
          transaction_id = coalesce(${change.transactionId ?? null}, p.transaction_id),
          method_kind = coalesce(${change.method?.kind ?? null}, p.method_kind),
          method_brand = coalesce(${change.method?.brand ?? null}, p.method_brand),
          method_last4 = coalesce(${change.method?.last4 ?? null}, p.method_last4),
          decline_reason = ${change.declineReason ?? null},
          return_code = coalesce(${change.returnCode ?? null}, p.return_code),
          submitted_at = case when ${to} = 'submitted' then ${at} else p.submitted_at end,
          approved_at = case when ${isPaid(to)} then coalesce(p.approved_at, ${at}) else p.approved_at end,
          settled_at = case when ${to} = 'settled' then ${at} else p.settled_at end
        where p.id = ${id} and p.status = ${from}
        returning p.id)
      insert into ${paymentEvents} (id, payment_id, at, "from", "to", cause, transaction_id)
      select ${eventId}, moved.id, ${at}, ${from}, ${to}, ${change.cause}, ${change.transactionId ?? null}
      from moved`)
  const effects = (builder: Builder) => {
    // The receipt names the method, which may be known only now.
    if (isPaid(to) && !isPaid(from))
      return paidEffects(context, builder, { ...payment, ...methodOf(change) })
    if (from === 'unknown') return notTakenEffects(context, builder, payment)
    if (!isPaid(from) || isPaid(to)) return []
    return reversalEffects(context, builder, payment, change.backCents ?? payment.amountCents)
  }
  try {
    await context.database.write((builder) => [
      moved(builder),
      requireThat(
        builder,
        sql`exists (select from ${paymentEvents} where id = ${eventId})`,
        'conflict',
        lost,
      ),
      ...(change.hold ? [builder.execute(change.hold)] : []),
      ...(change.conditions ?? []).map(({ holds, kind, code }) =>
        requireThat(builder, holds, kind, code),
      ),
      ...effects(builder),
    ])
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === lost) return false
    throw error
  }
}
