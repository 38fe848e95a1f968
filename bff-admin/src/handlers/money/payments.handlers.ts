import { expectPayments, type Handlers } from '@portal/bff-pipeline'
import { wholeCents } from '@portal/core/kernel'
import {
  getPaymentForStaff,
  listDiscrepancies,
  listPayments,
  refundPayment,
  resolveDiscrepancy,
} from '@portal/core/payments'
import type { payments } from '@portal/openapi/admin/money/payments'

/** The cursor of the previous page; the contract has checked its format. */
function beforeIn(cursor: string | undefined) {
  const [at, id] = cursor?.split('_') ?? []
  return at && id ? { at, id } : null
}

/** Payments as staff see them, and what they give back. */
export const paymentHandlers: Handlers<typeof payments> = {
  listPayments: async ({ query }, context) => ({
    status: 200,
    body: await listPayments(context, {
      term: query.term ?? '',
      status: query.status ?? null,
      before: beforeIn(query.before),
    }),
  }),
  getPaymentForStaff: async ({ params }, context) => ({
    status: 200,
    body: await getPaymentForStaff(context, params.id),
  }),
  refundPayment: async ({ params, body }, context) => {
    const { provider } = expectPayments(context.state.env)
    const outcome = await refundPayment(context, provider, {
      paymentId: params.id,
      amountCents: body.amount === null ? null : (wholeCents(body.amount) ?? 0),
      reason: body.reason,
    })
    return { status: 200, body: outcome }
  },
  listDiscrepancies: async (_input, context) => ({
    status: 200,
    body: await listDiscrepancies(context),
  }),
  resolveDiscrepancy: async ({ params, body }, context) => {
    await resolveDiscrepancy(context, params.id, body.note)
    return { status: 200, body: { success: true } }
  },
}
