import { z } from '@hono/zod-openapi'
import { IdParams, json, operations, problem } from '../../contract.ts'
import { Arrangement } from '../../shared/money/arrangements.ts'
import { jsonBody, Success } from '../../shared/user.ts'

export const arrangements = operations('Payment arrangements', {
  listUserArrangements: {
    access: 'staff',
    method: 'get',
    path: '/payment-arrangements',
    summary:
      'List the payment arrangements of a user’s water accounts, and what is due on each account',
    request: { query: z.object({ userId: z.uuid() }) },
    responses: {
      200: json(
        z
          .strictObject({
            accounts: z.array(
              z.strictObject({
                CustomerId: z.string(),
                LocationId: z.string(),
                due: z.number().openapi({ description: 'Dollars.' }),
              }),
            ),
            arrangements: z.array(Arrangement),
          })
          .openapi('UserArrangements'),
        'Open arrangements first.',
      ),
    },
  },

  offerArrangement: {
    access: 'staff',
    idempotent: true,
    method: 'post',
    path: '/payment-arrangements',
    summary: 'Offer installments for what is due on a water account',
    description:
      'Two to twelve installments that add up to everything that is due now, with overdue bills and penalty. We notify the residents who have the account. They accept or decline.',
    request: jsonBody(
      z.strictObject({
        customerId: z.string().min(1).max(30),
        locationId: z.string().min(1).max(30),
        installments: z
          .array(z.strictObject({ amount: z.number(), dueOn: z.iso.date() }))
          .max(12)
          .openapi({ description: 'In order of their days, from the day after tomorrow.' }),
        note: z.string().max(500),
      }),
    ),
    responses: {
      200: json(z.strictObject({ id: z.uuid() }), 'Offered.'),
      400: problem(
        'Arrangement.CountInvalid, Arrangement.DaysInvalid, Arrangement.AmountTooSmall.',
      ),
      404: problem('Billing.AccountNotFound: no such account, or no resident has it.'),
      409: problem('Arrangement.NotWhatIsDue; Arrangement.AnotherOpen.'),
    },
  },

  withdrawArrangement: {
    access: 'staff',
    method: 'delete',
    path: '/payment-arrangements/{id}',
    summary: 'Withdraw an arrangement, offered or accepted',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'Withdrawn. The resident is notified, and the rest is due.'),
      404: problem('Arrangement.NotFound.'),
      409: problem('Arrangement.NotOpen: the arrangement has already ended.'),
    },
  },
})
