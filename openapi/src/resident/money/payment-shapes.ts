import { z } from '@hono/zod-openapi'
import { purposeNames } from '@portal/core/ledger/rules'
import { inEnglish, orNull } from '../../contract.ts'

const Method = z.strictObject({
  kind: z.enum(['card', 'bank']),
  brand: z.string(),
  last4: z.string(),
})

export const PaymentView = z
  .strictObject({
    reference: z.string().openapi({ example: 'P7Q2V0X4M9K1T8R3Z5HW' }),
    status: z.enum(['open', 'paid', 'checking', 'declined', 'failed', 'returned']).openapi({
      description:
        'open: not submitted, or its page is still open. checking: we do not know yet whether the money moved. returned: refunded, voided or returned by the bank.',
    }),
    amount: z.number().openapi({ description: 'Dollars.' }),
    paymentType: z.enum(purposeNames).openapi({ description: 'What was paid.' }),
    authNetTransId: z.string().nullable(),
    navilineRoutingIds: z
      .array(z.string())
      .openapi({ description: 'The accounts that were paid.' }),
    items: z.array(
      z.strictObject({
        accountNumber: z.string(),
        name: z.string().openapi({
          description: 'The purpose, in the reader’s language.',
          example: 'Parking ticket: T-4711',
        }),
        place: z.string().openapi({
          description:
            'The place, such as the service address. For another person’s account only the street. Empty if unknown.',
        }),
        amount: z.number(),
        activityId: z
          .uuid()
          .nullable()
          .openapi({ description: 'The request that the fee is for.' }),
        inEnglish,
      }),
    ),
    method: orNull(Method),
    declineReason: z.string().nullable().openapi({ description: 'A text’s key.' }),
    createdAt: z.iso.datetime(),
    frameUrl: z.string().nullable().openapi({
      description: 'Its page, for a frame. Null if there is nothing left to pay.',
    }),
    redirectUrl: z.string().nullable().openapi({
      description: 'Leads to the provider’s page and back. Null if there is nothing left to pay.',
    }),
    pdfUrl: z.string().nullable().openapi({
      description: 'The receipt as PDF, if the payment was made or returned. Otherwise null.',
    }),
    receiptUrl: z.string().openapi({
      description: 'Opens the receipt. A guest’s receipt is open to anyone with this link.',
    }),
  })
  .openapi('Payment')
