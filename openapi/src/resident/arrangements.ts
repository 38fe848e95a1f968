import { z } from '@hono/zod-openapi'
import { IdParams, json, operations, problem } from '../contract.ts'
import { Arrangement } from '../shared/arrangements.ts'
import { jsonBody, Success } from '../shared/user.ts'

const refusals = {
  404: problem('Arrangement.NotFound, Payment.MethodNotFound: not one’s own.'),
  409: problem('Arrangement.NotOpen: it can be answered no more.'),
}

export const arrangements = operations('Payment arrangements', {
  listArrangements: {
    access: 'contact',
    method: 'get',
    path: '/payment-arrangements',
    summary: 'Payment arrangements of the accounts in one’s care',
    responses: { 200: json(z.array(Arrangement), 'Those that are open first.') },
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
            description: 'Pays each installment on its day; with null, reminders are sent.',
          }),
        }),
      ),
    },
    responses: { 200: json(Success, 'Accepted; the city is told.'), ...refusals },
  },

  declineArrangement: {
    access: 'contact',
    method: 'post',
    path: '/payment-arrangements/{id}/decline',
    summary: 'Decline the installments that the city offers',
    request: { params: IdParams },
    responses: { 200: json(Success, 'Declined; everything stays due.'), ...refusals },
  },
})
