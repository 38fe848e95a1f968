import { z } from '@hono/zod-openapi'
import { paymentStatuses, refundStatuses } from '@portal/core/ledger/rules'
import { IdParams, json, operations, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const dollars = z.number()

const staffPayment = {
  id: z.uuid(),
  reference: z.string().openapi({ description: 'The invoice number at the provider.' }),
  status: z.enum(paymentStatuses),
  amount: dollars,
  paymentType: z.string(),
  channel: z.string(),
  email: z.string().nullable(),
  userId: z.uuid().nullable(),
  transactionId: z.string().nullable(),
  methodBrand: z.string().nullable(),
  methodLast4: z.string().nullable(),
  returnCode: z.string().nullable(),
  createdAt: z.iso.datetime(),
  accounts: z.array(z.string()),
}

const RefundOutcome = z
  .strictObject({
    kind: z.enum(['void', 'refund']),
    isUnknown: z.boolean(),
    isProposed: z.boolean().openapi({ description: 'It waits for a second person.' }),
  })
  .openapi('RefundOutcome')

const noPayment = problem('Payment.NotFound.')

export const payments = operations('Payments', {
  listPayments: {
    access: 'staff',
    method: 'get',
    path: '/payments',
    summary: 'List payments, newest first',
    request: {
      query: z.object({
        term: z.string().max(254).optional().openapi({
          description:
            'A payment number, a transaction number, an email address or an account number.',
        }),
        status: z.enum(paymentStatuses).optional(),
        refund: z.enum(['proposed']).optional().openapi({
          description: 'Only payments whose refund waits for a second person.',
        }),
        before: z
          .string()
          .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
          .optional()
          .openapi({ description: '`createdAt` and id of the last row of the previous page.' }),
      }),
    },
    responses: {
      200: json(z.array(z.strictObject(staffPayment).openapi('StaffPayment')), 'At most 50.'),
    },
  },

  getPaymentForStaff: {
    access: 'staff',
    method: 'get',
    path: '/payments/{id}',
    summary: 'Get a payment with its history',
    request: { params: IdParams },
    responses: {
      200: json(
        z
          .strictObject({
            ...staffPayment,
            secondPersonAbove: dollars.nullable().openapi({
              description: 'A larger refund waits for a second person. Null: none does.',
            }),
            items: z.array(
              z.strictObject({
                accountNumber: z.string(),
                amount: dollars,
                requestId: z.uuid().nullable(),
              }),
            ),
            events: z.array(
              z.strictObject({
                at: z.iso.datetime(),
                from: z.enum(paymentStatuses).nullable(),
                to: z.enum(paymentStatuses),
                cause: z.string(),
                transactionId: z.string().nullable(),
              }),
            ),
            refunds: z.array(
              z.strictObject({
                id: z.uuid(),
                kind: z.enum(['void', 'refund']),
                status: z.enum(refundStatuses).openapi({
                  description:
                    'proposed: waits for a second person. refused: by the provider. rejected: by a second person, or withdrawn.',
                }),
                amount: dollars,
                reason: z.string(),
                createdAt: z.iso.datetime(),
                staff: z.string(),
                isOwn: z.boolean().openapi({ description: 'You proposed or made it.' }),
                decidedBy: z.string().nullable().openapi({
                  description: 'Who approved or rejected it. Null without a second person.',
                }),
              }),
            ),
          })
          .openapi('StaffPaymentDetail'),
        'The payment.',
      ),
      404: noPayment,
    },
  },

  listRequestPayments: {
    access: 'staff',
    method: 'get',
    path: '/requests/{id}/payments',
    summary: 'List what was paid for a request, newest first',
    request: { params: IdParams },
    responses: {
      200: json(
        z.array(
          z
            .strictObject({
              id: z.uuid(),
              reference: z.string(),
              status: z.enum(paymentStatuses),
              amount: dollars,
              refunded: dollars,
              mayOpen: z.boolean().openapi({ description: 'The caller can see the payment.' }),
              mayRefund: z.boolean(),
              createdAt: z.iso.datetime(),
            })
            .openapi('RequestPayment'),
        ),
        'Payments that pay this request, also together with others. Empty if there are none.',
      ),
    },
  },

  refundPayment: {
    access: 'staff',
    method: 'post',
    path: '/payments/{id}/refund',
    summary: 'Refund a payment, once: an unsettled one is voided, a settled one is refunded',
    request: {
      params: IdParams,
      ...jsonBody(
        z.strictObject({
          amount: dollars.nullable().openapi({ description: 'Null: the full amount.' }),
          reason: z.string().max(500),
        }),
      ),
    },
    responses: {
      200: json(
        RefundOutcome,
        'Refunded, or not known yet. Then a regular check finds the result. Above the city’s limit, the refund waits for a second person.',
      ),
      400: problem('Payments.RefundAmountInvalid. Util.FormContainsErrors without a reason.'),
      404: noPayment,
      409: problem(
        'Payments.NotRefundable, Payments.RefundedAlready. Payments.RefundWholeOnly: a payment that is not settled, or that pays several accounts, is refunded in full.',
      ),
    },
  },

  approveRefund: {
    access: 'staff',
    method: 'post',
    path: '/payments/{id}/refund/approval',
    summary: 'Approve a refund that another person proposed, and carry it out',
    request: { params: IdParams },
    responses: {
      200: json(RefundOutcome, 'Refunded, or not known yet.'),
      403: problem('Payments.SecondPersonNeeded: you proposed it yourself.'),
      404: noPayment,
      409: problem(
        'Payments.RefundDecided: it was approved, rejected or withdrawn. Payments.NotRefundable.',
      ),
    },
  },

  rejectRefund: {
    access: 'staff',
    method: 'delete',
    path: '/payments/{id}/refund/approval',
    summary: 'Reject a proposed refund, or withdraw your own',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'It is not carried out.'),
      409: problem('Payments.RefundDecided: it was approved, rejected or withdrawn.'),
    },
  },

  listDiscrepancies: {
    access: 'staff',
    method: 'get',
    path: '/payment-discrepancies',
    summary: 'List the differences between the payment provider’s records and ours',
    responses: {
      200: json(
        z.array(
          z
            .strictObject({
              id: z.uuid(),
              kind: z.enum(['unknown-here', 'missing-there', 'amount', 'status', 'second-charge']),
              paymentId: z.uuid().nullable(),
              reference: z.string().nullable(),
              subject: z
                .string()
                .openapi({ description: 'The provider’s transaction number, or our reference.' }),
              ourAmount: dollars.nullable(),
              theirAmount: dollars.nullable(),
              ourStatus: z.string().nullable(),
              theirStatus: z.string().nullable(),
              foundAt: z.iso.datetime(),
              resolvedAt: z.iso.datetime().nullable(),
              resolvedBy: z.string().nullable(),
              note: z.string().nullable(),
            })
            .openapi('Discrepancy'),
        ),
        'Open ones first, at most 500.',
      ),
    },
  },

  resolveDiscrepancy: {
    access: 'staff',
    method: 'post',
    path: '/payment-discrepancies/{id}/resolve',
    summary: 'Mark a discrepancy as resolved, with a note',
    request: { params: IdParams, ...jsonBody(z.strictObject({ note: z.string().max(1000) })) },
    responses: {
      200: json(Success, 'Saved.'),
      400: problem('Util.FormContainsErrors without a note.'),
      404: problem('Payments.DiscrepancyNotFound: no open discrepancy with this id.'),
    },
  },
})
