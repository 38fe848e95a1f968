import { z } from '@hono/zod-openapi'
import { IdParams, json, operations, problem } from '../../contract.ts'
import { Arrangement } from '../../shared/money/arrangements.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const refusals = {
  404: problem('Arrangement.NotFound or Payment.MethodNotFound: not yours.'),
  409: problem('Arrangement.NotOpen: it can no longer be answered.'),
}

export const arrangements = operations('Payment arrangements', {
  listArrangements: {
    access: 'contact',
    method: 'get',
    path: '/payment-arrangements',
    summary: 'List the payment arrangements of your accounts',
    responses: { 200: json(z.array(Arrangement), 'Open arrangements first.') },
  },

  acceptArrangement: {
    access: 'contact',
    method: 'post',
    path: '/payment-arrangements/{id}/accept',
    summary: 'Accept the installments that the city offers',
    request: {
      params: IdParams,
      ...jsonBody(
        z.strictObject({
          savedCard: z.uuid().nullable().openapi({
            description:
              'The saved method that pays each installment on its day. With null we send reminders.',
          }),
        }),
      ),
    },
    responses: { 200: json(Success, 'Accepted. The city is notified.'), ...refusals },
  },

  declineArrangement: {
    access: 'contact',
    method: 'post',
    path: '/payment-arrangements/{id}/decline',
    summary: 'Decline the installments that the city offers',
    request: { params: IdParams },
    responses: { 200: json(Success, 'Declined. The full amount is still due.'), ...refusals },
  },
})
