import { z } from '@hono/zod-openapi'
import { csv, json, LanguageHeader, operations, problem } from '../../contract.ts'
import { OwnerQuery } from './billing.ts'
import { PaymentView } from './payment-shapes.ts'
const notActing = problem(
  'Organization.NotFound: you are not an approved member of this organization. Billing.AccountNotFound: another person’s id.',
)

export const ownPayments = operations('Payments', {
  listOwnPayments: {
    access: 'contact',
    method: 'get',
    path: '/payments/history',
    summary: 'List payments made through the portal',
    request: { query: OwnerQuery },
    responses: {
      200: json(z.array(PaymentView), 'Newest first, at most 200.'),
      404: notActing,
    },
  },

  exportOwnPayments: {
    access: 'contact',
    method: 'get',
    path: '/payments/history.csv',
    summary: 'Download payments made through the portal as CSV',
    request: {
      headers: LanguageHeader,
      query: OwnerQuery.extend({
        lng: z
          .enum(['en', 'es'])
          .optional()
          .openapi({ description: 'Its language. Default: the reader’s language.' }),
      }),
    },
    responses: {
      200: {
        description:
          'UTF-8 with a byte order mark (RFC 4180). One row for each account that was paid. The last line says how many rows there are. A file without it is not complete.',
        content: { 'text/csv': { schema: csv } },
      },
      404: notActing,
    },
  },
})
