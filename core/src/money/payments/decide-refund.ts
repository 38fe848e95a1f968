import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { refunds } from '../ledger/payments.sql.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { refundDecided, secondPersonNeeded } from './payments.errors.ts'
import {
  refundablePayment,
  type RefundOutcome,
  type RefundToSend,
  requireRefundable,
  sendRefund,
} from './refund-payment.ts'

type Proposal = RefundToSend & { readonly staffId: string }

async function proposalOf({ database }: Context, paymentId: string): Promise<Proposal> {
  const [row] = await database.rows<{ proposal: Proposal }>(sql`
    select json_build_object('id', id, 'kind', kind, 'amountCents', amount_cents, 'reason', reason,
      'reference', reference, 'staffId', staff_id) as proposal
    from ${refunds} where payment_id = ${paymentId} and status = 'proposed'`)
  if (!row) throw refundDecided()
  return row.proposal
}

type Decision =
  | { readonly operation: 'approveRefund'; readonly kind: RefundToSend['kind'] }
  | { readonly operation: 'rejectRefund' }

/** Once: of two decisions at the same time, the second is refused. */
async function decide(
  context: Context,
  { id, paymentId, userId }: { id: string; paymentId: string; userId: string },
  decision: Decision,
): Promise<void> {
  const { operation } = decision
  const isApproved = operation === 'approveRefund'
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  await context.database.write((builder) => [
    builder.execute(sql`select from ${refunds} where id = ${id} for update`),
    requireThat(
      builder,
      sql`exists (select from ${refunds} where id = ${id} and status = 'proposed')`,
      'conflict',
      'Payments.RefundDecided',
    ),
    builder.execute(sql`
      update ${refunds} set status = ${isApproved ? 'submitted' : 'rejected'},
        kind = ${isApproved ? sql`${decision.kind}` : sql`kind`},
        decided_by = ${userId}, decided_at = ${at}, updated_at = ${at}
      where id = ${id}`),
    audit(context, builder, { operation, entity: 'payment', entityId: paymentId, details: {} }),
  ])
}

/**
 * Carries out a payment's proposed refund. Unsettled when it was proposed, the payment may be settled
 * now: what happens goes by its state today.
 * @throws forbidden for the person who proposed it; conflict if it was decided or the payment can no
 * longer be refunded; not-found; unavailable if the provider refuses.
 */
export async function approveRefund(
  context: Context,
  provider: PaymentProvider,
  paymentId: string,
): Promise<RefundOutcome> {
  const { userId } = requireStaff(context, 'approveRefund')
  const proposal = await proposalOf(context, paymentId)
  if (proposal.staffId === userId) throw secondPersonNeeded()
  const payment = await refundablePayment(context, provider, paymentId)
  const kind = requireRefundable(payment, proposal.amountCents)
  const { id } = proposal
  await decide(context, { id, paymentId, userId }, { operation: 'approveRefund', kind })
  return sendRefund(context, provider, payment, { ...proposal, kind })
}

/** By a second person, or withdrawn by the one who proposed it. @throws forbidden; conflict if it was decided. */
export async function rejectRefund(context: Context, paymentId: string): Promise<void> {
  const { userId } = requireStaff(context, 'rejectRefund')
  const { id } = await proposalOf(context, paymentId)
  await decide(context, { id, paymentId, userId }, { operation: 'rejectRefund' })
}
