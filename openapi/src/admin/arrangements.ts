import { z } from '@hono/zod-openapi'
import { IdParams, json, operations, problem } from '../contract.ts'
import { Arrangement } from '../shared/arrangements.ts'
import { jsonBody, Success } from '../shared/user.ts'

export const arrangements = operations('Payment arrangements', {
  listUserArrangements: {
    access: 'staff',
    method: 'get',
    path: '/payment-arrangements',
    summary: 'Payment arrangements of a user’s water accounts, and what is due on each account',
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
        'Those that are open first.',
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
      'Two to twelve, which add up to all that is due at this moment, overdue bills and penalty included. The residents who look after the account are told, and accept or decline.',
    request: jsonBody(
      z.strictObject({
        customerId: z.string().min(1).max(30),
        locationId: z.string().min(1).max(30),
        installments: z
          .array(z.strictObject({ amount: z.number(), dueOn: z.iso.date() }))
          .max(12)
          .openapi({ description: 'In the order of their days, from the day after tomorrow.' }),
        note: z.string().max(500),
      }),
    ),
    responses: {
      200: json(z.strictObject({ id: z.uuid() }), 'Offered.'),
      400: problem(
        'Arrangement.CountInvalid, Arrangement.DaysInvalid, Arrangement.AmountTooSmall.',
      ),
      404: problem('Billing.AccountNotFound: none that anybody looks after.'),
      409: problem('Arrangement.NotWhatIsDue; Arrangement.AnotherOpen.'),
    },
  },

  withdrawArrangement: {
    access: 'staff',
    method: 'delete',
    path: '/payment-arrangements/{id}',
    summary: 'Take an arrangement back, offered or accepted',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'Taken back; the resident is told, and the rest is due.'),
      404: problem('Arrangement.NotFound.'),
      409: problem('Arrangement.NotOpen: it is over.'),
    },
  },
})
