import { done, expectPayments, type Handlers, ok } from '@portal/bff-pipeline'
import { wholeCents } from '@portal/core/kernel'
import {
  approveRefund,
  getPaymentForStaff,
  listDiscrepancies,
  listPayments,
  listRequestPayments,
  refundPayment,
  rejectRefund,
  resolveDiscrepancy,
} from '@portal/core/payments'
import type { payments } from '@portal/openapi/admin/money/payments'

/** The cursor of the previous page; the contract has checked its format. */
function beforeIn(cursor: string | undefined) {
  const [at, id] = cursor?.split('_') ?? []
  return at && id ? { at, id } : null
}

export const paymentHandlers = {
  listPayments: ({ query }, context) =>
    ok(
      listPayments(context, {
        term: query.term ?? '',
        status: query.status ?? null,
        isRefundProposed: query.refund === 'proposed',
        before: beforeIn(query.before),
      }),
    ),
  getPaymentForStaff: ({ params }, context) => ok(getPaymentForStaff(context, params.id)),
  listRequestPayments: ({ params }, context) => ok(listRequestPayments(context, params.id)),
  refundPayment: async ({ params, body }, context) => {
    const { provider } = expectPayments(context.state.env)
    const outcome = await refundPayment(context, provider, {
      paymentId: params.id,
      amountCents: body.amount === null ? null : (wholeCents(body.amount) ?? 0),
      reason: body.reason,
    })
    return ok(outcome)
  },
  approveRefund: ({ params }, context) =>
    ok(approveRefund(context, expectPayments(context.state.env).provider, params.id)),
  rejectRefund: ({ params }, context) => done(rejectRefund(context, params.id)),
  listDiscrepancies: (_input, context) => ok(listDiscrepancies(context)),
  resolveDiscrepancy: ({ params, body }, context) =>
    done(resolveDiscrepancy(context, params.id, body.note)),
} satisfies Handlers<typeof payments>
