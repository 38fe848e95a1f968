import { z } from '@hono/zod-openapi'
import { json, LanguageHeader, operations, problem } from '../contract.ts'
import { optionalId } from '../shared/optional-id.ts'
import { jsonBody } from '../shared/user.ts'
import { charged, chargeUnknown, ChargeMeans, paymentRefusals, PaymentHeaders } from './payments.ts'

export const permitFees = operations('Payments', {
  getPermitBill: {
    access: 'contact',
    method: 'get',
    path: '/lpiPayment/{activityId}',
    summary: 'What is due on a building permit, application by application',
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
        'The applications; interest for paying late comes last.',
      ),
      404: problem('Request.NotFound: none of the person who asks, or no such bill.'),
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
            description: 'Changes nothing: no permit is due again by itself.',
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
    summary: 'Make the request by which one pays what is due on a permit, once',
    request: {
      headers: LanguageHeader,
      ...jsonBody(
        z.strictObject({
          sfParentId: z.string().min(1).max(60).openapi({
            description: 'The permit’s record, by its id or its number.',
          }),
          activityId: z.string().max(60).nullable().optional().openapi({
            description: 'The service that led here; it changes nothing.',
          }),
          organizationId: optionalId('The organization for which one acts.'),
          userId: optionalId('Oneself.'),
        }),
      ),
    },
    responses: {
      200: json(
        z.strictObject({ Id: z.uuid(), caseNumber: z.string() }),
        'The request; the same one when it is asked for again.',
      ),
      404: problem(
        'Payment.RecordNotFound; Account.NotYours where somebody else is named than the session has.',
      ),
      409: problem('Payment.NothingToPay: somebody has paid it.'),
    },
  },
})
