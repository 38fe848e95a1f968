import { type SQL, sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import { type Condition, requireThat } from '../../platform/database/require-that.ts'
import { uuids } from '../../platform/database/uuids.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { paymentEvents, payments } from '../ledger/payments.sql.ts'
import { isPaid, type PaymentStatus, stepsTo, type PaymentCause } from '../ledger/rules.ts'
import { jobsPaidEffects, notTakenEffects, paidEffects, reversalEffects } from './effects.ts'
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

interface Step {
  readonly payment: Pick<Payment, 'id' | 'status'>
  readonly change: Transition
}

/** Each payment that still has its status, with its event. */
function move(context: Context, steps: readonly (Step & { readonly eventId: string })[]): SQL {
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  const rows = steps.map(({ payment, change, eventId }) => ({
    id: payment.id,
    eventId,
    from: payment.status,
    to: change.to,
    isPaid: isPaid(change.to),
    cause: change.cause,
    transactionId: change.transactionId ?? null,
    declineReason: change.declineReason ?? null,
    returnCode: change.returnCode ?? null,
    ...methodOf(change),
  }))
  return sql`
    with x as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as x(id uuid, "eventId" uuid, "from" text,
        "to" text, "isPaid" boolean, cause text, "transactionId" text, "declineReason" text, "returnCode" text,
        "methodKind" text, "methodBrand" text, "methodLast4" text)),
    moved as (
      update ${payments} p set status = x."to", updated_at = ${at},
        transaction_id = coalesce(x."transactionId", p.transaction_id),
        method_kind = coalesce(x."methodKind", p.method_kind),
        method_brand = coalesce(x."methodBrand", p.method_brand),
        method_last4 = coalesce(x."methodLast4", p.method_last4),
        decline_reason = x."declineReason",
        return_code = coalesce(x."returnCode", p.return_code),
        submitted_at = case when x."to" = 'submitted' then ${at} else p.submitted_at end,
        approved_at = case when x."isPaid" then coalesce(p.approved_at, ${at}) else p.approved_at end,
        settled_at = case when x."to" = 'settled' then ${at} else p.settled_at end
      from x where p.id = x.id and p.status = x."from"
      returning p.id)
    insert into ${paymentEvents} (id, payment_id, at, "from", "to", cause, transaction_id)
    select x."eventId", x.id, ${at}, x."from", x."to", x.cause, x."transactionId"
    from moved join x on x.id = moved.id`
}

/** All of them moved: otherwise another came first. */
const allMoved = (builder: Builder, eventIds: readonly string[]) =>
  requireThat(
    builder,
    sql`(select count(*) = ${eventIds.length} from ${paymentEvents} where id in ${uuids(eventIds)})`,
    'conflict',
    lost,
  )

/** With all effects, in one round trip. False if not allowed, or if another came first. */
export async function transition(
  context: Context,
  payment: Payment,
  change: Transition,
): Promise<boolean> {
  const { status: from } = payment
  const { to } = change
  if (!stepsTo(to).includes(from)) return false
  const eventId = newId<'event'>(context.clock.now())
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
      builder.execute(move(context, [{ payment, change, eventId }])),
      allMoved(builder, [eventId]),
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

interface Approval {
  readonly payment: Payment
  readonly change: Transition
}

/**
 * A job's payments of water bills that the provider approved, with their effects, in one round trip.
 * False, and nothing changed, if another came first with any of them.
 */
export async function approveTogether(
  context: Context,
  approvals: readonly Approval[],
): Promise<boolean> {
  const now = context.clock.now()
  const steps = approvals.map((each) => ({ ...each, eventId: newId<'event'>(now) }))
  try {
    await context.database.write((builder) => [
      builder.execute(move(context, steps)),
      allMoved(
        builder,
        steps.map(({ eventId }) => eventId),
      ),
      ...jobsPaidEffects(
        context,
        builder,
        approvals.map(({ payment, change }) => ({ ...payment, ...methodOf(change) })),
      ),
    ])
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === lost) return false
    throw error
  }
}
