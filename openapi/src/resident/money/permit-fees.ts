import { z } from '@hono/zod-openapi'
import { json, LanguageHeader, operations, problem } from '../../contract.ts'
import { optionalId } from '../../shared/optional-id.ts'
import { jsonBody } from '../../shared/user.ts'
import { charged, chargeUnknown, ChargeMeans, paymentRefusals, PaymentHeaders } from './payments.ts'

export const permitFees = operations('Payments', {
  getPermitBill: {
    access: 'contact',
    method: 'get',
    path: '/lpiPayment/{activityId}',
    summary: 'Get what is due on a building permit, by application',
    request: {
      params: z.object({
        activityId: z.uuid().openapi({ param: { name: 'activityId', in: 'path' } }),
      }),
      headers: LanguageHeader,
    },
    responses: {
      200: json(
        z.strictObject({
          accountNumber: z.string().openapi({ description: '`customer-location`.' }),
          amount: z.number().openapi({ description: 'Dollars.' }),
          itemizedBill: z.array(
            z.strictObject({
              applicationNumber: z.string(),
              applicationName: z.string(),
              applicationFee: z.number().openapi({ description: 'Dollars.' }),
            }),
          ),
          caseNumber: z.string(),
          isPaid: z.boolean(),
        }),
        'The applications. Interest for paying late comes last.',
      ),
      404: problem('Request.NotFound: not your request, or no such bill.'),
    },
  },

  payPermitBill: {
    access: 'contact',
    method: 'post',
    path: '/paymentLPI',
    summary: 'Pay what is due on a building permit, like `payBill`',
    request: {
      headers: PaymentHeaders,
      ...jsonBody(
        ChargeMeans.extend({
          activityId: z.uuid(),
          navilineCustomerId: z.string().min(1).max(30),
          navilineLocationId: z.string().max(30),
          autoPay: z.boolean().optional().openapi({
            description: 'Ignored, because permits are not due regularly.',
          }),
        }),
      ),
    },
    responses: { 200: charged, 202: chargeUnknown, ...paymentRefusals },
  },

  createPermitRequest: {
    access: 'contact',
    method: 'post',
    path: '/payment/createLPIUserActivities',
    summary: 'Create the request to pay what is due on a permit, once',
    request: {
      headers: LanguageHeader,
      ...jsonBody(
        z.strictObject({
          sfParentId: z.string().min(1).max(60).openapi({
            description: 'The permit’s record, by its id or its number.',
          }),
          activityId: z.string().max(60).nullable().optional().openapi({
            description: 'Ignored: the service that led here.',
          }),
          organizationId: optionalId('The organization you act for.'),
          userId: optionalId('Your own id.'),
        }),
      ),
    },
    responses: {
      200: json(
        z.strictObject({ Id: z.uuid(), caseNumber: z.string() }),
        'The request. The same one if you ask again.',
      ),
      404: problem(
        'Payment.RecordNotFound. Account.NotYours: the ids are not those of the session.',
      ),
      409: problem('Payment.NothingToPay: it is already paid.'),
    },
  },
})
