import { type Handlers, ok } from '@portal/bff-pipeline'
import { exportOwnPayments, listOwnPayments } from '@portal/core/payments'
import type { ownPayments } from '@portal/openapi/resident/money/own-payments'
import { paymentView } from '../../payments/payment-view.ts'
import { ownerOf } from './billing.handlers.ts'

export const ownPaymentHandlers = {
  listOwnPayments: async ({ query }, context) => {
    const payments = await listOwnPayments(context, ownerOf(query))
    return ok(payments.map((payment) => paymentView(context, payment)))
  },
  exportOwnPayments: async ({ query }, context) => {
    const language = query.lng ?? context.language
    return {
      status: 200,
      body: await exportOwnPayments({ ...context, language }, ownerOf(query)),
      headers: {
        // The BOM marks UTF-8 for spreadsheets.
        'content-type': 'text/csv',
        'content-disposition': 'attachment; filename="payments.csv"',
        'cache-control': 'no-store',
      },
    }
  },
} satisfies Handlers<typeof ownPayments>
