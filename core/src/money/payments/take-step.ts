import { type SQL, sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import { type Condition, requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { paymentEvents, payments } from '../ledger/payments.sql.ts'
import { isPaid, type PaymentStatus, stepsTo, type PaymentCause } from '../ledger/rules.ts'
import { notTakenEffects, paidEffects, takenBackEffects } from './effects.ts'
import type { DeclineReason, MaskedMethod } from './payment-provider.ts'
import type { Payment } from './payment.ts'

/** A step and what was learned with it. */
export interface Step {
  readonly to: PaymentStatus
  readonly cause: PaymentCause
  readonly transactionId?: string | null
  readonly method?: MaskedMethod | null
  readonly declineReason?: DeclineReason | null
  readonly returnCode?: string | null
  /** What is given back, where it is not all. */
  readonly backCents?: number
  /** Locks what the conditions are about: without it, two steps at once would not see each other. */
  readonly hold?: SQL
  /** What else has to be true; a refusal is thrown. */
  readonly conditions?: readonly Condition[]
}

/** What a step tells of what was paid with, as the payment's row has it. */
const methodOf = ({ method }: Step) =>
  method && { methodKind: method.kind, methodBrand: method.brand, methodLast4: method.last4 }

const lost = 'Payment.StepTaken'

/**
 * Takes a step of a payment, in one round trip with all that follows from it: receipt, posting, the
 * request that waited for it. False where it is none of the table's, or where another was taken since the
 * payment was read; then nothing has happened.
 */
export async function takeStep(context: Context, payment: Payment, step: Step): Promise<boolean> {
  const { status: from, id } = payment
  const { to } = step
  if (!stepsTo(to).includes(from)) return false
  const now = context.clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const eventId = newId<'event'>(now)
  const moved = (builder: Builder) =>
    builder.execute(sql`
      with moved as (
        update ${payments} p set status = ${to}, updated_at = ${at},
          transaction_id = coalesce(${step.transactionId ?? null}, p.transaction_id),
          method_kind = coalesce(${step.method?.kind ?? null}, p.method_kind),
          method_brand = coalesce(${step.method?.brand ?? null}, p.method_brand),
          method_last4 = coalesce(${step.method?.last4 ?? null}, p.method_last4),
          decline_reason = ${step.declineReason ?? null},
          return_code = coalesce(${step.returnCode ?? null}, p.return_code),
          submitted_at = case when ${to} = 'submitted' then ${at} else p.submitted_at end,
          approved_at = case when ${isPaid(to)} then coalesce(p.approved_at, ${at}) else p.approved_at end,
          settled_at = case when ${to} = 'settled' then ${at} else p.settled_at end
        where p.id = ${id} and p.status = ${from}
        returning p.id)
      insert into ${paymentEvents} (id, payment_id, at, "from", "to", cause, transaction_id)
      select ${eventId}, moved.id, ${at}, ${from}, ${to}, ${step.cause}, ${step.transactionId ?? null}
      from moved`)
  const effects = (builder: Builder) => {
    // Its receipt says what was paid with, which this very step may have told.
    if (isPaid(to) && !isPaid(from))
      return paidEffects(context, builder, { ...payment, ...methodOf(step) })
    if (from === 'unknown') return notTakenEffects(context, builder, payment)
    if (!isPaid(from) || isPaid(to)) return []
    return takenBackEffects(context, builder, payment, step.backCents ?? payment.amountCents)
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
      ...(step.hold ? [builder.execute(step.hold)] : []),
      ...(step.conditions ?? []).map(({ holds, kind, code }) =>
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
