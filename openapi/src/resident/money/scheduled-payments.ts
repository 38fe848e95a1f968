import { z } from '@hono/zod-openapi'
import { IdParams, json, LanguageHeader, operations, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const dollars = z.number().openapi({ description: 'Dollars, at least 1.00.', example: 40 })

const Schedule = z.strictObject({
  amount: dollars,
  payOn: z.iso.date().openapi({ description: 'From tomorrow to the account’s due date.' }),
  savedCard: z.uuid().openapi({ description: 'Id of one of your saved cards or bank accounts.' }),
})

const ScheduledPayment = z
  .strictObject({
    id: z.uuid(),
    accountNumber: z.string().openapi({ example: '1001-5001' }),
    amount: z.number().openapi({ description: 'Dollars. The amount charged, if it was less.' }),
    payOn: z.iso.date(),
    status: z.enum(['planned', 'charging', 'paid', 'failed', 'skipped', 'cancelled', 'returned']),
    ended: z
      .enum(['payer', 'declined', 'method-gone', 'not-in-care', 'nothing-due', 'arrangement-ended'])
      .nullable()
      .openapi({ description: 'Why the payment was not made.' }),
    method: z
      .strictObject({ id: z.uuid(), name: z.string() })
      .nullable()
      .openapi({ description: 'Null if another person’s method pays.' }),
    reference: z
      .string()
      .nullable()
      .openapi({ description: 'Reference of the payment that was made.' }),
    isInstallment: z.boolean().openapi({ description: 'Part of a payment arrangement.' }),
    isChangeable: z.boolean().openapi({ description: 'Until the day before.' }),
  })
  .openapi('ScheduledPayment')

const refusals = {
  400: problem(
    'Payment.AmountInvalid. Scheduled.DayInvalid. Scheduled.MoreThanDue, together with other scheduled payments.',
  ),
  404: problem('Billing.AccountNotFound, Payment.MethodNotFound or Scheduled.NotFound: not yours.'),
  409: problem(
    'Scheduled.SameDay: the account already has one on that day. Scheduled.TooLate: it can no longer be changed.',
  ),
}

export const scheduledPayments = operations('Scheduled payments', {
  listScheduledPayments: {
    access: 'contact',
    method: 'get',
    path: '/scheduled-payments',
    summary: 'List scheduled payments of your accounts',
    request: { headers: LanguageHeader },
    responses: {
      200: json(
        z.array(ScheduledPayment),
        'The next one first, then past ones of the last 90 days.',
      ),
    },
  },

  schedulePayment: {
    access: 'contact',
    idempotent: true,
    method: 'post',
    path: '/scheduled-payments',
    summary: 'Schedule a payment on a day before a bill is due',
    description:
      'It is made once on that day, from eight in the morning. Payments made by then are subtracted. We remind the payer the day before.',
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
