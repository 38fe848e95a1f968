import { z } from '@hono/zod-openapi'
import { IdParams, json, LanguageHeader, operations, problem } from '../contract.ts'
import { jsonBody, Success } from '../shared/user.ts'

const dollars = z.number().openapi({ description: 'Dollars, at least 1.00.', example: 40 })

const Schedule = z.strictObject({
  amount: dollars,
  payOn: z.iso.date().openapi({ description: 'From tomorrow to the account’s due date.' }),
  savedCard: z.uuid().openapi({ description: 'Id of a saved card or bank account of one’s own.' }),
})

const ScheduledPayment = z
  .strictObject({
    id: z.uuid(),
    accountNumber: z.string().openapi({ example: '1001-5001' }),
    amount: z.number().openapi({ description: 'Dollars; what was taken where it was less.' }),
    payOn: z.iso.date(),
    status: z.enum(['planned', 'charging', 'paid', 'failed', 'skipped', 'cancelled', 'returned']),
    ended: z
      .enum(['payer', 'declined', 'method-gone', 'not-in-care', 'nothing-due', 'arrangement-ended'])
      .nullable()
      .openapi({ description: 'Why it came to nothing.' }),
    method: z
      .strictObject({ id: z.uuid(), name: z.string() })
      .nullable()
      .openapi({ description: 'Null where it is another keeper’s.' }),
    reference: z.string().nullable().openapi({ description: 'Of the payment that was made.' }),
    isInstallment: z.boolean().openapi({ description: 'Of a payment arrangement.' }),
    isChangeable: z.boolean().openapi({ description: 'Until the day before.' }),
  })
  .openapi('ScheduledPayment')

const refusals = {
  400: problem(
    'Payment.AmountInvalid; Scheduled.DayInvalid; Scheduled.MoreThanDue, with what is scheduled already.',
  ),
  404: problem(
    'Billing.AccountNotFound, Payment.MethodNotFound, Scheduled.NotFound: not one’s own.',
  ),
  409: problem(
    'Scheduled.SameDay: the account has one on that day. Scheduled.TooLate: it can be changed no more.',
  ),
}

export const scheduledPayments = operations('Scheduled payments', {
  listScheduledPayments: {
    access: 'contact',
    method: 'get',
    path: '/scheduled-payments',
    summary: 'Scheduled payments of the accounts in one’s care',
    request: { headers: LanguageHeader },
    responses: {
      200: json(z.array(ScheduledPayment), 'The next first, then what is over, for 90 days.'),
    },
  },

  schedulePayment: {
    access: 'contact',
    idempotent: true,
    method: 'post',
    path: '/scheduled-payments',
    summary: 'Schedule a payment on a day before a bill is due',
    description:
      'It is made once, on that day from eight in the morning. What was paid by then is taken off. The payer is reminded the day before.',
    request: jsonBody(
      Schedule.extend({
        navilineCustomerId: z.string().min(1).max(30),
        navilineLocationId: z.string().min(1).max(30),
      }),
    ),
    responses: { 200: json(z.strictObject({ id: z.uuid() }), 'Scheduled.'), ...refusals },
  },

  changeScheduledPayment: {
    access: 'contact',
    method: 'put',
    path: '/scheduled-payments/{id}',
    summary: 'Change a scheduled payment, until the day before',
    request: { params: IdParams, ...jsonBody(Schedule) },
    responses: { 200: json(Success, 'Changed.'), ...refusals },
  },

  cancelScheduledPayment: {
    access: 'contact',
    method: 'delete',
    path: '/scheduled-payments/{id}',
    summary: 'Cancel a scheduled payment, until the day before',
    request: { params: IdParams },
    responses: { 200: json(Success, 'Canceled.'), 404: refusals[404], 409: refusals[409] },
  },
})
